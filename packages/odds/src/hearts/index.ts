/**
 * Exact odds for Hearts.
 *
 * @module
 * @example
 * ```ts
 * import { dealtOdds } from '@baize/odds/hearts';
 *
 * console.log(dealtOdds().queen); // 0.25
 * ```
 */
export { type DealtOdds, dealtOdds, type HeartsDealt } from './dealt.ts';
