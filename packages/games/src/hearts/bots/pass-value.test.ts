import { fork, openSitting } from '@baize/engine';
import { expect, test } from 'vitest';
import { boardOf, cardAtIndex } from '../board.ts';
import { hearts } from '../hearts.ts';
import { SEATS } from '../seats.ts';
import { findHeaviest, passByWeight, passWeight } from './pass-value.ts';

test.each(Array.from({ length: 20 }, (_, number) => number))(
  'the quick way to the three heaviest finds cards that weigh as much, deal %i',
  (number) => {
    const { seed } = fork('9e'.repeat(32), `deal ${number}`);
    const { state } = openSitting(hearts, { preset: 'house', seed, stacks: [0, 0, 0, 0] });
    const gone = new Uint8Array(12);
    for (const seat of SEATS) {
      const hand = state.hands[seat] ?? [];
      findHeaviest(boardOf(state).hands, seat, gone, 3 * seat);
      const quick = [...gone.subarray(3 * seat, 3 * seat + 3)].map(cardAtIndex);
      expect(new Set(quick).size).toBe(3);
      expect(quick.every((card) => hand.includes(card))).toBe(true);
      const weights = (cards: typeof hand): readonly number[] => cards.map((card) => passWeight(hand, card));
      expect(weights(quick)).toEqual(weights(passByWeight(hand)));
    }
  },
);
