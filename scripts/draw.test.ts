import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTurn } from './draw.ts';

test('in turn, every place has as many ways as were asked for, and every way is gone at some place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (count, usual) => {
      const ways = Array.from({ length: count }, (_, way) => way);
      const met = ways.map((place) => inTurn(ways, place, usual));
      expect(new Set(met.map(({ length }) => length))).toEqual(new Set([Math.min(count, usual)]));
      expect(new Set(met.flat())).toEqual(new Set(ways));
    }),
  );
});
