/** What only Pontoon can tell the laws: where its cards lie and who may not see them. */
import type { Trial } from '@baize/engine/laws';
import type { Pontoon } from './state.ts';

/** Where the cards lie, and which of them are hidden. */
export const facts: Pick<Trial<Pontoon>, 'cards' | 'hidden' | 'inPassing'> = {
  cards: ({ deck, spent, hands }) => [...deck, ...spent, ...hands.flat().flatMap((hand) => hand.cards.map(({ card }) => card))],
  hidden: ({ deck, hands }, viewer) => {
    const others = hands.filter((_, place) => place !== viewer).flat();
    return [...deck, ...others.flatMap((hand) => hand.cards.filter(({ up }) => !up).map(({ card }) => card))];
  },
  inPassing: ['bank-cut'],
};
