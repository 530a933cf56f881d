/** What a hand is worth: running totals, naturals, pairs. */
import { type Card, isSeen, RANKS, type SeenCard } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Counted, Dealer, Hand, Spot } from './state.ts';

// By the code of a card's first letter: it is asked for every card of every round of a simulation.
const PIPS = new Uint8Array(128);
for (const rank of RANKS) PIPS[rank.charCodeAt(0)] = rank === 'A' ? 1 : 'TJQK'.includes(rank) ? 10 : Number(rank);

/** What a card counts: an ace 1 (and 10 more when that helps), a court card 10, the rest their number; a hidden one nothing. */
export const pipsOf = (card: SeenCard): number => PIPS[card.charCodeAt(0)] ?? 0;

/**
 * Whether an ace counts 11 once a card of these pips is added to a total. An ace that has come down to 1 never goes up again, and
 * a second one never counts 11: it would make 22 with the first.
 */
export const softWith = (total: number, soft: boolean, pips: number): boolean =>
  (soft || pips === 1) && (soft ? total - 10 : total) + pips <= 11;

/** The best total once a card of these pips is added: nearest to 21 without passing it; past 21, the least there is. */
export const totalWith = (total: number, soft: boolean, pips: number): number =>
  (soft ? total - 10 : total) + pips + (softWith(total, soft, pips) ? 10 : 0);

/** No cards. */
const noCards: Counted<never> = { cards: [], total: 0, soft: false };

/** Some cards, counted. */
export const count = (cards: readonly Card[]): Counted<Card> => {
  let { total, soft } = noCards;
  for (const card of cards) {
    const pips = pipsOf(card);
    const before = total;
    total = totalWith(before, soft, pips);
    soft = softWith(before, soft, pips);
  }
  return { cards, total, soft };
};

/** Whether these are an ace and a ten card, and no third: a three-card 21 is no natural. */
export const isTwoCard21 = ({ cards, total }: Counted<unknown>): boolean => total === 21 && cards.length === 2;

/** Whether the one hand of a player is a natural. A 21 after a split is not one. */
export const hasNatural = <C>({ natural }: Rules, { hands }: Pick<Spot<C>, 'hands'>): boolean => {
  const hand = hands[0];
  return natural !== null && hands.length === 1 && hand !== undefined && isTwoCard21(hand);
};

/** Whether the dealer has a natural. */
export const dealerHasNatural = ({ rules, dealer }: { readonly rules: Rules; readonly dealer: Dealer<Card> }): boolean =>
  rules.natural !== null && isTwoCard21(dealer);

/** Whether these are two cards that may be split, by the table's idea of a pair. */
export const isPair = ({ split }: Rules, cards: readonly SeenCard[]): boolean => {
  const a = cards[0];
  const b = cards[1];
  if (a === undefined || b === undefined || cards.length > 2 || split === 'none') return false;
  return split === 'rank' ? a.charCodeAt(0) === b.charCodeAt(0) : pipsOf(a) === pipsOf(b);
};

/** Whether a hand is one half of a pair of aces. */
export const isSplitAce = <C extends SeenCard>(hands: readonly Hand<C>[], { cards }: Hand<C>): boolean =>
  hands.length > 1 && cards[0]?.charAt(0) === 'A';
/** The cards that can be seen. */
export const visible = (cards: readonly SeenCard[]): readonly Card[] => cards.filter(isSeen);
