/** What a hand is worth: totals, pontoons, five card tricks, and which of two hands is the better. */
import { type Card, isSeen, rankOf, type SeenCard } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Hand } from './state.ts';

/** What a card counts: an ace 1 (and 10 more when that helps), a court card 10, the rest their number. */
export const pipsOf = (card: Card): number => {
  const rank = rankOf(card);
  return rank === 'A' ? 1 : 'TJQK'.includes(rank) ? 10 : Number(rank);
};

/** All that counts of some cards: how many there are, their pips with aces at 1, and whether there is an ace. */
export interface Count {
  readonly cards: number;
  readonly pips: number;
  readonly ace: boolean;
}

/** No cards. */
export const nothing: Count = { cards: 0, pips: 0, ace: false };
/** One card more. */
export const plus = ({ cards, pips, ace }: Count, more: number): Count => ({ cards: cards + 1, pips: pips + more, ace: ace || more === 1 });
/** Some cards, counted. */
export const countOf = (cards: readonly Card[]): Count => cards.reduce((count, card) => plus(count, pipsOf(card)), nothing);

/** Most cards a hand may have; that many within 21 are a five card trick. */
export const MAX_CARDS = 5;

/** Whether an ace counts 11. A second one never does: it would make 22 with the first. */
const isSoft = ({ pips, ace }: Count): boolean => ace && pips + 10 <= 21;

/** The total nearest to 21 without passing it; past 21, the least there is. */
export const totalOfCount = (count: Count): number => (isSoft(count) ? count.pips + 10 : count.pips);

/** The kinds of hand, the lowest first. */
export type HandKind = 'bust' | 'points' | 'trick' | 'pontoon';

/** The kind of hand a count makes. A three-card 21 is points: only an ace and a ten card are a pontoon. */
export const kindOfCount = (count: Count): HandKind => {
  const total = totalOfCount(count);
  if (total > 21) return 'bust';
  if (count.cards === MAX_CARDS) return 'trick';
  return count.cards === 2 && total === 21 ? 'pontoon' : 'points';
};

const heights: Readonly<Record<HandKind, number>> = { bust: 0, points: 100, trick: 200, pontoon: 300 };

/** A number that is higher for the better hand, and equal for hands of the same worth. */
export const worthOfCount = (rules: Rules, count: Count): number => {
  const kind = kindOfCount(count);
  const byTotal = kind === 'points' || (kind === 'trick' && rules.tricks === 'by-total');
  return heights[kind] + (byTotal ? totalOfCount(count) : 0);
};

// --- the same, asked of cards ---------------------------------------------------------------------------------

/** The best total of some cards, and whether an ace counts 11 in it. */
export const totalOf = (cards: readonly Card[]): { readonly total: number; readonly soft: boolean } => {
  const count = countOf(cards);
  return { total: totalOfCount(count), soft: isSoft(count) };
};
/** The kind of hand these cards make. */
export const kindOf = (cards: readonly Card[]): HandKind => kindOfCount(countOf(cards));
/** All that is said of some cards: their kind, their total, and whether an ace counts 11 in it and may still count 1. */
export interface Score {
  readonly kind: HandKind;
  readonly total: number;
  readonly isSoft: boolean;
}
/** What some cards come to. A soft 21 cannot get any better, so how it is made up says nothing. */
export const handScore = (cards: readonly Card[]): Score => {
  const { total, soft } = totalOf(cards);
  return { kind: kindOf(cards), total, isSoft: soft && total < 21 };
};
/** A number that is higher for the better hand, and equal for hands of the same worth. */
export const handWorth = (rules: Rules, cards: readonly Card[]): number => worthOfCount(rules, countOf(cards));
/** Whether these cards are a pontoon: an ace and a ten card, and no third. */
export const isPontoon = (cards: readonly Card[]): boolean => kindOf(cards) === 'pontoon';
/** Whether these cards have passed 21. */
export const isBust = (cards: readonly Card[]): boolean => kindOf(cards) === 'bust';
/** Whether these cards are two of one rank. */
export const isPair = ([a, b, ...more]: readonly Card[]): boolean =>
  a !== undefined && b !== undefined && more.length === 0 && rankOf(a) === rankOf(b);

/** The cards of a hand, as they are. */
export const cardsOf = <C>(hand: Hand<C>): readonly C[] => hand.cards.map(({ card }) => card);
/** The cards of a hand that can be seen. */
export const visible = (hand: Hand<SeenCard>): readonly Card[] => cardsOf(hand).filter(isSeen);
