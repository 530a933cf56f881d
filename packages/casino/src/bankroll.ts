/** The line of a player's chips over time: how it began, how low and how high it went, and where it stands. */
import type { Chips } from '@baize/engine';

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
export const MOST_POINTS = 240;

/** A bankroll that begins. */
export const startBankroll = (start: Chips): Bankroll => ({ start, low: start, peak: start, line: [start], every: 1, since: 0 });

/** The bankroll after one more round. */
export const extendBankroll = (bankroll: Bankroll, now: Chips): Bankroll => {
  const grown = { ...bankroll, low: Math.min(bankroll.low, now), peak: Math.max(bankroll.peak, now) };
  if (bankroll.since + 1 < bankroll.every) return { ...grown, since: bankroll.since + 1 };
  const line = [...bankroll.line, now];
  if (line.length <= MOST_POINTS) return { ...grown, line, since: 0 };
  return { ...grown, line: line.filter((_, index) => index % 2 === 0), every: bankroll.every * 2, since: 0 };
};
