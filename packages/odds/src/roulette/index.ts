/**
 * Exact odds for roulette.
 *
 * @module
 * @example
 * ```ts
 * import { presets } from '@baize/games/roulette';
 * import { tableOdds } from '@baize/odds/roulette';
 *
 * const { house } = presets;
 * if (house !== undefined) console.log(tableOdds(house).bets[0]?.ev.toFixed(4)); // -0.0270
 * ```
 */
export { type BetOdds, type Expectation, expectation, type TableOdds, tableOdds } from './bets.ts';
export { type Fraction, toNumber, toText } from './fraction.ts';
