/** What was asked for on the command line. */
import { parseArgs } from 'node:util';
import { isSeed } from '@baize/engine';
import type { GameId } from '@baize/games';
import { quoted } from './kit/clean.ts';
import { nearest } from './kit/nearest.ts';

/** How fast the table moves. */
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
/** The name of a speed. */
export type Speed = keyof typeof SPEEDS;

/** A game to play, and how. */
export interface Playing {
  readonly kind: 'play';
  readonly game: GameId;
  readonly preset: string | undefined;
  readonly opponents: number | undefined;
  readonly seed: string | undefined;
  readonly speed: Speed;
  readonly plain: boolean;
  readonly ascii: boolean;
}
/** What to do: say something and go, or play. */
export type Asked =
  | Playing
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly sentence: string };

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  preset: { type: 'string' },
  opponents: { type: 'string' },
  seed: { type: 'string' },
  speed: { type: 'string' },
  plain: { type: 'boolean' },
  ascii: { type: 'boolean' },
} as const;

const wrong = (sentence: string): Asked => ({ kind: 'wrong', sentence });

/** "There is no game "ponton". Did you mean pontoon?"; or the whole list when nothing is near. */
export const unknown = (what: string, given: string, known: readonly string[], dashes = ''): string => {
  const near = nearest(given, known);
  const advice = near === undefined ? `There is: ${known.map((name) => dashes + name).join(', ')}.` : `Did you mean ${dashes}${near}?`;
  return `There is no ${what} ${quoted(dashes + given)}. ${advice}`;
};

const isKnown = <K extends string>(known: Readonly<Record<K, unknown>>, name: string): name is K => Object.hasOwn(known, name);

const read = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true, strict: false, tokens: true });

type Token = ReturnType<typeof read>['tokens'][number];

/** What is wrong with one option, in a sentence. */
const troubleWith = (token: Extract<Token, { readonly kind: 'option' }>): string | undefined => {
  const { name, rawName, value } = token;
  if (!isKnown(OPTIONS, name)) {
    return rawName.startsWith('--')
      ? unknown('option', name, Object.keys(OPTIONS), '--')
      : `There is no option ${quoted(rawName)}. Try --help.`;
  }
  if (OPTIONS[name].type === 'string')
    return value === undefined || value === '' ? `--${name} needs a word after it. Try --help.` : undefined;
  return value === undefined ? undefined : `--${name} takes no value. Leave out ${quoted(value)}.`;
};

/** The first thing that is wrong with the options themselves. */
const trouble = (tokens: readonly Token[]): string | undefined =>
  tokens.map((token) => (token.kind === 'option' ? troubleWith(token) : undefined)).find((sentence) => sentence !== undefined);

const word = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const readSeed = (text: string | undefined): string | undefined => {
  const seed = text?.toLowerCase();
  return seed === undefined || isSeed(seed) ? seed : '';
};

const readGame = (words: readonly string[], games: Readonly<Record<GameId, unknown>>): GameId | string => {
  const [name = '', more] = words;
  if (!isKnown(games, name.toLowerCase())) return unknown('game', name, Object.keys(games));
  return more === undefined ? name.toLowerCase() : `One game at a time: ${quoted(more)} is one word too many.`;
};

/** Reads the command line. The games are those that have a table in the terminal. */
export const readArguments = (argv: readonly string[], games: Readonly<Record<GameId, unknown>>): Asked => {
  const { values, positionals, tokens } = read(argv);
  const amiss = trouble(tokens);
  if (amiss !== undefined) return wrong(amiss);
  if (values.help === true || positionals[0] === 'help') return { kind: 'help' };
  if (values.version === true) return { kind: 'version' };
  if (positionals.length === 0)
    return argv.length === 0 ? { kind: 'help' } : wrong(`Name a game first: baize ${Object.keys(games)[0]}. Try --help.`);
  const game = readGame(positionals, games);
  if (!isKnown(games, game)) return wrong(game);

  const speed = word(values.speed) ?? 'normal';
  if (!isKnown(SPEEDS, speed)) return wrong(unknown('speed', speed, Object.keys(SPEEDS)));
  const seed = readSeed(word(values.seed));
  if (seed === '') return wrong('A seed is 64 hex digits: 0 to 9 and a to f.');
  const opponents = word(values.opponents);
  if (opponents !== undefined && !/^\d{1,3}$/.test(opponents))
    return wrong(`--opponents needs a whole number, and ${quoted(opponents)} is none.`);
  return {
    kind: 'play',
    game,
    preset: word(values.preset),
    opponents: opponents === undefined ? undefined : Number(opponents),
    seed,
    speed,
    plain: values.plain === true,
    ascii: values.ascii === true,
  };
};
