import { cardValue, DECK } from '@baize/games/sabacc';
import { expect, test } from 'vitest';
import { handOdds, MAX_COUNTED } from './totals.ts';

/** Every set of three cards, dealt out one by one. */
const bruteForce = (): ReadonlyMap<number, number> => {
  const values = DECK.map(cardValue);
  const ways = new Map<number, number>();
  for (let a = 0; a < 62; a += 1)
    for (let b = a + 1; b < 62; b += 1)
      for (let c = b + 1; c < 62; c += 1) {
        const total = (values[a] ?? 0) + (values[b] ?? 0) + (values[c] ?? 0);
        ways.set(total, (ways.get(total) ?? 0) + 1);
      }
  return ways;
};

test('the totals of three cards are those of dealing out every hand', () => {
  const slow = bruteForce();
  const { totals, sets } = handOdds(3);
  expect(sets).toBe(37_820);
  expect(totals.map(({ total, ways }) => [total, ways])).toEqual([...slow].sort(([a], [b]) => a - b));
});

test.each([1, 2, 4, 5, MAX_COUNTED])('of %i cards every set is counted once, and plus and minus mirror each other', (cards) => {
  const { sets, totals, within, sabacc, distance } = handOdds(cards);
  const choose = Array.from({ length: cards }, (_, n) => n).reduce((ways, n) => (ways * (62 - n)) / (n + 1), 1);
  expect(sets).toBe(Math.round(choose));
  expect(Number.isSafeInteger(sets)).toBe(true);
  expect(totals.map(({ total, ways }) => [total, ways])).toEqual(
    totals.toReversed().map(({ total, ways }) => [total === 0 ? 0 : -total, ways]),
  );
  expect(totals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(within.at(-1)).toBeCloseTo(1, 12);
  expect(sabacc).toBe(within[0]);
  expect(distance).toBeGreaterThan(5);
});

test('two cards are a sabacc 91 times in 1,891', () => {
  expect(handOdds(2).sabacc).toBe(91 / 1891);
  expect(handOdds(2).totals[0]).toEqual({ total: -20, ways: 3, chance: 3 / 1891 });
  expect(handOdds(1).within[0]).toBe(2 / 62);
});

test('no other number of cards has odds', () => {
  for (const cards of [0, -1, 1.5, MAX_COUNTED + 1, Number.NaN]) expect(() => handOdds(cards)).toThrow(RangeError);
});
