/** What only Hold'em can tell the laws: where its cards lie and who may not see them. */
import type { Trial } from '@baize/engine/laws';
import type { Holdem } from './state.ts';

/** The facts for a trial of Hold'em. */
export const facts: Pick<Trial<Holdem>, 'cards' | 'hidden'> = {
  cards: ({ deck, dealt, burned, board, hands }) => [...deck.slice(dealt), ...burned, ...board, ...hands.flat()],
  hidden: ({ deck, dealt, burned, hands, shown }, viewer) => [
    ...deck.slice(dealt),
    ...burned,
    ...hands.flatMap((cards, seat) => (seat === viewer || shown[seat] === true ? [] : cards)),
  ],
};
