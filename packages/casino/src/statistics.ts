/** What a player has won and lost. No names, no dates: nothing personal. */
import {
  type Beat,
  type Chips,
  type GameModule,
  type GameTypes,
  isSettled,
  type Seat,
  type Settlement,
  type Sums,
  type Tagged,
} from '@baize/engine';
import { type ChipCourse, extendCourse, startCourse } from './course.ts';

/** Counts over a session, or over all of them. */
export interface Statistics {
  readonly rounds: number;
  readonly won: number;
  readonly lost: number;
  readonly pushed: number;
  readonly net: Chips;
  /** Rounds won in a row until now, and the most there have been. */
  readonly run: number;
  readonly bestRun: number;
  readonly biggestWin: Chips;
  /** What the game itself counts; undefined where a version before this one did not. */
  readonly sums?: Sums;
  /** How the net and the traced sums went, round by round; undefined as long as none was counted so. */
  readonly course?: ChipCourse;
}

/** Nothing played yet. */
export const noRounds: Statistics = { rounds: 0, won: 0, lost: 0, pushed: 0, net: 0, run: 0, bestRun: 0, biggestWin: 0 };

/** One more round. */
export const countRound = (before: Statistics, { net, result }: Settlement): Statistics => {
  const run = result === 'won' ? before.run + 1 : 0;
  return {
    ...before,
    rounds: before.rounds + 1,
    won: before.won + (result === 'won' ? 1 : 0),
    lost: before.lost + (result === 'lost' ? 1 : 0),
    pushed: before.pushed + (result === 'pushed' ? 1 : 0),
    net: before.net + net,
    run,
    bestRun: Math.max(before.bestRun, run),
    biggestWin: Math.max(before.biggestWin, net),
  };
};

/** The books of several games together. Runs are not carried from one game to another. */
export const sumStatistics = (books: readonly Statistics[]): Statistics =>
  books.reduce(
    (sum, { rounds, won, lost, pushed, net, bestRun, biggestWin }) => ({
      rounds: sum.rounds + rounds,
      won: sum.won + won,
      lost: sum.lost + lost,
      pushed: sum.pushed + pushed,
      net: sum.net + net,
      run: 0,
      bestRun: Math.max(sum.bestRun, bestRun),
      biggestWin: Math.max(sum.biggestWin, biggestWin),
    }),
    noRounds,
  );

const ROUNDING = 100;

/** What is kept of a round in the course: the net and the traced sums, to the hundredth. */
const pointOf = ({ net, sums = {} }: Statistics, traced: readonly string[]): readonly number[] =>
  [net, ...traced.map((name) => sums[name] ?? 0)].map((value) => Math.round(value * ROUNDING) / ROUNDING);

const addSums = (sums: Sums, more: Sums): Sums => {
  const after: Record<string, number> = { ...sums };
  for (const [name, value] of Object.entries(more)) after[name] = (after[name] ?? 0) + value;
  return after;
};

/** The statistics with the round that was just counted in their course. */
const traceRound = (before: Statistics, after: Statistics, traced: readonly string[]): Statistics => ({
  ...after,
  course: extendCourse(before.course ?? startCourse(before.rounds, pointOf(before, traced)), pointOf(after, traced)),
});

/** Counts a beat at a table of this game: what it settles, and what the game itself counts of it. */
export const countBeat = <T extends GameTypes>(
  { tally }: Pick<GameModule<T>, 'tally'>,
  before: Statistics,
  beat: Beat<T>,
  seat: Seat,
): Statistics => {
  const counted = countEvent(before, beat.event, seat);
  if (tally === undefined) return counted;
  const more = tally.adds(beat, seat);
  const summed = Object.keys(more).length === 0 ? counted : { ...counted, sums: addSums(counted.sums ?? {}, more) };
  return counted.rounds === before.rounds ? summed : traceRound(before, summed, tally.traced);
};

/** Counts what was forfeited by leaving in the middle of a round. */
export const countForfeited = (before: Statistics, atRisk: Chips): Statistics => {
  const after = countRound(before, { net: -atRisk, result: 'lost' });
  if (before.course === undefined) return after;
  // The sums stay as they were: the round was not played to its end.
  const [, ...traced] = before.course.line.at(-1) ?? [];
  return { ...after, course: extendCourse(before.course, [after.net, ...traced]) };
};

/** Counts an event if it settles a round in which this seat took part. */
export const countEvent = (before: Statistics, event: Tagged, seat: Seat): Statistics => {
  const settlement = isSettled(event) ? event.results[seat] : undefined;
  return settlement == null ? before : countRound(before, settlement);
};
