import { extendBankroll, startBankroll } from '@baize/casino';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD, heightOf, lineOf } from './bankroll-line.ts';

const pointsOf = (path: string): readonly (readonly number[])[] =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number));

test('a bankroll that has not moved is a level line across the field', () => {
  expect(pointsOf(lineOf(startBankroll(1000)))).toEqual([
    [0, FIELD.height / 2],
    [FIELD.width, FIELD.height / 2],
  ]);
});

test('every point lies inside the field, and more chips are drawn higher', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 400 }), (amounts) => {
      const bankroll = amounts.reduce(extendBankroll, startBankroll(1000));
      for (const [x = -1, y = -1] of pointsOf(lineOf(bankroll))) {
        expect(x >= 0 && x <= FIELD.width && y >= 0 && y <= FIELD.height).toBe(true);
      }
      expect(heightOf(bankroll, bankroll.peak)).toBeLessThanOrEqual(heightOf(bankroll, bankroll.low));
    }),
  );
});
