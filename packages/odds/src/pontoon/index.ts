/**
 * Exact odds for Pontoon.
 *
 * @module
 * @example
 * ```ts
 * import { pontoon } from '@baize/games/pontoon';
 * import { winningOdds } from '@baize/odds/pontoon';
 *
 * const { house } = pontoon.presets;
 * if (house === undefined) throw new Error('There is a house.');
 * console.log(`${(100 * (winningOdds(house)?.wins ?? 0)).toFixed(4)} %`); // 44.2194 %
 * ```
 */
export { type AgainstCard, type WinningOdds, winningOdds } from './winning.ts';
