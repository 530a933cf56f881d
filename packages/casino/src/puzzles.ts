/**
 * Puzzles: "What would you play?" One is found by letting the weakest bot play a table until it makes a mistake that the judge is sure
 * of. A puzzle follows from its name alone, so that everybody has the same ones, and it takes no room until it is asked for.
 */
import { type Appraised, digest, fork, type GameModule, type GameTypes, type Sight, sightOf } from '@baize/engine';
import { type Recorded, recordOfTable } from './record.ts';
import { type Judgment, judge, REVIEW_EFFORT } from './review.ts';
import { openingFor, type Wish } from './seating.ts';
import { advance, choose, type Sitting, sit, waitsFor } from './sitting.ts';
import { noRounds } from './statistics.ts';
import type { TableOpening } from './table.ts';

/** A puzzle: a record that ends with a mistake, and what is said of it. Plain JSON. */
export interface Puzzle {
  readonly record: Recorded;
  readonly judgment: Judgment;
}

/** The games that have puzzles: where the judge can be sure of a decision that is not a matter of opinion. */
export const PUZZLE_GAMES = ['hearts', 'blackjack'] as const;

/** A game that has puzzles. */
export type PuzzleGame = (typeof PUZZLE_GAMES)[number];

/** How many numbered puzzles a game has. */
export const PUZZLES_A_GAME = 200;

/** The tables of the puzzles. The others do not think long: a puzzle is found in a moment. */
const tables: Readonly<Record<PuzzleGame, Omit<Wish, 'house'>>> = {
  hearts: { preset: 'house', others: 3, level: 'normal', buyIn: 0 },
  blackjack: { preset: 'vegas', others: 0, buyIn: 1000 },
};

/** The next best has to be behind by so many errors: a puzzle has one answer. */
const SURE = 4;
/** The least that the next best is behind: in parts of the bet or the pot, and at Hearts in points. */
const LEAST_PART = 0.04;
const LEAST_POINTS = 1;

/** Whether the best action stands alone. */
const isClear = <T extends GameTypes>({ actions: [, second], unit, scale }: Appraised<T>): boolean =>
  second !== undefined && second.behind > SURE * second.error && second.behind > (unit === 'points' ? LEAST_POINTS : LEAST_PART * scale);

/** A first look takes a fifth of the time, and most decisions need no second one. */
const FIRST_LOOK = 80;

/** What is said of a decision that makes a puzzle; undefined where it makes none. */
const puzzling = <T extends GameTypes>(module: GameModule<T>, sight: Sight<T>, action: T['action'], at: { line: number; seed: string }) => {
  const made = { line: at.line, round: 1, sight, action };
  if ((judge(module, made, at.seed, FIRST_LOOK)?.mark ?? 'fine') === 'fine') return undefined;
  const judgment = judge(module, made, at.seed);
  if (judgment?.mark !== 'mistake') return undefined;
  const found = module.appraise?.(sight, fork(at.seed, `look back ${at.line}`), REVIEW_EFFORT, [action]);
  return found !== undefined && isClear(found) ? judgment : undefined;
};

/** How many decisions of a table are looked at before another one is opened. */
const MOST_DECISIONS = 60;

/** The first puzzle of a table; undefined where it has none. */
const puzzleAtTable = <T extends GameTypes>(module: GameModule<T>, opening: TableOpening): Puzzle | undefined => {
  const weakest = module.bots[Object.keys(module.bots)[0] ?? ''];
  let sitting: Sitting<T> = sit(module, opening, noRounds);
  for (let made = 0; made < MOST_DECISIONS && weakest !== undefined; made += 1) {
    while (waitsFor(module, sitting) === 'beat' || waitsFor(module, sitting) === 'bot') sitting = advance(module, sitting);
    if (waitsFor(module, sitting) === 'over') return undefined;
    const { table } = sitting;
    const sight = sightOf(module.game, table.state, table.me);
    const action = weakest(sight, fork(opening.seed, `weak at ${table.log.length}`));
    const judgment = puzzling(module, sight, action, { line: table.log.length, seed: opening.seed });
    const chosen = choose(module, sitting, action);
    if (!chosen.ok) return undefined;
    sitting = chosen.sitting;
    if (judgment !== undefined) return { record: recordOfTable(module, sitting.table), judgment };
  }
  return undefined;
};

/** How many tables are opened for one puzzle before giving up. */
const MOST_TABLES = 40;

/** The puzzle of a name: a number, or a day's. The same name gives the same puzzle on every device. */
export const puzzleOf = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, name: string): Puzzle | undefined => {
  for (let table = 0; table < MOST_TABLES; table += 1) {
    const house = digest(`puzzle ${game} ${name} ${table}`);
    const found = puzzleAtTable(module, openingFor(module, { ...tables[game], house }));
    if (found !== undefined) return found;
  }
  return undefined;
};
