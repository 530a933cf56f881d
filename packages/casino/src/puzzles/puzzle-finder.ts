/**
 * Finding puzzles: the weakest bot plays a table until it meets a decision with one clear answer, and the judge is sure of it by two looks
 * with a chance of their own. It takes seconds to minutes, so books of them are made beforehand by scripts/puzzles.mjs. A book holds a bit
 * of everything: no kind of answer fills it, no two puzzles are alike, and the same answer never comes four times in a row.
 */
import { type Appraised, digest, fork, type GameModule, type GameTypes, isSameAction, type PuzzleIdea, sightOf } from '@baize/engine';
import { recordOfTable } from '../records/record.ts';
import { type DecisionMade, type Judgment, judge, weigh } from '../review/review.ts';
import { isSameKind } from '../review/try-again.ts';
import { noRounds } from '../statistics/statistics.ts';
import { beginTable, chooseAt, showAllAt } from '../table/local-session.ts';
import { type PuzzleAtTable, type PuzzleGame, puzzleOpening } from './puzzles.ts';

/** The next best has to be behind by so many errors: a puzzle has one answer. */
const SURE = 4;
/** The least that the next best is behind: in parts of the bet or the pot, and at Hearts in points. What is reckoned exactly needs less. */
const MIN_PART = 0.04;
const MIN_EXACT = 0.025;
const MIN_POINTS = 1;
/** The most of the bet that it is behind, where nobody had to make the mistake: beyond it nobody would. */
const MAX_EXACT = 0.3;

/** The best way to go on that is another kind of action: another size of the same bet is no other answer. */
const runnerUp = <T extends GameTypes>({ actions: [best, ...others] }: Appraised<T>) =>
  others.find(({ action }) => best !== undefined && !isSameKind(action, best.action));

/** Whether the best action stands alone. */
const isClear = <T extends GameTypes>(found: Appraised<T>): boolean => {
  const { unit, scale, basis } = found;
  const least = unit === 'points' ? MIN_POINTS : (basis === 'exact' ? MIN_EXACT : MIN_PART) * scale;
  const second = runnerUp(found);
  return second !== undefined && second.behind > SURE * second.error && second.behind > least;
};

/** A first look takes a fifth of the time, and most decisions need no second one. */
const FIRST_LOOK = 80;

/** A decision that makes a puzzle. */
interface Puzzling {
  readonly judgment: Judgment;
  readonly about: PuzzleIdea;
}

/** What is said of a decision that makes a puzzle; undefined where it makes none. A second look has to agree. */
const puzzling = <T extends GameTypes>(module: GameModule<T>, made: DecisionMade<T>): Puzzling | undefined => {
  if ((judge(module, made, { effort: FIRST_LOOK })?.mark ?? 'fine') === 'fine') return undefined;
  const judgment = judge(module, made);
  const about = judgment && module.puzzle?.(made.sight, made.action, judgment.best);
  if (judgment === undefined || about === undefined) return undefined;
  const found = weigh(module, made);
  if (found === undefined || !isClear(found)) return undefined;
  // What is reckoned exactly is as sure of a slip, and says the same at every look.
  if (found.basis === 'exact') return judgment.mark === 'opinion' ? undefined : { judgment, about };
  const again = judge(module, made, { look: 'another look' });
  const isSure = judgment.mark === 'mistake' && again?.mark === 'mistake' && isSameKind(again.best, judgment.best);
  return isSure ? { judgment, about } : undefined;
};

/**
 * The move that a puzzle is made of: what the bot does, or, where every move is reckoned exactly and the bot's is the best, the one that
 * tempts most. So a puzzle may ask for what the bot knows as well.
 */
const temptation = <T extends GameTypes>(
  module: GameModule<T>,
  { sight, action }: Pick<DecisionMade<T>, 'sight' | 'action'>,
): T['action'] => {
  // An exact judge needs no worlds.
  const found = weigh(module, { sight, action }, { effort: 1 });
  const [best] = found?.actions ?? [];
  if (found?.basis !== 'exact' || best === undefined || !isSameAction(action, best.action)) return action;
  const second = runnerUp(found);
  return second === undefined || second.behind > MAX_EXACT * found.scale ? action : second.action;
};

/** How much of a table is looked at: short records make a small book. */
const MAX_LINES: Readonly<Record<PuzzleGame, number>> = { hearts: 56, holdem: 70, blackjack: 24 };

/** A puzzle with what it is about. */
export interface FoundPuzzle extends PuzzleAtTable {
  readonly about: PuzzleIdea;
}

/** The puzzles of a table, in order of play. */
export function* puzzlesAtTable<T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, table: number): Generator<FoundPuzzle, void> {
  const weakest = module.bots[Object.keys(module.bots)[0] ?? ''];
  const opening = puzzleOpening(module, game, table);
  let at = beginTable(module, opening, noRounds);
  while (at.truth.log.length < MAX_LINES[game] && weakest !== undefined) {
    at = showAllAt(module, at);
    if (at.waiting === 'over') return;
    const { me, state, log } = at.truth;
    const sight = sightOf(module.game, state, me);
    const played = weakest(sight, fork(opening.seed, `weak at ${log.length}`));
    const action = temptation(module, { sight, action: played });
    const round = at.statistics.rounds + 1;
    const found = puzzling(module, { line: log.length, round, sight, action });
    if (found !== undefined) {
      const record = recordOfTable(module, chooseAt(module, at, action).truth);
      yield { table, record, ...found };
    }
    at = chooseAt(module, at, played);
    if (at.truth.log === log) return;
  }
}

/** The largest part of a book that has one kind of answer. */
const MOST_OF_A_KIND = 0.3;
/** Past so many tables there is nothing new to find. */
const MAX_TABLES = 20_000;

/** The same answer comes at most so often in a row. */
const MAX_RUN = 3;

/** In an order that tells nothing: by lot, the same for all, and with no long run of one answer. */
const mixed = (found: readonly FoundPuzzle[]): readonly FoundPuzzle[] => {
  const lot = new Map(found.map((one) => [one, digest(`order ${one.table}`)]));
  const left = found.toSorted((a, b) => ((lot.get(a) ?? '') < (lot.get(b) ?? '') ? -1 : 1));
  const order: FoundPuzzle[] = [];
  while (left.length > 0) {
    const run = order.slice(-MAX_RUN).map(({ about }) => about.answer);
    const isLong = run.length === MAX_RUN && new Set(run).size === 1;
    const place = isLong ? left.findIndex(({ about }) => about.answer !== run[0]) : 0;
    order.push(...left.splice(Math.max(0, place), 1));
  }
  return order;
};

/** The tables in the order in which they are looked at: those that are known to have a puzzle, and then all the others. */
function* tablesFrom(known: readonly number[]): Generator<number, void> {
  yield* known;
  for (let table = 1; table <= MAX_TABLES; table += 1) if (!known.includes(table)) yield table;
}

/** So many puzzles of a game, from the tables of the book that is there, and then from the first table on. `tell` hears of each. */
export const findPuzzles = <T extends GameTypes>(
  module: GameModule<T>,
  game: PuzzleGame,
  count: number,
  tell: (found: number) => void = () => undefined,
  known: readonly number[] = [],
): readonly FoundPuzzle[] => {
  const found: FoundPuzzle[] = [];
  const ideas = new Set<string>();
  const answers = new Map<string, number>();
  const isWanted = ({ about: { answer, idea } }: FoundPuzzle): boolean =>
    !ideas.has(idea) && (answers.get(answer) ?? 0) < Math.ceil(MOST_OF_A_KIND * count);
  for (const table of tablesFrom(known)) {
    if (found.length === count) break;
    for (const puzzle of puzzlesAtTable(module, game, table)) {
      if (!isWanted(puzzle)) continue;
      ideas.add(puzzle.about.idea);
      answers.set(puzzle.about.answer, (answers.get(puzzle.about.answer) ?? 0) + 1);
      found.push(puzzle);
      tell(found.length);
      break;
    }
  }
  return mixed(found);
};
