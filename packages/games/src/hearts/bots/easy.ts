/** Goes by rules of thumb and remembers nothing: ducks what it can, throws its high cards, leads low. */
import { type Card, rankIndex, rankOf, suitOf } from '@baize/engine';
import { boardOf, cardAtIndex, findLegal } from '../board.ts';
import type { View } from '../state.ts';
import { answerWith } from './answer.ts';
import { simpleCard } from './simple.ts';

const height = (card: Card): number => rankIndex(rankOf(card));

/** High spades first, unless there are many to hide them among; then the highest there is, hearts before others. */
const give = (hand: readonly Card[]): readonly Card[] => {
  const isShort = hand.filter((card) => suitOf(card) === 's').length < 5;
  const weight = (card: Card): number =>
    suitOf(card) === 's' ? (isShort && height(card) >= height('Qs') ? 40 : 0) : height(card) + (suitOf(card) === 'h' ? 0.5 : 0);
  return hand.toSorted((a, b) => weight(b) - weight(a)).slice(0, 3);
};

const playSimply = (view: View): Card => {
  const board = boardOf(view);
  findLegal(board);
  return cardAtIndex(simpleCard(board));
};

/** Plays by rules of thumb. */
export const easy = answerWith(give, playSimply);
