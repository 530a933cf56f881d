/** What is wrong with a question about hands, as a fact: whoever shows it says it in words. */
import type { Card } from '@baize/engine';

/** What is wrong with a question. */
export type QuestionFault =
  /** A word that is no hand of two cards, no range, or no board. */
  | { readonly type: 'no-hand' | 'no-range' | 'no-board'; readonly text: string }
  /** Too few hands, or too many. */
  | { readonly type: 'hand-count'; readonly count: number }
  | { readonly type: 'card-twice'; readonly card: Card }
  /** The board leaves nothing of a range. */
  | { readonly type: 'empty-range'; readonly text: string };

/** A question that cannot be answered. */
export interface WrongQuestion {
  readonly fault: QuestionFault;
}
