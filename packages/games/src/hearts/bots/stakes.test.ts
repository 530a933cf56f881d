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

test("while nobody is near the end points are points, and another's moon costs all of them", () => {
  /** What is beside the points: the chance to win, at most 5 where a hand is nobody's moon. */
  const beside = (points: readonly number[], values: readonly number[]) => values.map((value, seat) => value - (points[seat] ?? 0));
  const small = (extra: number) => extra >= 0 && extra < 5;
  expect(beside([-5, -13, -0, -8], worth([0, 69, 20, 30], [5, 13, 0, 8]))).toSatisfy((extras: number[]) => extras.every(small));
  for (const rules of [presets.house, presets.omnibus]) {
    const extras = beside([20, -26, -26, -26], worth([0, 69, 20, 30], 'moon', rules));
    expect(extras).toSatisfy((all: number[]) => all.every(small));
  }
});

test('of two hands with the same points the one is worth more that sets the nearest back', () => {
  expect(worth([20, 40, 35, 30], [0, 0, 0, 13])[0]).toBeGreaterThan(worth([20, 40, 35, 30], [0, 13, 0, 0])[0] ?? 0);
});

test('from 70 points on a seat is worth its chance: all chances together are a hundred', () => {
  const values = worth([70, 70, 70, 70], [0, 26, 0, 0]);
  expect(values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
  expect(values[0]).toBeGreaterThan(values[1] ?? 0);
});

test('a point weighs more near the end', () => {
  const loss = (score: number) =>
    (worth([score, score, score, score], [0, 0, 0, 0])[0] ?? 0) - (worth([score, score, score, score], [5, 0, 0, 0])[0] ?? 0);
  expect(loss(94)).toBeGreaterThan(1.5 * loss(70));
});

test('once it is over only the lowest have anything', () => {
  expect(worth([30, 90, 30, 60], [0, 13, 0, 13])).toEqual([100, -7.3, 100, -4.3]);
});

test('a moon is taken the way that serves the shooter', () => {
  expect(worth([70, 70, 70, 70], 'moon')[0]).toBeGreaterThan(40);
  // +26 would end the game with another lowest; −26 keeps it open.
  expect(worth([70, 20, 30, 80], 'moon')[0]).toBeGreaterThan(0);
  expect(worth([70, 20, 30, 80], 'moon', presets.modern)[0]).toBeLessThan(0);
  expect(worth([70, 70, 70, 70], 'moon', presets.omnibus)[0]).toBeGreaterThan(40);
});
