import { expect, test } from 'vitest';
import { cloth, halfTurned, ink, moved, onBothHalves, stamp } from './pen.ts';

test('a path is made larger and moved: steps grow, places move too', () => {
  expect(moved('M1 2h3V4l5-6', 2, 2, [10, 20])).toBe('M 12 24h 6V 28l 10 -12');
});

test('an arc keeps its flags, and its way round only where it is not turned over', () => {
  expect(moved('M0 0a2 2 0 0 1 3 4', 2, 2, [1, 1])).toBe('M 1 1a 4 4 0 0 1 6 8');
  expect(moved('M0 0a2 2 0 0 1 3 4', -1, -1, [0, 0])).toBe('M 0 0a 2 2 0 0 1 -3 -4');
  expect(moved('M0 0a2 2 0 0 1 3 4', -1, 1, [101, 0])).toBe('M 101 0a 2 2 0 0 0 -3 4');
});

test('what is turned twice is as it was', () => {
  const path = 'M 10 20q 1.5 -3 4 0.25c 1 2 3 4 5 6H 30V 40z';
  expect(halfTurned(halfTurned(path))).toBe(path);
});

test('a stamp stands on each of its points', () => {
  expect(
    stamp(
      'm-10 0h20',
      [
        [5, 6],
        [7, 8],
      ],
      10,
    ),
  ).toBe('M5 6m -5 0h 10M7 8m -5 0h 10');
});

test('both halves are one path, but a cloth is turned with its half', () => {
  expect(onBothHalves([ink('M10 20h5')])).toEqual([{ d: 'M10 20h5M 90 120h -5' }]);
  expect(onBothHalves([cloth('s', 'M10 20h5')])).toEqual([
    { d: 'M10 20h5', fill: 'url(#cloth-s)' },
    { d: 'M 90 120h -5', fill: 'url(#turned-cloth-s)' },
  ]);
});
