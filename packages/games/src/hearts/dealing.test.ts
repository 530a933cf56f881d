import { openChance, read } from '@baize/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDealing, planDealing } from './dealing.ts';

const draw = (masks: readonly number[], needs: readonly number[], random: () => number): readonly number[] => {
  const places = new Uint8Array(masks.length);
  drawDealing(planDealing(masks, needs), random, places);
  return [...places];
};

/** A deal by chance, and masks that allow it and more. */
const possible = fc.array(fc.tuple(fc.nat(3), fc.nat(15)), { minLength: 1, maxLength: 24 }).map((cards) => ({
  masks: cards.map(([place, more]) => (1 << place) | more),
  needs: [0, 1, 2, 3].map((place) => cards.filter(([one]) => one === place).length),
}));

describe('dealing under conditions', () => {
  test('never runs into a dead end: whatever can be dealt is dealt, within its conditions', () => {
    fc.assert(
      fc.property(
        possible,
        fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 24, maxLength: 24 }),
        ({ masks, needs }, numbers) => {
          const stream = numbers.values();
          const places = draw(masks, needs, () => stream.next().value ?? 0);
          expect(places.every((place, card) => ((masks[card] ?? 0) >> place) & 1)).toBe(true);
          expect(needs.map((_, place) => places.filter((one) => one === place).length)).toEqual(needs);
        },
      ),
      { seed: 1, numRuns: 12 },
    );
  });

  test('every deal that fits is equally likely', () => {
    // The first card may lie in 0 or 1, the second only in 0, the others anywhere: two, two and one of five cards.
    const [masks, needs] = [
      [3, 1, 7, 7, 7],
      [2, 2, 1],
    ] as const;
    const counts = new Map<string, number>();
    const DEALS = 900;
    const reader = read(openChance('d1'.repeat(32)));
    for (let deal = 0; deal < DEALS; deal += 1) {
      const key = draw(masks, needs, () => reader.below(2 ** 20) / 2 ** 20).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // By hand: with the first card in 0 the rest is two of 1 and one of 2: 3 ways; with it in 1, one of each: 6 ways.
    expect(counts.size).toBe(9);
    for (const count of counts.values()) expect(Math.abs(count - DEALS / 9)).toBeLessThan(35);
  });

  test('what cannot be is not dealt', () => {
    expect(() => planDealing([1, 1], [1, 1])).toThrow('No deal fits');
    expect(() => planDealing([3, 3, 3], [1, 1])).toThrow('No deal fits');
  });
});
