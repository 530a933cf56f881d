import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { seatPosition } from './Opponent.tsx';

test('one to nine opponents sit from left to right, the right half mirroring the left, none on another', claims('CAS-2.2'), () => {
  for (let count = 1; count <= 9; count += 1) {
    const places = Array.from({ length: count }, (_, index) => seatPosition(index, count));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const [index, { x, y }] of places.entries()) {
      const other = places[count - 1 - index];
      expect([other?.x, other?.y]).toEqual([x === 0 ? 0 : -x, y]);
    }
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
  }
});
