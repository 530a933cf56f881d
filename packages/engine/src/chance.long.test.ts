import { expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { PACK } from './cards.ts';
import { openChance, read } from './chance.ts';
import { shuffle } from './shuffle.ts';

const start = openChance('5eed'.repeat(16));

/** How far counts are from being all the same: about as many as there are counts when they come from a fair draw. */
const chiSquared = (counts: Iterable<number>, expected: number): number => {
  let sum = 0;
  for (const count of counts) sum += (count - expected) ** 2 / expected;
  return sum;
};

/** A bound that a fair draw passes by less than one time in a million: five standard deviations above the mean. */
const bound = (freedom: number): number => freedom + 5 * Math.sqrt(2 * freedom);

test('over many shuffles every card comes to every place equally often', claims('PON-1.2'), () => {
  const shuffles = 104_000;
  const counts = new Uint32Array(52 * 52);
  const indexes = PACK.map((_, index) => index);
  let chance = start;
  for (let count = 0; count < shuffles; count += 1) {
    const [order, after] = shuffle(indexes, chance);
    for (const [place, card] of order.entries()) counts[place * 52 + card] = (counts[place * 52 + card] ?? 0) + 1;
    chance = after;
  }
  expect(chiSquared(counts, shuffles / 52)).toBeLessThan(bound(51 * 51));
  // A count that is too even is no chance either.
  expect(chiSquared(counts, shuffles / 52)).toBeGreaterThan(51 * 51 - 5 * Math.sqrt(2 * 51 * 51));
});

test('every order of four comes equally often', () => {
  const counts = new Map<string, number>();
  const shuffles = 240_000;
  let chance = start;
  for (let count = 0; count < shuffles; count += 1) {
    const [order, after] = shuffle(['a', 'b', 'c', 'd'], chance);
    counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    chance = after;
  }
  expect(counts.size).toBe(24);
  expect(chiSquared(counts.values(), shuffles / 24)).toBeLessThan(bound(23));
});

test.each([3, 5, 7, 37, 51, 101, 999])('numbers below %i come equally often', (most) => {
  const draws = 500_000;
  const counts = new Uint32Array(most);
  const reader = read(start);
  for (let count = 0; count < draws; count += 1) {
    const number = reader.below(most);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(chiSquared(counts, draws / most)).toBeLessThan(bound(most - 1));
});

test('a bound that is no power of two leaves no low number favoured', () => {
  // Without rejection, two thirds of the words would fall into the lower half of this bound.
  const most = 3 * 2 ** 30;
  const reader = read(start);
  const draws = 300_000;
  let low = 0;
  for (let count = 0; count < draws; count += 1) if (reader.below(most) < 2 ** 30) low += 1;
  expect(Math.abs(low - draws / 3)).toBeLessThan(5 * Math.sqrt((draws * 2) / 9));
});
