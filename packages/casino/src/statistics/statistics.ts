/** What a player has won and lost. No names, no dates: nothing personal. */
import { type Chips, type Counters, isSettled, type NotedRound, type Seat, type Settlement, type Tagged } from '@baize/engine';

// --- the course of some figures, in a bounded number of points: a million rounds need no more room than a thousand ---

/** A course: plain JSON. */
export interface ChipTrend {
  /** How many rounds had been played at the first point. */
  readonly from: number;
  /** Every `every`-th point, the oldest first: the net, then the sums that the game traces. */
  readonly line: readonly (readonly number[])[];
  readonly every: number;
  /** Rounds since the last point. */
  readonly since: number;
}

/** Most points of a course; past it every second one goes. */
export const TREND_POINTS = 120;

/** A course that begins after so many rounds. */
export const startTrend = (from: number, point: readonly number[]): ChipTrend => ({ from, line: [point], every: 1, since: 0 });

/** The course after one more round. */
export const extendTrend = (course: ChipTrend, point: readonly number[]): ChipTrend => {
  if (course.since + 1 < course.every) return { ...course, since: course.since + 1 };
  const line = [...course.line, point];
  if (line.length <= TREND_POINTS) return { ...course, line, since: 0 };
  return { ...course, line: line.filter((_, place) => place % 2 === 0), every: course.every * 2, since: 0 };
};

// --- rounds ----------------------------------------------------------------------------------------------------------

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
  /** What the game itself counts; undefined as long as nothing was. */
  readonly sums?: Counters;
  /** How the net and the traced sums went, round by round; undefined as long as none was counted so. */
  readonly course?: ChipTrend;
  /** The largest rounds, won or lost, the largest first; undefined where the game notes none. */
  readonly noted?: readonly NotedRound[];
}

/** How many rounds are noted. */
export const MAX_NOTED = 4;

/** The largest rounds with one more; of two as large the one before stays first. */
export const noteRound = (before: readonly NotedRound[], round: NotedRound): readonly NotedRound[] =>
  [...before, round].toSorted((a, b) => Math.abs(b.net) - Math.abs(a.net)).slice(0, MAX_NOTED);

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

/** Counts what was forfeited by leaving in the middle of a round. */
export const countForfeited = (before: Statistics, atRisk: Chips): Statistics => {
  const after = countRound(before, { net: -atRisk, result: 'lost' });
  if (before.course === undefined) return after;
  // The sums stay as they were: the round was not played to its end.
  const [, ...traced] = before.course.line.at(-1) ?? [];
  return { ...after, course: extendTrend(before.course, [after.net, ...traced]) };
};

/** Counts an event if it settles a round in which this seat took part. */
export const countEvent = (before: Statistics, event: Tagged, seat: Seat): Statistics => {
  const settlement = isSettled(event) ? event.results[seat] : undefined;
  return settlement == null ? before : countRound(before, settlement);
};

// --- a player's chips over time: how they began, how low and how high they went --------------------------------------

/** A bankroll: its extremes exactly, its course in a bounded number of points. */
export interface Bankroll {
  readonly start: Chips;
  readonly low: Chips;
  readonly peak: Chips;
  /** Every `every`-th value, the oldest first. */
  readonly line: readonly Chips[];
  readonly every: number;
  /** Values since the last point. */
  readonly since: number;
}

/** Most points that are kept; past it every second one goes. */
export const MAX_POINTS = 240;

/** A bankroll that begins. */
export const startBankroll = (start: Chips): Bankroll => ({ start, low: start, peak: start, line: [start], every: 1, since: 0 });

/** The bankroll after one more round. */
export const extendBankroll = (bankroll: Bankroll, now: Chips): Bankroll => {
  const grown = { ...bankroll, low: Math.min(bankroll.low, now), peak: Math.max(bankroll.peak, now) };
  if (bankroll.since + 1 < bankroll.every) return { ...grown, since: bankroll.since + 1 };
  const line = [...bankroll.line, now];
  if (line.length <= MAX_POINTS) return { ...grown, line, since: 0 };
  return { ...grown, line: line.filter((_, index) => index % 2 === 0), every: bankroll.every * 2, since: 0 };
};
