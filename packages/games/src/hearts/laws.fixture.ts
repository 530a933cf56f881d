/** What only Hearts can tell the laws: where its cards lie, and who may not see them. */
import { type Card, PACK } from '@baize/engine';
import type { Trial } from '@baize/engine/laws';
import { receiverOf } from './passing.ts';
import { SEATS } from './seats.ts';
import type { Hearts } from './state.ts';
import { playsOf } from './trick.ts';

/** The facts for the laws. */
export const facts: Pick<Trial<Hearts>, 'cards' | 'hidden' | 'seats'> = {
  seats: SEATS.length,
  cards: (state) => {
    const laid = [...state.deck, ...state.hands.flat(), ...playsOf(state).map(({ card }) => card)];
    // Before the first shuffle the pack is not on the table yet.
    return laid.length === 0 ? PACK : laid;
  },
  hidden: ({ deck, hands, passes, phase, direction }, viewer) => {
    // What a seat passed away, it knows where to find.
    const passed = viewer === 'rail' || phase === 'passing' ? [] : (passes[viewer] ?? []);
    const known = new Set<Card>(passed);
    const receiver = viewer === 'rail' ? -1 : receiverOf(direction, viewer);
    return [
      ...deck,
      ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.filter((card) => seat !== receiver || !known.has(card)))),
    ];
  },
};
