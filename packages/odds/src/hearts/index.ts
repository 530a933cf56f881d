/** Exact odds for Hearts. */
export { type DealtOdds, dealtOdds, type HeartsDealt } from './dealt.ts';
