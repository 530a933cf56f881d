import { pontoon } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { winningOdds } from './winning.ts';

const { house, british } = pontoon.presets;

test('with the best play 44.2194 in a hundred rounds are won against the house', () => {
  if (house === undefined) throw new Error('There is a house.');
  const odds = winningOdds(house);
  expect((100 * (odds?.wins ?? 0)).toFixed(4)).toBe('44.2194');
  expect(odds?.pontoons).toBeCloseTo(0.0482655, 6);
  expect(odds?.against.map(({ pips }) => pips)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { wins } of odds?.against ?? []) expect(wins).toBeGreaterThan(0.2);
}, 120_000);

test('among players nothing can be said exactly', () => {
  if (british === undefined) throw new Error('There are British rules.');
  expect(winningOdds(british)).toBeUndefined();
});
