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
export { type BetOdds, type Expectation, expectation, type Fraction, type TableOdds, tableOdds, toNumber, toText } from './bets.ts';
