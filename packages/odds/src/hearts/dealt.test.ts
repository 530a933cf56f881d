import { expect, test } from 'vitest';
import { dealtOdds } from './dealt.ts';

test('a deal of Hearts, counted', () => {
  const odds = dealtOdds();
  expect(odds.hearts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(odds.averageHearts).toBeCloseTo(3.25, 12);
  expect(odds.queen).toBe(0.25);
  // Known from bridge: a void somewhere in 5.1066 hands of a hundred, no card of a given suit in 1.2791.
  expect(100 * odds.void).toBeCloseTo(5.1066, 3);
  expect(100 * (odds.hearts[0]?.chance ?? 0)).toBeCloseTo(1.2791, 3);
  expect(odds.bareQueen).toBeGreaterThan(0);
  expect(odds.bareQueen).toBeLessThan(odds.queen);
});
