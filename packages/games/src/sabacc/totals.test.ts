import { expect, test } from 'vitest';
import { cardValue, DECK } from './cards.ts';
import { totalsOf, waysTo } from './totals.ts';

test('every set of cards is counted once, as dealing them out one by one does', () => {
  const values = [-10, -3, -3, 0, 1, 1, 4, 9];
  const slow = new Map<number, number>();
  for (const [a, x] of values.entries())
    for (const [b, y] of values.slice(a + 1).entries())
      for (const z of values.slice(a + b + 2)) slow.set(x + y + z, (slow.get(x + y + z) ?? 0) + 1);
  const totals = totalsOf(values, 3);
  expect(totals.sets).toBe(56);
  for (let total = -30; total <= 30; total += 1) expect(waysTo(totals, total)).toBe(slow.get(total) ?? 0);
});

test('the full deck: 1,891 pairs, of which 91 total zero', () => {
  const pairs = totalsOf(DECK.map(cardValue), 2);
  expect(pairs.sets).toBe(1891);
  expect(waysTo(pairs, 0)).toBe(10 * 9 + 1);
  expect(waysTo(pairs, 20)).toBe(3);
  expect(waysTo(pairs, 21)).toBe(0);
  expect(totalsOf([], 0)).toEqual({ reach: 0, ways: [1], sets: 1 });
});
