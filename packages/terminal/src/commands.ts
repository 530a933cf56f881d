/**
 * The commands of `baize`, as one table of data: the help of each, the shell completion and the man page are made from it, in the words
 * of manual/. A new command is a new entry here; what it does is decided in main.ts.
 */
import { PACES } from '@baize/casino';
import { LANGUAGES } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { GAME_PRESETS } from './floor/tiles.ts';
import { THEMES } from './kit/ansi.ts';

/** An option: its name and what it takes. */
export interface OptionSpec {
  readonly short?: string;
  /** What stands after it; left out where nothing does. */
  readonly takes?: string;
  /** The words that may stand there, where they are few. */
  readonly words?: readonly string[];
}

/** All options, by name. */
export const OPTION_SPECS = {
  preset: { takes: 'NAME' },
  opponents: { takes: 'N' },
  level: { takes: 'NAME' },
  seed: { takes: 'HEX' },
  speed: { takes: 'NAME', words: Object.keys(PACES) },
  plain: {},
  ascii: {},
  theme: { takes: 'NAME', words: THEMES },
  language: { takes: 'NAME', words: LANGUAGES },
  bell: {},
  'no-mouse': {},
  sitting: { takes: 'GAME', words: gameIds },
  json: {},
  player: { takes: 'NAME' },
  promise: { takes: 'HEX' },
  words: { takes: 'TEXT' },
  end: { takes: 'HEX' },
  quick: {},
  board: { takes: 'CARDS' },
  decks: { takes: 'N' },
  cards: { takes: 'N' },
  rounds: { takes: 'N' },
  evening: { takes: 'N' },
  play: { takes: 'NAME' },
  players: { takes: 'NAMES' },
  bet: { takes: 'TEXT' },
  purse: { takes: 'N' },
  duplicate: {},
  workers: { takes: 'N' },
  shard: { takes: 'K/N' },
  out: { takes: 'FILE' },
  merge: {},
  csv: {},
  name: { takes: 'NAME' },
  clock: { takes: 'N' },
  'time-bank': { takes: 'N' },
  'no-bell': {},
  port: { takes: 'N' },
  host: { takes: 'ADDRESS' },
  file: { takes: 'FILE' },
  public: { takes: 'URL' },
  game: { takes: 'GAME', words: gameIds },
  folder: { takes: 'FOLDER' },
  home: { takes: 'FOLDER' },
  rooms: { takes: 'URL' },
  'rooms-port': { takes: 'N' },
  'rooms-file': { takes: 'FILE' },
  limits: { takes: 'JSON' },
  'no-house': {},
  help: { short: 'h' },
  version: {},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option. */
export type OptionName = keyof typeof OPTION_SPECS;

/** What stands after a command. */
export type Operand = 'file' | 'game' | 'shell' | 'hands';

/** The commands that are no games, in the order in which they are told. */
export const COMMON_NAMES = [
  'host',
  'join',
  'rooms',
  'ssh',
  'odds',
  'simulate',
  'verify',
  'replay',
  'review',
  'puzzle',
  'statistics',
  'export',
  'import',
  'completion',
  'man',
] as const;
/** A command that is no game. */
export type CommonCommand = (typeof COMMON_NAMES)[number];

/** A command. */
export interface CommandSpec {
  readonly name: GameId | CommonCommand;
  readonly aliases?: readonly string[];
  readonly options: readonly OptionName[];
  readonly operands?: Operand;
  readonly presets?: readonly string[];
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
  'language',
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

const gameCommand = (id: GameId): CommandSpec => ({
  name: id,
  ...(ALIASES[id] === undefined ? {} : { aliases: ALIASES[id] }),
  options: PLAY,
  presets: GAME_PRESETS[id],
});

const COMMON: Readonly<Record<CommonCommand, Omit<CommandSpec, 'name'>>> = {
  host: {
    options: [
      'preset',
      'opponents',
      'level',
      'no-house',
      'clock',
      'time-bank',
      'port',
      'name',
      'speed',
      'plain',
      'ascii',
      'no-bell',
      'help',
    ],
    operands: 'game',
  },
  join: {
    options: ['name', 'speed', 'plain', 'ascii', 'no-bell', 'help'],
  },
  rooms: {
    options: ['host', 'port', 'game', 'file', 'public', 'folder', 'limits', 'help'],
    operands: 'file',
  },
  ssh: {
    options: ['host', 'port', 'home', 'rooms', 'rooms-port', 'rooms-file', 'public', 'limits', 'help'],
  },
  odds: {
    options: ['preset', 'board', 'decks', 'cards', 'json', 'help'],
    operands: 'game',
  },
  simulate: {
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
  },
  verify: {
    options: ['promise', 'words', 'end', 'quick', 'help'],
    operands: 'file',
  },
  replay: {
    options: ['json', 'help'],
    operands: 'file',
  },
  review: {
    options: ['sitting', 'player', 'plain', 'ascii', 'json', 'help'],
    operands: 'file',
  },
  puzzle: {
    options: ['plain', 'ascii', 'help'],
    operands: 'game',
  },
  statistics: {
    options: ['csv', 'json', 'help'],
    operands: 'game',
  },
  export: {
    options: ['sitting', 'help'],
    operands: 'file',
  },
  import: {
    options: ['help'],
    operands: 'file',
  },
  completion: {
    options: ['help'],
    operands: 'shell',
  },
  man: {
    options: ['help'],
  },
};

/** The commands that are no games. */
export const COMMON_COMMANDS: readonly CommandSpec[] = COMMON_NAMES.map((name) => ({ name, ...COMMON[name] }));

/** All commands: the games first. */
export const COMMAND_SPECS: readonly CommandSpec[] = [...gameIds.map(gameCommand), ...COMMON_COMMANDS];

/** The options of the floor itself. */
export const FLOOR_OPTIONS: readonly OptionName[] = ['speed', 'plain', 'ascii', 'theme', 'language', 'bell', 'no-mouse', 'help', 'version'];

/** What the help tells of besides the whole and each command. */
export const HELP_TOPICS = ['games', 'commands', 'options'] as const;
/** One of them. */
export type HelpTopic = (typeof HELP_TOPICS)[number];
/** Whether a word names one. */
export const isHelpTopic = (word: string): word is HelpTopic => HELP_TOPICS.some((topic) => topic === word);

/** The shells that can be helped. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** The command with this name, or with this other name. */
export const commandNamed = (word: string): CommandSpec | undefined =>
  COMMAND_SPECS.find(({ name, aliases = [] }) => name === word.toLowerCase() || aliases.includes(word.toLowerCase()));
