/** What speaks for a move: the hand, and what the dealer shows. How that is said stands in language/. */
import { upCard } from './dealer.ts';
import { pipsOf } from './hand.ts';
import { handInTurn } from './places.ts';
import type { Action, MoveWhy, View } from './state.ts';

/** What speaks for this move against that one. */
export const whyMove = (view: View, best: Action['type'], taken: Action['type']): MoveWhy => {
  const { total, soft } = handInTurn(view);
  const card = upCard(view);
  return { best, taken, total, soft, up: card === undefined ? 0 : pipsOf(card) };
};
