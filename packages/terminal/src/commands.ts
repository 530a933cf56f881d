/**
 * The commands of `baize`, as one table of data: the help of each, the shell completion and the man page are made from it. A new command
 * is a new entry here; what it does is decided in main.ts.
 */
import { PACES } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { floorTiles } from './floor/tiles.ts';
import { THEMES } from './kit/ansi.ts';

/** An option: its name, what it takes, and what it does. */
export interface OptionSpec {
  readonly short?: string;
  /** What stands after it; left out where nothing does. */
  readonly takes?: string;
  /** The words that may stand there, where they are few. */
  readonly words?: readonly string[];
  readonly does: string;
}

/** All options, by name. */
export const OPTION_SPECS = {
  preset: { takes: 'NAME', does: 'the rules of the table' },
  opponents: { takes: 'N', does: 'how many play with you, where the rules allow it' },
  level: { takes: 'NAME', does: 'how strong they are' },
  seed: { takes: 'HEX', does: 'up to 64 hex digits that decide every shuffle' },
  speed: { takes: 'NAME', words: Object.keys(PACES), does: 'how long each card and word is held' },
  plain: { does: 'line by line, for screen readers, pipes and scripts' },
  ascii: { does: 'no signs outside ASCII' },
  theme: { takes: 'NAME', words: THEMES, does: 'colours for a dark or a light window; the terminal is asked otherwise' },
  bell: { does: 'a bell when it is your turn and you have looked away' },
  'no-mouse': { does: 'the mouse selects text; Ctrl+T gives it to the table' },
  sitting: { takes: 'GAME', words: gameIds, does: 'the last sitting at a game, not the profile' },
  json: { does: 'for programs: JSON in place of words' },
  player: { takes: 'NAME', does: 'whose decisions in a hand history' },
  promise: { takes: 'HEX', does: 'the seal that you were shown before the sitting, or at a table with friends' },
  words: { takes: 'TEXT', does: 'the words that you mixed into the shuffle; "" for none' },
  end: { takes: 'HEX', does: 'the seal that you were told when the record was written' },
  quick: { does: 'does not ask the bots again' },
  board: { takes: 'CARDS', does: 'the cards on the board, such as Qh9c4d' },
  decks: { takes: 'N', does: 'so many decks, or infinite' },
  cards: { takes: 'N', does: 'so many cards in a hand' },
  rounds: { takes: 'N', does: 'so many rounds: 5000, 250k, 10m' },
  evening: { takes: 'N', does: 'so many rounds an evening' },
  play: { takes: 'NAME', does: 'how the player plays: a bot, coach, or a chart in FILE.json' },
  players: { takes: 'NAMES', does: 'the bot at each seat, with commas' },
  bet: { takes: 'TEXT', does: 'what is laid before each spin, such as "red 10, 17 5"' },
  purse: { takes: 'N', does: 'the chips that somebody brings to an evening' },
  duplicate: { does: 'plays each deal from every seat' },
  workers: { takes: 'N', does: 'so many threads' },
  shard: { takes: 'K/N', does: 'part K of N alone' },
  out: { takes: 'FILE', does: 'writes what a part came to' },
  merge: { does: 'puts parts together again' },
  csv: { does: 'rows of figures, for a table' },
  name: { takes: 'NAME', does: 'what you are called at a table with friends' },
  clock: { takes: 'N', does: 'so many seconds for a move; 0 for as long as one likes' },
  port: { takes: 'N', does: 'the port that friends come to' },
  file: { takes: 'FILE', does: 'the file that the rooms lie in; rooms.db unless told' },
  'no-house': { does: 'deal only to those who came, and leave no seat to the house' },
  help: { short: 'h', does: 'this help' },
  version: { does: 'the version' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option. */
export type OptionName = keyof typeof OPTION_SPECS;

/** What stands after a command. */
export type Operand = 'file' | 'game' | 'shell' | 'hands';

/** A command. */
export interface CommandSpec {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** What it does, in a line. */
  readonly does: string;
  /** How it is called, without its name: `FILE`, `GAME [options]`. */
  readonly usage: readonly string[];
  readonly options: readonly OptionName[];
  readonly operands?: Operand;
  /** The presets, each with a line about it. */
  readonly presets?: Readonly<Record<string, string>>;
  readonly examples: readonly [string, string];
}

const PLAY: readonly OptionName[] = [
  'preset',
  'opponents',
  'level',
  'seed',
  'speed',
  'plain',
  'ascii',
  'theme',
  'bell',
  'no-mouse',
  'help',
];

/** Further names of the games. */
const ALIASES: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  holdem: ['poker', 'texas', "hold'em"],
  blackjack: ['21', '21black'],
  pontoon: ['vingt-et-un'],
};

const EXAMPLES: Readonly<Record<GameId, readonly [string, string]>> = {
  pontoon: ['baize pontoon', 'baize pontoon --preset british --opponents 5'],
  hearts: ['baize hearts --level hard', 'baize hearts --preset omnibus --speed fast'],
  holdem: ['baize poker --opponents 5', 'baize holdem --preset tda --seed c0ffee'],
  blackjack: ['baize 21 --preset vegas', 'baize blackjack --plain'],
  roulette: ['baize roulette --preset french', 'baize roulette --plain'],
  sabacc: ['baize sabacc --opponents 2', 'baize sabacc --preset spire --ascii'],
};

const gameCommand = (id: GameId): CommandSpec => ({
  name: id,
  ...(ALIASES[id] === undefined ? {} : { aliases: ALIASES[id] }),
  does: `${floorTiles[id].name} alone: ${floorTiles[id].lines.join(' ').replace(/^./, (first) => first.toLowerCase())}`,
  usage: ['[options]'],
  options: PLAY,
  presets: floorTiles[id].presets,
  examples: EXAMPLES[id],
});

/** The commands that are no games. */
export const COMMON_COMMANDS: readonly CommandSpec[] = [
  {
    name: 'host',
    does: 'open a table for friends on this machine, and sit down at it',
    usage: ['GAME [options]'],
    options: ['preset', 'opponents', 'level', 'no-house', 'clock', 'port', 'name', 'speed', 'plain', 'ascii', 'help'],
    operands: 'game',
    examples: ['baize host hearts', 'baize host holdem --opponents 5 --clock 30'],
  },
  {
    name: 'join',
    does: 'sit down at a table with friends',
    usage: ['LINK [options]'],
    options: ['name', 'speed', 'plain', 'ascii', 'help'],
    examples: ['baize join http://192.168.1.20:8321/#/room/0123456789abcdef', 'baize join LINK --name Ada --plain'],
  },
  {
    name: 'rooms',
    does: 'copy the rooms of a server while it runs',
    usage: ['backup FILE [--file rooms.db]'],
    options: ['file', 'help'],
    operands: 'file',
    examples: ['baize rooms backup monday.db', 'baize rooms backup monday.db --file /srv/rooms.db'],
  },
  {
    name: 'odds',
    does: 'what the odds of a game are, exactly',
    usage: ['GAME [options]', 'holdem HAND HAND... [--board CARDS]'],
    options: ['preset', 'board', 'decks', 'cards', 'json', 'help'],
    operands: 'game',
    examples: ['baize odds blackjack --preset vegas', 'baize odds holdem AsKs QQ+,AKs random'],
  },
  {
    name: 'simulate',
    does: 'play a game many times, and see what it comes to',
    usage: ['GAME [options]', '--merge FILE...'],
    options: [
      'preset',
      'rounds',
      'evening',
      'play',
      'players',
      'bet',
      'purse',
      'duplicate',
      'seed',
      'workers',
      'shard',
      'out',
      'merge',
      'json',
      'csv',
      'help',
    ],
    operands: 'game',
    examples: ['baize simulate blackjack --preset vegas --rounds 10m --play basic', 'baize simulate roulette --bet "red 10" --purse 500'],
  },
  {
    name: 'verify',
    does: 'check the record of a sitting',
    usage: ['FILE [options]'],
    options: ['promise', 'words', 'end', 'quick', 'help'],
    operands: 'file',
    examples: ['baize verify sitting.json', 'baize export --sitting hearts a.json && baize verify a.json'],
  },
  {
    name: 'replay',
    does: 'tell a sitting again, or play hand histories',
    usage: ['FILE [--json]', 'FILE.phh FILE.phhs... [--json]'],
    options: ['json', 'help'],
    operands: 'file',
    examples: ['baize replay sitting.json', 'baize replay hands.phhs --json'],
  },
  {
    name: 'review',
    does: 'look back at a sitting: what each decision cost',
    usage: ['[FILE] [options]', '--sitting GAME [options]', 'FILE.phhs --player NAME [options]'],
    options: ['sitting', 'player', 'plain', 'ascii', 'json', 'help'],
    operands: 'file',
    examples: ['baize review', 'baize review hands.phhs --player Clara'],
  },
  {
    name: 'puzzle',
    does: 'what would you play? Today’s, one of 200 a game, or your own',
    usage: ['[options]', 'hearts|holdem|blackjack [NUMBER] [options]', 'own [options]'],
    options: ['plain', 'ascii', 'help'],
    operands: 'game',
    examples: ['baize puzzle hearts 12', 'baize puzzle own'],
  },
  {
    name: 'statistics',
    does: 'what you have played, won and lost, game by game',
    usage: ['[GAME] [options]'],
    options: ['csv', 'json', 'help'],
    operands: 'game',
    examples: ['baize statistics', 'baize statistics holdem --csv'],
  },
  {
    name: 'export',
    does: 'write your profile, a sitting or a hand history to a file',
    usage: ['FILE', '--sitting GAME FILE', "FILE.phhs   the hands of your last sitting at hold'em"],
    options: ['sitting', 'help'],
    operands: 'file',
    examples: ['baize export profile.json', 'baize export hands.phhs'],
  },
  {
    name: 'import',
    does: 'take a profile from a file; asks first',
    usage: ['FILE'],
    options: ['help'],
    operands: 'file',
    examples: ['baize import profile.json', 'baize import ~/old/profile.json'],
  },
  {
    name: 'completion',
    does: 'completion for your shell',
    usage: ['bash|zsh|fish'],
    options: ['help'],
    operands: 'shell',
    examples: ['baize completion bash >> ~/.bashrc', 'baize completion fish > ~/.config/fish/completions/baize.fish'],
  },
  {
    name: 'man',
    does: 'the manual page, for man',
    usage: [''],
    options: ['help'],
    examples: ['baize man > baize.1', 'baize man | man -l -'],
  },
];

/** All commands: the games first. */
export const COMMAND_SPECS: readonly CommandSpec[] = [...gameIds.map(gameCommand), ...COMMON_COMMANDS];

/** The options of the floor itself. */
export const FLOOR_OPTIONS: readonly OptionName[] = ['speed', 'plain', 'ascii', 'theme', 'bell', 'no-mouse', 'help', 'version'];

/** The shells that can be helped. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** The command with this name, or with this other name. */
export const commandNamed = (word: string): CommandSpec | undefined =>
  COMMAND_SPECS.find(({ name, aliases = [] }) => name === word.toLowerCase() || aliases.includes(word.toLowerCase()));
