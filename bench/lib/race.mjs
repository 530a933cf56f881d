/** Who is quicker: slices of each runner's work take turns, so that a busy machine slows all alike. */
import { quantile } from './statistics.mjs';
import { spent } from './usage.mjs';

/** What else the machine does fills the caches and only ever adds to a slice: the best tenth of the slices tells the most. */
const TENTH = 0.1;

/**
 * Nanoseconds for one thing, by each of the runners: in the best tenth of its slices, and in the median. A runner does one slice of its
 * work and says how many things that were; first it warms up, for a tenth of its slices.
 * @param {number} slices
 * @param {readonly (() => number)[]} runners
 */
export const race = (slices, runners) => {
  const times = runners.map(() => /** @type {number[]} */ ([]));
  for (let slice = -Math.ceil(slices * TENTH); slice < slices; slice += 1) {
    for (const [which, run] of runners.entries()) {
      const before = spent();
      const done = run();
      if (slice >= 0) times[which]?.push(((spent() - before) * 1e6) / done);
    }
  }
  return times.map((list) => ({ good: quantile(list, TENTH), median: quantile(list, 0.5) }));
};
