import { expect, test } from 'vitest';
import { emptyBoard } from '../board.ts';
import { presets } from '../rules.ts';
import { weighHand } from './stakes.ts';

/** What a hand is worth to each seat that brought these points, or in which seat 0 took all fourteen. */
const worth = (
  scores: readonly number[],
  points: readonly number[] | 'moon',
  rules: (typeof presets)[keyof typeof presets] = presets.house,
) => {
  const board = emptyBoard(rules);
  board.tricks = 13;
  if (points === 'moon') board.penalties[0] = 14;
  else board.points.set(points);
  const values = new Float64Array(4);
  weighHand(board, { rules, scores }, values);
  return [...values];
};

test('while the game goes on, a seat is worth its chance: all chances together are a hundred', () => {
  const values = worth([0, 0, 0, 0], [0, 26, 0, 0]);
  expect(values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
  expect(values[0]).toBeGreaterThan(values[1] ?? 0);
});

test('a point weighs more near the end', () => {
  const loss = (score: number) =>
    (worth([score, score, score, score], [0, 0, 0, 0])[0] ?? 0) - (worth([score, score, score, score], [5, 0, 0, 0])[0] ?? 0);
  expect(loss(90)).toBeGreaterThan(2 * loss(0));
});

test('once it is over only the lowest have anything', () => {
  expect(worth([30, 90, 30, 60], [0, 13, 0, 13])).toEqual([100, -7.3, 100, -4.3]);
});

test('a moon is taken the way that serves the shooter', () => {
  expect(worth([0, 0, 0, 0], 'moon')[0]).toBeGreaterThan(40);
  // +26 would end the game with another lowest; −26 keeps it open.
  expect(worth([70, 20, 30, 80], 'moon')[0]).toBeGreaterThan(0);
  expect(worth([70, 20, 30, 80], 'moon', presets.modern)[0]).toBeLessThan(0);
  expect(worth([0, 0, 0, 0], 'moon', presets.omnibus)[0]).toBeGreaterThan(40);
});
