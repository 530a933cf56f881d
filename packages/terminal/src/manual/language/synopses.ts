/** What is typed, the same in every language: how commands are called, and two examples of each. */
import type { GameId } from '@baize/games';
import type { CommonCommand } from '../../commands.ts';

/** How a command is called, without its name, and how for example. */
export interface Synopsis {
  readonly usage: readonly string[];
  readonly examples: readonly [string, string];
}

/** The commands as they are typed. */
export const SYNOPSES: Readonly<Record<GameId | CommonCommand, Synopsis>> = {
  pontoon: { usage: ['[options]'], examples: ['baize pontoon', 'baize pontoon --preset british --opponents 5'] },
  hearts: { usage: ['[options]'], examples: ['baize hearts --level hard', 'baize hearts --preset omnibus --speed fast'] },
  holdem: { usage: ['[options]'], examples: ['baize poker --opponents 5', 'baize holdem --preset tda --seed c0ffee'] },
  blackjack: { usage: ['[options]'], examples: ['baize 21 --preset vegas', 'baize blackjack --plain'] },
  roulette: { usage: ['[options]'], examples: ['baize roulette --preset french', 'baize roulette --plain'] },
  sabacc: { usage: ['[options]'], examples: ['baize sabacc --opponents 2', 'baize sabacc --preset spire --ascii'] },
  host: { usage: ['GAME [options]'], examples: ['baize host hearts', 'baize host holdem --opponents 5 --clock 30'] },
  join: {
    usage: ['LINK [options]'],
    examples: ['baize join http://192.168.1.20:8321/#/room/0123456789abcdef', 'baize join chalk-lantern-31 --name Ada'],
  },
  rooms: {
    usage: ['[options]', 'backup FILE [--file rooms.db]'],
    examples: ['baize rooms --host 0.0.0.0', 'baize rooms backup monday.db --file /srv/rooms.db'],
  },
  ssh: { usage: ['[options]'], examples: ['baize ssh --host 0.0.0.0', 'baize ssh --rooms http://127.0.0.1:8321'] },
  odds: {
    usage: ['GAME [options]', 'holdem HAND HAND... [--board CARDS]'],
    examples: ['baize odds blackjack --preset vegas', 'baize odds holdem AsKs QQ+,AKs random'],
  },
  simulate: {
    usage: ['GAME [options]', '--merge FILE...'],
    examples: ['baize simulate blackjack --preset vegas --rounds 10m --play basic', 'baize simulate roulette --bet "red 10" --purse 500'],
  },
  verify: {
    usage: ['FILE [options]'],
    examples: ['baize verify sitting.json', 'baize export --sitting hearts a.json && baize verify a.json'],
  },
  replay: {
    usage: ['FILE [--json]', 'FILE.phh FILE.phhs... [--json]'],
    examples: ['baize replay sitting.json', 'baize replay hands.phhs --json'],
  },
  review: {
    usage: ['[FILE] [options]', '--sitting GAME [options]', 'FILE.phhs --player NAME [options]'],
    examples: ['baize review', 'baize review hands.phhs --player Clara'],
  },
  puzzle: {
    usage: ['[options]', 'hearts|holdem|blackjack [NUMBER] [options]', 'own [options]'],
    examples: ['baize puzzle hearts 12', 'baize puzzle own'],
  },
  statistics: { usage: ['[GAME] [options]'], examples: ['baize statistics', 'baize statistics holdem --csv'] },
  export: { usage: ['FILE', '--sitting GAME FILE', 'FILE.phhs'], examples: ['baize export profile.json', 'baize export hands.phhs'] },
  import: { usage: ['FILE'], examples: ['baize import profile.json', 'baize import ~/old/profile.json'] },
  completion: {
    usage: ['bash|zsh|fish'],
    examples: ['baize completion bash >> ~/.bashrc', 'baize completion fish > ~/.config/fish/completions/baize.fish'],
  },
  man: { usage: [''], examples: ['baize man > baize.1', 'baize man | man -l -'] },
};
