/** Counting a beat: what it settles, and what the game itself counts of it. Apart from the statistics, which the floor shows without a game. */
import type { Beat, Counters, GameModule, GameTypes, Seat } from '@baize/engine';
import { countEvent, extendTrend, noteRound, type Statistics, startTrend } from './statistics.ts';

const ROUNDING = 100;

/** What is kept of a round in the course: the net and the traced sums, to the hundredth. */
const pointOf = ({ net, sums = {} }: Statistics, traced: readonly string[]): readonly number[] =>
  [net, ...traced.map((name) => sums[name] ?? 0)].map((value) => Math.round(value * ROUNDING) / ROUNDING);

const addSums = (sums: Counters, more: Counters): Counters => {
  const after: Record<string, number> = { ...sums };
  for (const [name, value] of Object.entries(more)) after[name] = (after[name] ?? 0) + value;
  return after;
};

/** The statistics with the round that was just counted in their course. */
const traceRound = (before: Statistics, after: Statistics, traced: readonly string[]): Statistics => ({
  ...after,
  course: extendTrend(before.course ?? startTrend(before.rounds, pointOf(before, traced)), pointOf(after, traced)),
});

/** Counts a beat at a table of this game: what it settles, and what the game itself counts of it. */
export const countBeat = <T extends GameTypes>(
  { counters }: Pick<GameModule<T>, 'counters'>,
  before: Statistics,
  beat: Beat<T>,
  seat: Seat,
): Statistics => {
  const counted = countEvent(before, beat.event, seat);
  if (counters === undefined) return counted;
  const more = counters.adds(beat, seat);
  const summed = Object.keys(more).length === 0 ? counted : { ...counted, sums: addSums(counted.sums ?? {}, more) };
  const round = counters.noted?.(beat, seat);
  const noted = round === undefined ? summed : { ...summed, noted: noteRound(summed.noted ?? [], round) };
  return counted.rounds === before.rounds ? noted : traceRound(before, noted, counters.traced);
};
