/** Hands written by suit, for the replay of a sitting that is over. */
import { type Card, rankIndex, rankOf, type Seat, suitOf } from '@baize/engine';

const SUITS = [
  ['s', '♠'],
  ['h', '♥'],
  ['d', '♦'],
  ['c', '♣'],
] as const;

/** A hand written by suit: "♠ Q 8", a dash where it has none. */
export const bySuit = (hand: readonly Card[]): readonly { readonly sign: string; readonly ranks: string; readonly isRed: boolean }[] =>
  SUITS.map(([suit, sign]) => {
    const ranks = hand
      .filter((card) => suitOf(card) === suit)
      .toSorted((a, b) => rankIndex(rankOf(b)) - rankIndex(rankOf(a)))
      .map((card) => rankOf(card).replace('T', '10'));
    return { sign, ranks: ranks.length === 0 ? '–' : ranks.join(' '), isRed: suit === 'h' || suit === 'd' };
  });

const isHandOfCards = (hand: unknown): hand is readonly Card[] => Array.isArray(hand) && hand.every((card) => typeof card === 'string');

/** The hands of the others in a state that holds cards by seat, for a table that does not draw them face up itself. */
export const writtenHands = (state: object, me: Seat) => {
  const hands: readonly unknown[] = 'hands' in state && Array.isArray(state.hands) ? state.hands : [];
  return hands.flatMap((hand, seat) => (seat === me || !isHandOfCards(hand) ? [] : [{ seat, hand: bySuit(hand) }]));
};
