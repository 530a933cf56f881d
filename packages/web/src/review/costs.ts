/** What the decisions of a sitting cost, ready to be drawn: how many were best, close and costly, and how high each bar stands. Pure. */
import { isSlipOrMistake, type Judgment } from '@baize/casino';

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
