/** What the judgments of a sitting come to: what they cost together, the dearest, and what of the result was luck. */
import type { GameModule, GameTypes, LuckReport, Mark, Seat, WrittenRecord } from '@baize/engine';
import { stepsOf } from './record.ts';
import type { Judgment } from './review.ts';

/** What the decisions of a sitting cost. */
export interface ReviewSum {
  readonly decisions: number;
  /** How many there are of each mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** What the slips and mistakes cost together. What may be chance or opinion is not counted. */
  readonly cost: number;
  /** The dearest of them, at most three, the dearest first. */
  readonly dearest: readonly Judgment[];
}

/** Whether a decision is marked: more than an opinion. */
export const isSlipOrMistake = ({ mark }: Pick<Judgment, 'mark'>): boolean => mark === 'slip' || mark === 'mistake';

const DEAREST = 3;

/** Sums up judgments. */
export const sumReview = (judgments: readonly Judgment[]): ReviewSum => {
  const countOf = (mark: Mark): number => judgments.filter((one) => one.mark === mark).length;
  const marked = judgments.filter(isSlipOrMistake);
  return {
    decisions: judgments.length,
    marks: { fine: countOf('fine'), slip: countOf('slip'), mistake: countOf('mistake'), opinion: countOf('opinion') },
    cost: marked.reduce((sum, { behind }) => sum + behind, 0),
    dearest: marked.toSorted((a, b) => b.behind - a.behind).slice(0, DEAREST),
  };
};

/** What of a result was the house's edge, what decisions, and what luck: together they are the result. */
export interface LuckBreakdown extends LuckReport {
  readonly decisions: number;
  readonly luck: number;
}

/** What of a sitting was luck; undefined where the game cannot tell. Only after the sitting: it looks at hidden cards. */
export const luckIn = <T extends GameTypes>(
  module: GameModule<T>,
  record: WrittenRecord,
  me: Seat,
  judgments: readonly Judgment[],
): LuckBreakdown | undefined => {
  const found = module.luck?.(stepsOf(module, record), me);
  if (found === undefined) return undefined;
  const decisions = found.decisionsApart ? judgments.reduce((sum, { behind }) => sum + behind, 0) : 0;
  return { ...found, decisions, luck: found.result - found.expected + decisions };
};
