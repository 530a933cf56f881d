/** How a hand is held: by suit in alternating colours, the lowest card first. */
import { type Card, rankIndex, rankOf, type Suit, suitOf } from '@baize/engine';

/** The suits from left to right, black and red in turn. */
export const suitOrder: readonly Suit[] = ['c', 'd', 's', 'h'];

// With one suit missing two of a colour would meet; then the middle one is moved between them.
const ordersWithout: Readonly<Record<Suit, readonly Suit[]>> = {
  c: ['d', 's', 'h'],
  d: ['c', 'h', 's'],
  s: ['d', 'c', 'h'],
  h: ['c', 'd', 's'],
};

const orderFor = (cards: readonly Card[]): readonly Suit[] => {
  const missing = suitOrder.filter((suit) => !cards.some((card) => suitOf(card) === suit));
  const [only] = missing;
  return missing.length === 1 && only !== undefined ? ordersWithout[only] : suitOrder;
};

/**
 * A hand in order: by suit, no two suits of one colour side by side where that can be, the lowest card first. Given all that was `held`
 * in this hand, the suits keep their order while cards are played.
 */
export const sortHand = (cards: readonly Card[], held: readonly Card[] = cards): readonly Card[] => {
  const order = orderFor(held);
  const height = (card: Card): number => order.indexOf(suitOf(card)) * 13 + rankIndex(rankOf(card));
  return cards.toSorted((a, b) => height(a) - height(b));
};
