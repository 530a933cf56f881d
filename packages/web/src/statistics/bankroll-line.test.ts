import { extendBankroll, startBankroll } from '@baize/casino';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART_AREA, heightOf, linePath } from './bankroll-line.ts';

const pointsOf = (path: string): readonly (readonly number[])[] =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number));

test('a bankroll that has not moved is a level line across the field', () => {
  expect(pointsOf(linePath(startBankroll(1000)))).toEqual([
    [0, CHART_AREA.height / 2],
    [CHART_AREA.width, CHART_AREA.height / 2],
  ]);
});

test('every point lies inside the field, and more chips are drawn higher', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 400 }), (amounts) => {
      const bankroll = amounts.reduce(extendBankroll, startBankroll(1000));
      for (const [x = -1, y = -1] of pointsOf(linePath(bankroll))) {
        expect(x >= 0 && x <= CHART_AREA.width && y >= 0 && y <= CHART_AREA.height).toBe(true);
      }
      expect(heightOf(bankroll, bankroll.peak)).toBeLessThanOrEqual(heightOf(bankroll, bankroll.low));
    }),
  );
});
