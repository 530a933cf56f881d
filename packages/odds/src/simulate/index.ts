/**
 * Playing a great many rounds: plans, evenings, sums that add up to the digit, and what they say.
 *
 * @module
 * @example
 * ```ts
 * import { stretchOf } from '@baize/odds/simulate';
 *
 * const players = ['sharp'];
 * const plan = { game: 'pontoon', preset: 'house', players, strategies: {}, rounds: 1000, evening: 10, seed: '0'.repeat(64), purse: null, duplicate: false } as const;
 * console.log(stretchOf(plan, 2, 4)); // { from: 25, to: 50 }
 * ```
 */
export { type Field, playEvening, type RoundResult } from './evening.ts';
export { type ExactMean, exactMean } from './exact.ts';
export { type Merged, makePart, mergeParts, parsePart, type SimulationPart } from './parts.ts';
export { eveningsOf, pointEvery, roundsAt, type SimulationPlan, type Stretch, stretchOf } from './plan.ts';
export { type Bar, type Estimate, type PlayerReport, type SimulationReport, simulationReport } from './report.ts';
export type { SimulationFault } from './simulation-fault.ts';
export { type FieldFound, fieldFor } from './strategies.ts';
export { addTotals, type Course, type Histogram, noTotals, type PlayerTotals, type SimulationTotals, simulate } from './totals.ts';
export { type Yardstick, yardstickFor } from './yardstick.ts';
