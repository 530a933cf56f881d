/**
 * Hold'em's odds: what several hands have of the pot before the board is complete, exactly or by chance.
 *
 * @module
 * @example
 * ```ts
 * import { oddsOf, parseQuestion } from '@baize/odds/holdem';
 *
 * const question = parseQuestion(['AsAh', '7c2d'], 'Qh9c4d');
 * if ('fault' in question) throw new Error(question.fault.type);
 * console.log(oddsOf(question).hands.map(({ hand, wins }) => `${hand} ${wins}`).join(', ')); // AsAh 975, 7c2d 15
 * ```
 */
import { type Card, type Chance, read } from '@baize/engine';
import { cardCode, cardOfCode, exactEquity, parseCards, sampledEquity } from '@baize/games/holdem';
import type { WrongQuestion } from './question-fault.ts';

/** What one hand has. */
export interface HandOdds {
  /** The hand, as in "AsAh". */
  readonly hand: string;
  /** Boards on which it wins alone, and on which it ties for the best. */
  readonly wins: number;
  readonly ties: number;
  /** Its part of the pot, on average, from 0 to 1. */
  readonly equity: number;
}

/** What all hands have. */
export interface Odds {
  readonly boards: number;
  readonly exact: boolean;
  readonly hands: readonly HandOdds[];
}

/** A question that can be answered. */
export interface EquityQuestion {
  /** Two to ten hands of two cards. */
  readonly hands: readonly (readonly Card[])[];
  /** Up to five cards. */
  readonly board: readonly Card[];
}

/** The question that words such as "AsAh" and "KdKc", and a board, ask; or what is wrong with it. */
export const parseQuestion = (hands: readonly string[], board = ''): EquityQuestion | WrongQuestion => {
  const parsed = hands.map((text) => parseCards(text));
  const wrong = hands.find((_, place) => parsed[place]?.length !== 2);
  if (wrong !== undefined) return { fault: { type: 'no-hand', text: wrong } };
  if (hands.length < 2 || hands.length > 10) return { fault: { type: 'hand-count', count: hands.length } };
  const laid = parseCards(board);
  if (laid === undefined || laid.length > 5) return { fault: { type: 'no-board', text: board } };
  const all = [...parsed.flatMap((hand) => hand ?? []), ...laid];
  const twice = all.find((card, place) => all.indexOf(card) !== place);
  return twice === undefined ? { hands: parsed.map((hand) => hand ?? []), board: laid } : { fault: { type: 'card-twice', card: twice } };
};

/** The odds: exact, or over this many boards dealt by chance. */
export const oddsOf = ({ hands, board }: EquityQuestion, sampling?: { readonly boards: number; readonly chance: Chance }): Odds => {
  const codes = hands.map((hand) => hand.map(cardCode));
  const laid = board.map(cardCode);
  const { boards, exact, shares } =
    sampling === undefined ? exactEquity(codes, laid) : sampledEquity(codes, laid, sampling.boards, read(sampling.chance));
  return { boards, exact, hands: shares.map((share, place) => ({ hand: (codes[place] ?? []).map(cardOfCode).join(''), ...share })) };
};

export type { QuestionFault, WrongQuestion } from './question-fault.ts';
export {
  countRanges,
  isQuick,
  noSamples,
  parseRangeQuestion,
  type RangeOdds,
  type RangeQuestion,
  type RangeShare,
  type Sampled,
  sampledOdds,
  sampleRanges,
} from './range-odds.ts';
export { type Combo, parseRange } from './ranges.ts';
