/** Exact odds for Pontoon. */
export { type AgainstCard, type WinningOdds, winningOdds } from './winning.ts';
