/** What the decisions of a sitting cost, ready to be drawn and said: bars, the dearest three, and words that blame nobody. Pure. */
import { isSlipOrMistake, type Judgment } from '@baize/casino';
import type { Appraised, GameTypes, Mark } from '@baize/engine';

/** How a decision is drawn: nothing lost, close, or marked. */
export type CostTone = 'best' | 'close' | 'costly';

/** The tone of a judgment. What lies within its error, or is a matter of opinion, is close. */
export const costTone = (judgment: Judgment): CostTone =>
  isSlipOrMistake(judgment) ? 'costly' : judgment.behind > judgment.error ? 'close' : 'best';

/** How high a bar stands. Only what is marked stands high: the rest says no more than that it was close. */
export const costOf = (judgment: Judgment): number => (isSlipOrMistake(judgment) ? judgment.behind : 0);

/** What a whole sitting came to. */
export interface CostSum {
  readonly decisions: number;
  readonly best: number;
  readonly close: number;
  readonly costly: number;
}

/** How many decisions were best, close and costly. */
export const sumCosts = (judgments: readonly Judgment[]): CostSum => {
  const count = (tone: CostTone): number => judgments.filter((judgment) => costTone(judgment) === tone).length;
  return { decisions: judgments.length, best: count('best'), close: count('close'), costly: count('costly') };
};

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** An amount in its unit, with one digit: "5.2 points", "208 chips", "4 in 100". */
export const costWords = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const size = Math.abs(value);
  if (unit === 'points') return `${size.toFixed(1)} points`;
  if (unit === 'chance') return `${Math.round(100 * size)} in 100`;
  return size < 10 && size > 0 ? `${size.toFixed(1)} chips` : `${format.format(size)} chips`;
};

/** A value with its sign: "−2.3 points", "+67 chips". */
export const valueIn = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const sign = unit === 'chips' ? (value < 0 ? '−' : '+') : value < 0 ? '−' : '';
  return `${sign}${costWords(unit, value)}`;
};

const titles: Readonly<Record<Mark, string>> = {
  fine: 'Nothing to mend',
  slip: 'A slip',
  mistake: 'A mistake',
  opinion: 'A matter of opinion',
};

/** What is said of a decision in a few words. */
export const titleOf = ({ mark, behind, unit, error }: Judgment): string => {
  if (mark === 'fine') return behind > error ? 'As good as the best' : titles.fine;
  return mark === 'opinion' ? titles.opinion : `${titles[mark]}: about ${costWords(unit, behind)}`;
};

/** How it was judged, and how sure that is. */
export const basisWords = ({ basis, unit }: Pick<Appraised<GameTypes>, 'basis' | 'unit'>, error: number): string => {
  if (basis === 'exact') return 'Reckoned exactly, from what could be seen then. How it went has no part in it.';
  const sure = `give or take ${costWords(unit, error)}`;
  return basis === 'sampled'
    ? `Judged by what you could see then, in deals that fit it; ${sure}. What the others really held is never looked at.`
    : `Judged against the hands that would play this way; ${sure}. What the others really held is never looked at.`;
};

/** "24 of 52 decisions judged." */
export const progressWords = (judged: number, of: number): string => `${judged} of ${of} decisions judged.`;
