/** What was asked for on the command line. */

import { parseArgs } from 'node:util';
import { type Evidence, levelsAt, levelWords, PACES, type Speed } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import type { GameId } from '@baize/games';
import { COMMAND_SPECS, type CommandSpec, commandNamed, FLOOR_OPTIONS, type OptionName, SHELLS } from './commands.ts';
import type { Shell } from './completion.ts';
import { isTheme, THEMES, type Theme } from './kit/ansi.ts';
import { type Fault, faultOf } from './refusals/faults.ts';
import type { TableRequest, TableScreen } from './screens/screen.ts';

/** A game to play, and how. */
export interface Playing {
  readonly kind: 'play';
  readonly game: GameId;
  readonly preset: string | undefined;
  readonly opponents: number | undefined;
  readonly level: string | undefined;
  readonly seed: string | undefined;
  readonly speed: Speed;
  readonly plain: boolean;
  readonly look: LookRequest;
}
/** What was asked for about the screen. */
export interface LookRequest {
  readonly ascii: boolean;
  readonly theme?: Theme;
  readonly bell?: boolean;
  readonly mouse?: boolean;
}
/** A visit to the floor, and how. */
export interface Visiting {
  readonly kind: 'visit';
  /** Undefined for the speed in the player's settings. */
  readonly speed: Speed | undefined;
  readonly plain: boolean;
  readonly look: LookRequest;
}
/** Something to do with a file. */
export type FileWork =
  | { readonly kind: 'verify'; readonly file: string; readonly evidence: Evidence }
  | { readonly kind: 'replay'; readonly files: readonly string[]; readonly json: boolean }
  | { readonly kind: 'export'; readonly file: string; readonly sitting: GameId | undefined }
  | { readonly kind: 'import'; readonly file: string };
/** Odds to tell; what follows the game is its own affair. */
export interface OddsAsked {
  readonly kind: 'odds';
  readonly game: string;
  readonly args: readonly string[];
}
/** The words that threads of ours are started with. */
const THREAD_WORKS = ['simulate-worker', 'bot-worker', 'rooms-worker', 'thought-worker'] as const;
/** What a thread of ours is started for. */
export type ThreadWork = (typeof THREAD_WORKS)[number];
/** What to do: say something and go, or play. */
export type CommandLine =
  | OddsAsked
  /** A run; what follows is its own affair. */
  | { readonly kind: 'simulate'; readonly args: readonly string[] }
  /** A look back; what follows is its own affair. */
  | { readonly kind: 'review'; readonly args: readonly string[] }
  /** A puzzle; what follows is its own affair. */
  | { readonly kind: 'puzzle'; readonly args: readonly string[] }
  /** What the books say; what follows is its own affair. */
  | { readonly kind: 'statistics'; readonly args: readonly string[] }
  /** A table with friends; what follows is its own affair. */
  | { readonly kind: 'join'; readonly args: readonly string[] }
  | { readonly kind: 'host'; readonly args: readonly string[] }
  | { readonly kind: 'rooms'; readonly args: readonly string[] }
  | { readonly kind: 'ssh'; readonly args: readonly string[] }
  /** A thread of a run, or one in which strong bots think or rooms are kept. Nobody types it. */
  | { readonly kind: 'thread'; readonly work: ThreadWork }
  | Playing
  | Visiting
  | FileWork
  /** Of one command, or of the whole. */
  | { readonly kind: 'help'; readonly command?: CommandSpec; readonly topic?: string }
  | { readonly kind: 'completion'; readonly shell: Shell }
  | { readonly kind: 'man' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly why: Fault };

/** The options that are read here; those of the odds are read by each game's own. */
const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  preset: { type: 'string' },
  opponents: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  speed: { type: 'string' },
  plain: { type: 'boolean' },
  ascii: { type: 'boolean' },
  theme: { type: 'string' },
  bell: { type: 'boolean' },
  'no-mouse': { type: 'boolean' },
  sitting: { type: 'string' },
  json: { type: 'boolean' },
  promise: { type: 'string' },
  words: { type: 'string' },
  end: { type: 'string' },
  quick: { type: 'boolean' },
} as const satisfies Readonly<Partial<Record<OptionName, { readonly type: 'string' | 'boolean'; readonly short?: string }>>>;
/** The commands that read what follows them by themselves. */
const OWN_AFFAIRS = ['simulate', 'review', 'puzzle', 'statistics', 'join', 'host', 'rooms', 'ssh'] as const;
const FILE_WORK = ['verify', 'replay', 'export', 'import'] as const;

const wrong = (why: Fault): CommandLine => ({ kind: 'wrong', why });

const isKnown = <K extends string>(known: Readonly<Record<K, unknown>>, name: string): name is K => Object.hasOwn(known, name);

const read = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true, strict: false, tokens: true });

type Token = ReturnType<typeof read>['tokens'][number];

/** What is wrong with one option. */
const troubleWith = (token: Extract<Token, { readonly kind: 'option' }>): Fault | undefined => {
  const { name, rawName, value } = token;
  if (!isKnown(OPTIONS, name)) {
    return rawName.startsWith('--') ? faultOf('unknown', 'option', name, Object.keys(OPTIONS), '--') : faultOf('noOption', rawName);
  }
  if (OPTIONS[name].type === 'string')
    // No words at all are an answer: that none were mixed in.
    return value === undefined || (value === '' && name !== 'words') ? faultOf('needsWord', name) : undefined;
  return value === undefined ? undefined : faultOf('takesNoValue', name, value);
};

/** The first thing that is wrong with the options themselves. */
const trouble = (tokens: readonly Token[]): Fault | undefined =>
  tokens.map((token) => (token.kind === 'option' ? troubleWith(token) : undefined)).find((why) => why !== undefined);

const word = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const readSeed = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  // A short one is filled up with zeros, as in an address of the web.
  return /^[0-9a-f]{1,64}$/i.test(text) ? text.toLowerCase().padStart(64, '0') : '';
};

const readGame = (words: readonly string[], games: Readonly<Record<GameId, unknown>>): GameId | Fault => {
  const [given = '', more] = words;
  const name = commandNamed(given)?.name ?? given;
  if (!isKnown(games, name))
    return faultOf(
      'unknown',
      'game',
      given,
      COMMAND_SPECS.map((command) => command.name),
    );
  return more === undefined ? name : faultOf('tooMany', 'game', more);
};

/** Which options go with what is asked for; the others would mean nothing there. */
const meantFor = (command: CommandSpec | undefined): readonly string[] => command?.options ?? FLOOR_OPTIONS;

/** What is wrong about options that are right elsewhere. */
const misplaced = (tokens: readonly Token[], command: CommandSpec | undefined): Fault | undefined => {
  const token = tokens.find((one) => one.kind === 'option' && !meantFor(command).includes(one.name));
  if (token?.kind !== 'option') return undefined;
  if (command === undefined && meantFor(commandNamed('pontoon')).includes(token.name)) return faultOf('withGame', token.name);
  return faultOf('notHere', token.name);
};

const isCommand = (word: string | undefined): word is (typeof FILE_WORK)[number] => FILE_WORK.some((command) => command === word);

/** A seal, or the short word that the floor shows of it. */
const SEAL = /^[0-9a-f]{8,64}$/;

/** What a record is to be held against. */
const readVerify = (file: string, { promise, words, end, quick }: ReturnType<typeof read>['values']): CommandLine => {
  const [seal, last] = [word(promise)?.toLowerCase(), word(end)?.toLowerCase()];
  if ([seal, last].some((given) => given !== undefined && !SEAL.test(given))) return wrong(faultOf('badSeal'));
  const mixed = word(words);
  const evidence: Evidence = {
    ...(seal === undefined ? {} : { promise: seal }),
    ...(last === undefined ? {} : { end: last }),
    ...(mixed === undefined ? {} : { words: mixed.trim() }),
    quick: quick === true,
  };
  return { kind: 'verify', file, evidence };
};

const readFileWork = (
  kind: (typeof FILE_WORK)[number],
  words: readonly string[],
  values: ReturnType<typeof read>['values'],
  games: Readonly<Record<GameId, unknown>>,
): CommandLine => {
  const { sitting, json } = values;
  const [file, more] = words;
  if (file === undefined) return wrong(faultOf('noFile', kind));
  if (kind === 'replay') return { kind, files: words, json: json === true };
  if (more !== undefined) return wrong(faultOf('tooMany', 'file', more));
  if (kind === 'verify') return readVerify(file, values);
  if (kind !== 'export') return { kind, file };
  const given = word(sitting);
  // Hand histories are of hold'em: the file's name says which game is meant.
  if (given === undefined) return { kind, file, sitting: /\.phhs?$/i.test(file) ? 'holdem' : undefined };
  const game = commandNamed(given)?.name ?? given;
  return isKnown(games, game) ? { kind, file, sitting: game } : wrong(faultOf('unknown', 'game', game, Object.keys(games)));
};

const readPlaying = (
  playing: Omit<Playing, 'preset' | 'opponents' | 'level' | 'seed'>,
  values: ReturnType<typeof read>['values'],
): CommandLine => {
  const seed = readSeed(word(values.seed));
  if (seed === '') return wrong(faultOf('badSeed'));
  const opponents = word(values.opponents);
  if (opponents !== undefined && !/^\d{1,3}$/.test(opponents)) return wrong(faultOf('notWhole', 'opponents', opponents));
  return {
    ...playing,
    preset: word(values.preset),
    opponents: opponents === undefined ? undefined : Number(opponents),
    level: word(values.level),
    seed,
  };
};

/** Reads the command line. The games are those that have a table in the terminal. */
export const readArguments = (argv: readonly string[], games: Readonly<Record<GameId, unknown>>): CommandLine => {
  const [command, game = '', ...args] = argv;
  if (argv.includes('--help') || argv.includes('-h') || command === 'help') return helpOn(argv.filter((word) => word !== 'help'));
  const own = OWN_AFFAIRS.find((one) => one === command);
  if (own !== undefined) return { kind: own, args: argv.slice(1) };
  const work = THREAD_WORKS.find((one) => one === command);
  if (work !== undefined) return { kind: 'thread', work };
  return command === 'odds' ? { kind: 'odds', game: commandNamed(game)?.name ?? game, args } : readWords(argv, games);
};

/** The help of the first command that is named, or of the whole. */
const helpOn = (argv: readonly string[]): CommandLine => {
  const command = argv.map(commandNamed).find((one) => one !== undefined);
  const topic = argv.find((word) => !word.startsWith('-'));
  return command === undefined ? { kind: 'help', ...(topic === undefined ? {} : { topic }) } : { kind: 'help', command };
};

const readCompletion = ([shell, more]: readonly string[]): CommandLine => {
  const known = SHELLS.find((one) => one === shell);
  if (known === undefined)
    return shell === undefined ? wrong(faultOf('noShell', SHELLS)) : wrong(faultOf('unknown', 'shell', shell, SHELLS));
  return more === undefined ? { kind: 'completion', shell: known } : wrong(faultOf('tooMany', 'shell', more));
};

/** A command that is no game; undefined for everything else. */
const readCommand = (
  words: readonly string[],
  values: ReturnType<typeof read>['values'],
  games: Readonly<Record<GameId, unknown>>,
): CommandLine | undefined => {
  const [first, ...more] = words;
  if (isCommand(first)) return readFileWork(first, more, values, games);
  if (first === 'completion') return readCompletion(more);
  return first === 'man' ? { kind: 'man' } : undefined;
};

/** What is asked for about the screen; what is wrong where that is none. */
const readLook = (values: ReturnType<typeof read>['values']): LookRequest | Fault => {
  const theme = word(values.theme);
  if (theme !== undefined && !isTheme(theme)) return faultOf('unknown', 'theme', theme, THEMES);
  return {
    ascii: values.ascii === true,
    ...(theme === undefined ? {} : { theme }),
    ...(values.bell === true ? { bell: true } : {}),
    ...(values['no-mouse'] === true ? { mouse: false } : {}),
  };
};

const readWords = (argv: readonly string[], games: Readonly<Record<GameId, unknown>>): CommandLine => {
  const { values, positionals, tokens } = read(argv);
  const amiss = trouble(tokens);
  if (amiss !== undefined) return wrong(amiss);
  if (values.version === true) return { kind: 'version' };
  const [first] = positionals;
  const stray = misplaced(tokens, first === undefined ? undefined : (commandNamed(first) ?? commandNamed('pontoon')));
  if (stray !== undefined) return wrong(stray);
  const command = readCommand(positionals, values, games);
  if (command !== undefined) return command;
  const speed = word(values.speed) ?? 'normal';
  if (!isKnown(PACES, speed)) return wrong(faultOf('unknown', 'speed', speed, Object.keys(PACES)));
  const look = readLook(values);
  if ('fault' in look) return wrong(look);
  const shown = { plain: values.plain === true, look };
  if (first === undefined) return { kind: 'visit', speed: values.speed === undefined ? undefined : speed, ...shown };
  const game = readGame(positionals, games);
  return typeof game === 'string' ? readPlaying({ kind: 'play', game, speed, ...shown }, values) : wrong(game);
};

// --- from what was asked to a place at a table, or why not -----------------------------------------------------------

/** A place at a table, or why there is none. */
export type Seated = { readonly ok: true; readonly seating: TableRequest } | { readonly ok: false; readonly why: Fault };

/** Finds the place that was asked for. */
export const seatFor = <T extends GameTypes>({ module, opponents }: TableScreen<T>, asked: Playing, seed: string): Seated => {
  const presets = Object.keys(module.game.presets);
  const preset = asked.preset?.toLowerCase() ?? presets[0] ?? '';
  if (!presets.includes(preset)) return { ok: false, why: faultOf('unknown', 'preset', asked.preset ?? '', presets) };
  const { min, max } = opponents(preset);
  if (asked.opponents !== undefined && (asked.opponents < min || asked.opponents > max))
    return { ok: false, why: max === 0 ? faultOf('alone', preset, 'opponents') : faultOf('opponents', preset, min, max) };
  if (asked.level === undefined) return { ok: true, seating: { preset, opponents: asked.opponents, seed } };
  const { levels } = levelsAt(module, preset);
  const said = asked.level.toLowerCase();
  // By its own name, or by what the page to sit down at calls it.
  const level = levels.find((one) => one === said || levelWords(module.words, one).toLowerCase() === said);
  if (levels.length === 0) return { ok: false, why: faultOf('alone', preset, 'level') };
  if (level === undefined) return { ok: false, why: faultOf('unknown', 'level', asked.level, levels) };
  return { ok: true, seating: { preset, opponents: asked.opponents, level, seed } };
};
