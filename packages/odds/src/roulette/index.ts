/** Exact odds for roulette. */
export { type Expectation, expectation } from './expectation.ts';
export { type Fraction, toNumber, toText } from './fraction.ts';
export { type BetOdds, type TableOdds, tableOdds } from './table.ts';
