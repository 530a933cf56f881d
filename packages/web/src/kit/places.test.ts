import { expect, test } from 'vitest';
import { placesLeft } from './places.ts';

test('the others sit clockwise from whoever looks, wherever that is, and the rail sees all of them', () => {
  const others = (me: number): readonly number[] => [0, 1, 2, 3].filter((seat) => seat !== me).map((seat) => placesLeft(seat, me, 4));
  expect(others(0)).toEqual([0, 1, 2]);
  expect(others(2)).toEqual([1, 2, 0]);
  expect(others(3)).toEqual([0, 1, 2]);
  expect(others(-1)).toEqual([0, 1, 2, 3]);
});
