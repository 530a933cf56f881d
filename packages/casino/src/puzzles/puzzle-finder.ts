/**
 * Finding puzzles: the weakest bot plays a table until it makes a mistake that the judge is sure of, by two looks with a chance of their own.
 * It takes seconds to minutes, so books of them are made beforehand by scripts/puzzles.mjs.
 */
import { type Appraised, fork, type GameModule, type GameTypes, isFields, isSameAction, sightOf } from '@baize/engine';
import { recordOfTable } from '../records/record.ts';
import { type DecisionMade, type Judgment, judge, weigh } from '../review/review.ts';
import { noRounds } from '../statistics/statistics.ts';
import { beginTable, chooseAt, showAllAt } from '../table/local-session.ts';
import { type PuzzleAtTable, type PuzzleGame, puzzleOpening } from './puzzles.ts';

/** The next best has to be behind by so many errors: a puzzle has one answer. */
const SURE = 4;
/** The least that the next best is behind: in parts of the bet or the pot, and at Hearts in points. */
const MIN_PART = 0.04;
const MIN_POINTS = 1;

/** Whether the best action stands alone. */
const isClear = <T extends GameTypes>({ actions: [, second], unit, scale }: Appraised<T>): boolean =>
  second !== undefined && second.behind > SURE * second.error && second.behind > (unit === 'points' ? MIN_POINTS : MIN_PART * scale);

/** A first look takes a fifth of the time, and most decisions need no second one. */
const FIRST_LOOK = 80;

/** Whether a puzzle may be about an action: both the mistake and the answer have to be of a kind whose worth is confirmed. */
const isPuzzling = <T extends GameTypes>({ puzzled }: GameModule<T>, action: unknown): boolean =>
  puzzled === undefined || (isFields(action) && puzzled.some((type) => type === action['type']));

/** What is said of a decision that makes a puzzle; undefined where it makes none. A second look has to agree. */
const puzzling = <T extends GameTypes>(module: GameModule<T>, made: DecisionMade<T>): Judgment | undefined => {
  const { action } = made;
  if (!isPuzzling(module, action)) return undefined;
  if ((judge(module, made, { effort: FIRST_LOOK })?.mark ?? 'fine') === 'fine') return undefined;
  const judgment = judge(module, made);
  if (judgment?.mark !== 'mistake' || !isPuzzling(module, judgment.best)) return undefined;
  const found = weigh(module, made);
  if (found === undefined || !isClear(found)) return undefined;
  const again = judge(module, made, { look: 'another look' });
  return again?.mark === 'mistake' && isSameAction(again.best, judgment.best) ? judgment : undefined;
};

/** How much of a table is looked at: short records make a small book. */
const MAX_LINES: Readonly<Record<PuzzleGame, number>> = { hearts: 56, holdem: 70, blackjack: 24 };

/** The first puzzle of a table; undefined where it has none. */
export const puzzleAtTable = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, table: number): PuzzleAtTable | undefined => {
  const weakest = module.bots[Object.keys(module.bots)[0] ?? ''];
  const opening = puzzleOpening(module, game, table);
  let at = beginTable(module, opening, noRounds);
  while (at.truth.log.length < MAX_LINES[game] && weakest !== undefined) {
    at = showAllAt(module, at);
    if (at.waiting === 'over') return undefined;
    const { me, state, log } = at.truth;
    const sight = sightOf(module.game, state, me);
    const action = weakest(sight, fork(opening.seed, `weak at ${log.length}`));
    const round = at.statistics.rounds + 1;
    const judgment = puzzling(module, { line: log.length, round, sight, action });
    at = chooseAt(module, at, action);
    if (at.truth.log === log) return undefined;
    if (judgment !== undefined) return { table, record: recordOfTable(module, at.truth), judgment };
  }
  return undefined;
};

/** What makes two puzzles alike to whoever solves them: what is best, and why. */
const likeness = ({ judgment: { because, best } }: PuzzleAtTable): string => JSON.stringify([because, best]);

/** Most puzzles that are alike, though with other cards: Blackjack has no more than a hundred kinds. */
const MAX_ALIKE = 3;

/** So many puzzles of a game, from its first table on; few of them alike. `tell` hears of each. */
export const findPuzzles = <T extends GameTypes>(
  module: GameModule<T>,
  game: PuzzleGame,
  count: number,
  tell: (found: number) => void = () => undefined,
): readonly PuzzleAtTable[] => {
  const found: PuzzleAtTable[] = [];
  const seen = new Map<string, number>();
  for (let table = 1; found.length < count; table += 1) {
    const puzzle = puzzleAtTable(module, game, table);
    const alike = puzzle === undefined ? 0 : (seen.get(likeness(puzzle)) ?? 0);
    if (puzzle === undefined || alike >= MAX_ALIKE) continue;
    seen.set(likeness(puzzle), alike + 1);
    found.push(puzzle);
    tell(found.length);
  }
  return found;
};
