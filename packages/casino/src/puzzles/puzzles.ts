/**
 * Puzzles: "What would you play?" Two hundred of each game are made beforehand (puzzle-finder.ts, scripts/puzzles.mjs) and kept in a
 * small book, which is loaded when somebody opens it. A book holds how each table was opened, what was done at it, and what is best.
 */
import { digest, type GameModule, type GameTypes, isFields, parseJson } from '@baize/engine';
import { type JoinOptions, openingFor } from '../profile/seating.ts';
import type { Recorded } from '../records/record.ts';
import type { Judgment } from '../review/review.ts';
import type { TableOpening } from '../table/table.ts';

/** A puzzle: a record that ends with a mistake, and what is said of it. Plain JSON. */
export interface Puzzle {
  readonly record: Recorded;
  readonly judgment: Judgment;
}

/** The games that have puzzles: where the judge can be sure of a decision that is not a matter of opinion. */
export const PUZZLE_GAMES = ['hearts', 'holdem', 'blackjack'] as const;

/** A game that has puzzles. */
export type PuzzleGame = (typeof PUZZLE_GAMES)[number];

/** How many numbered puzzles a game has. */
export const PUZZLES_A_GAME = 200;

/** The tables of the puzzles. */
const tables: Readonly<Record<PuzzleGame, Omit<JoinOptions, 'serverSeed'>>> = {
  hearts: { preset: 'house', others: 3, level: 'normal', buyIn: 0 },
  holdem: { preset: 'holdem', others: 5, level: 'regular', buyIn: 2000 },
  blackjack: { preset: 'vegas', others: 0, buyIn: 1000 },
};

/** How the table of a puzzle is opened: everybody has the same ones. */
export const puzzleOpening = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, table: number): TableOpening =>
  openingFor(module, { ...tables[game], serverSeed: digest(`puzzle ${game} ${table}`) });

// --- the book -----------------------------------------------------------------------------------------------------------

/** What stands at the head of a book. Actions are named once; a line of a log is the place of one, times the seats, and the seat. */
interface BookHead {
  readonly version: number;
  readonly seats: number;
  readonly unit: Judgment['unit'];
  readonly actions: readonly unknown[];
}

/** One puzzle of a book: its table, its log, its round, the best action, how far behind, how sure, and the pot or the bet. */
type BookLine = readonly [number, readonly number[], number, number, number, number, number];

/** Whether a puzzle of the same table is in the book: what a book is made of. */
export interface PuzzleAtTable extends Puzzle {
  readonly table: number;
}

const short = (value: number): number => Number(value.toPrecision(3));

/** The text of a book: a line for its head, and one for each puzzle. */
export const writeBook = (puzzles: readonly PuzzleAtTable[]): string => {
  const actions = new Map<string, number>();
  const placeOf = (action: unknown): number => {
    const text = JSON.stringify(action);
    const place = actions.get(text) ?? actions.size;
    actions.set(text, place);
    return place;
  };
  const seats = puzzles[0]?.record.stacks.length ?? 1;
  const lines = puzzles.map(({ table, record: { log }, judgment: { round, best, behind, error, scale } }): BookLine => {
    const played = log.map(({ seat, action }) => placeOf(action) * seats + seat);
    return [table, played, round, placeOf(best), short(behind), short(error), scale];
  });
  const head = {
    version: puzzles[0]?.record.version ?? 0,
    seats,
    unit: puzzles[0]?.judgment.unit ?? 'chips',
    actions: [...actions.keys()].map((text): unknown => JSON.parse(text)),
  };
  return [head, ...lines].map((one) => JSON.stringify(one)).join('\n');
};

const isHead = (value: unknown): value is BookHead =>
  isFields(value) && typeof value['version'] === 'number' && typeof value['seats'] === 'number' && Array.isArray(value['actions']);

const isLine = (value: unknown): value is BookLine => Array.isArray(value) && typeof value[0] === 'number' && Array.isArray(value[1]);

/** The tables that a book has a puzzle of: a new one looks at them first. */
export const tablesIn = (book: string): readonly number[] =>
  book
    .split('\n')
    .slice(1)
    .flatMap((text) => {
      const line = parseJson(text);
      return isLine(line) ? [line[0]] : [];
    });

/** A puzzle of a book by its number, from 1; undefined where it has none, or was made under other rules. */
export const puzzleIn = <T extends GameTypes>(
  module: GameModule<T>,
  game: PuzzleGame,
  book: string,
  number: number,
): Puzzle | undefined => {
  const texts = book.split('\n');
  const head = parseJson(texts[0] ?? '');
  const line = parseJson(texts[number] ?? '');
  if (!isHead(head) || !isLine(line) || number < 1 || head.version !== module.game.version) return undefined;
  const [table, played, round, best, behind, error, scale] = line;
  const { seats, actions, unit } = head;
  const log = played.map((one) => ({ seat: one % seats, action: actions[Math.floor(one / seats)] }));
  const record: Recorded = { ...puzzleOpening(module, game, table), game, version: head.version, log, held: { stack: 0, atRisk: 0 } };
  const action = log.at(-1)?.action;
  const judgment: Judgment = {
    line: log.length - 1,
    round,
    action,
    best: actions[best],
    mark: 'mistake',
    unit,
    behind,
    error,
    scale,
  };
  return { record, judgment };
};

const books: Readonly<Record<PuzzleGame, () => Promise<string>>> = {
  hearts: async () => (await import('./books/hearts.ts')).heartsBook,
  holdem: async () => (await import('./books/holdem.ts')).holdemBook,
  blackjack: async () => (await import('./books/blackjack.ts')).blackjackBook,
};

/** The book of a game, loaded when it is opened. */
export const loadBook = (game: PuzzleGame): Promise<string> => books[game]();

/** The puzzle of a day, counted from 1970: the games take turns, and each goes through its book. */
export const puzzleOfDay = (day: number): { readonly game: PuzzleGame; readonly number: number } => {
  const game = PUZZLE_GAMES[day % PUZZLE_GAMES.length] ?? 'blackjack';
  return { game, number: (Math.floor(day / PUZZLE_GAMES.length) % PUZZLES_A_GAME) + 1 };
};
