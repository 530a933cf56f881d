/** Exact odds for Sabacc. */
export { type HandOdds, handOdds, MOST_CARDS, type TotalOdds } from './totals.ts';
