/** Hands written by suit, for the theatre of a sitting that is over. */
import { type Card, rankIndex, rankOf, type Seat, suitOf } from '@baize/engine';
import type { GameId } from '@baize/games';

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

/** The hands that a table does not draw face up by itself: at Hearts those of the others. */
export const writtenHands = (id: GameId, hands: readonly (readonly Card[])[], me: Seat) =>
  id === 'hearts' ? hands.map((hand, seat) => ({ seat, hand: bySuit(hand) })).filter(({ seat }) => seat !== me) : [];
