/** All hands face up: what the theatre shows of a sitting that is over, when the player asks for it. Nothing is judged by it. */
import { type Card, rankIndex, rankOf, type Seat, suitOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';

/** A game's table with every card turned up. */
export type FaceUp = { readonly [Id in GameId]: (view: Games[Id]['view'], state: Games[Id]['state']) => Games[Id]['view'] };

/** For each game. */
export const faceUp: FaceUp = {
  hearts: (view, state) => ({ ...view, hands: state.hands }),
  holdem: (view, state) => ({ ...view, hands: state.hands, shown: state.hands.map((hand) => hand.length > 0) }),
  blackjack: (view, state) => ({ ...view, dealer: { ...state.dealer, revealed: true } }),
  roulette: (view) => view,
  pontoon: (view, state) => ({
    ...view,
    hands: state.hands.map((hands) => hands.map((hand) => ({ ...hand, cards: hand.cards.map((laid) => ({ ...laid, up: true })) }))),
  }),
  sabacc: (view, state) => ({ ...view, hands: state.hands.map((hand) => hand.map((laid) => ({ ...laid, open: true }))) }),
};

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
