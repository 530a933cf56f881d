/** What only Sabacc can tell the laws: where its cards lie and who may not see them. */
import type { Trial } from '@baize/engine/laws';
import { DECK } from './cards.ts';
import type { Sabacc, State } from './state.ts';

/** Where the cards are, and which of them a viewer may not see. */
export const facts: Required<Pick<Trial<Sabacc>, 'cards' | 'hidden'>> = {
  cards: ({ deck, discard, hands }: State) => {
    const laid = [...deck, ...discard, ...hands.flatMap((hand) => hand.map(({ card }) => card))];
    // Before the first game of a sitting the deck is not on the table yet.
    return laid.length === 0 ? DECK : laid;
  },
  hidden: ({ deck, hands }, viewer) => [
    ...deck,
    ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.filter(({ open }) => !open).map(({ card }) => card))),
  ],
};
