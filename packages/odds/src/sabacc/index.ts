/**
 * Exact odds for Sabacc.
 *
 * @module
 * @example
 * ```ts
 * import { handOdds } from '@baize/odds/sabacc';
 *
 * console.log(handOdds(2).sets); // 1891
 * ```
 */
export { handOdds, MAX_COUNTED, type TotalOdds, type TotalsOdds } from './totals.ts';
