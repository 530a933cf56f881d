/** Exact odds for Sabacc. */
export { handOdds, MOST_COUNTED, type TotalOdds, type TotalsOdds } from './totals.ts';
