/** The small words of Hold'em: amounts, lists, who does what, and what a player has. */
import { type Card, cardName, isSeen, type Seat } from '@baize/engine';
import { holdingName, madeOf } from './ranking/names.ts';
import { entryAt } from './seats.ts';
import type { View } from './state.ts';
/** "Ace of Hearts, 4 of Diamonds". */
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

/** What these two cards make with this board, in a few words: "a pair of queens". */
export const nameOfHand = (cards: readonly Card[], board: readonly Card[]): string =>
  board.length < 3 ? holdingName(cards) : madeOf([...cards, ...board]).name;

/** What a seat has, as far as its cards are seen: "two pair, queens and jacks"; undefined when they are not. */
export const handWords = (view: View, seat: Seat): string | undefined => {
  const cards = entryAt(view.hands, seat, []).filter(isSeen);
  return cards.length < 2 ? undefined : nameOfHand(cards, view.board);
};
