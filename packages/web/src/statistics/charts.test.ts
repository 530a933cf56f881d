import { extendBankroll, noRounds, startBankroll } from '@baize/casino';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acrossIn, bandPath, courseLine, heightIn, nearestPoint, pointAfterKey, scaleOf } from './scale.ts';
import { gameSeries, purseSeries } from './series.ts';

const field = { left: 50, top: 10, width: 300, height: 200 };

describe('a scale', () => {
  test('has round lines that hold every value, and a handful of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 60 }), (values) => {
        const scale = scaleOf(values);
        expect(scale.low).toBeLessThanOrEqual(Math.min(...values));
        expect(scale.high).toBeGreaterThanOrEqual(Math.max(...values));
        expect(scale.lines.length).toBeGreaterThan(1);
        expect(scale.lines.length).toBeLessThan(9);
        for (const value of values) {
          const y = heightIn(scale, field, value);
          expect(y >= field.top && y <= field.top + field.height).toBe(true);
        }
      }),
    );
    expect(scaleOf([612, 5044]).lines).toEqual([0, 2000, 4000, 6000]);
  });

  test('draws more higher, the oldest left and the present right', () => {
    const scale = scaleOf([0, 100]);
    expect(heightIn(scale, field, 100)).toBeLessThan(heightIn(scale, field, 0));
    expect([acrossIn(field, 0, 3), acrossIn(field, 2, 3), acrossIn(field, 0, 1)]).toEqual([50, 350, 350]);
    expect(courseLine(scale, field, [0, 100])).toBe('M50 210L350 10');
    expect(bandPath(scale, field, [100, 100], [0, 0])).toBe('M50 10L350 10L350 210L50 210z');
  });

  test('finds the point under a finger, and where a key leads', () => {
    expect([nearestPoint(field, 0, 11), nearestPoint(field, 203, 11), nearestPoint(field, 999, 11)]).toEqual([0, 5, 10]);
    expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'Home', 'End', 'x'].map((key) => pointAfterKey(key, 5, 11))).toEqual([
      4,
      6,
      0,
      0,
      10,
      undefined,
    ]);
  });
});

describe('the series', () => {
  test('of a purse ends with what it is worth now', () => {
    const bankroll = [1010, 1020].reduce(extendBankroll, startBankroll(1000));
    expect(purseSeries(bankroll, 1020)).toEqual({ unit: 'chips', rounds: [0, 1, 2], values: [1000, 1010, 1020] });
    expect(purseSeries(bankroll, 900)).toEqual({ unit: 'chips', rounds: [0, 1, 2, 3], values: [1000, 1010, 1020, 900] });
  });

  test('of a purse that has not moved is a flat line', () => {
    expect(purseSeries(startBankroll(1000), 1000)).toEqual({ unit: 'chips', rounds: [0, 1], values: [1000, 1000] });
  });

  test('of a game begins at nothing, whatever was won before it was traced', () => {
    const course = {
      from: 10,
      line: [
        [500, 0, 0],
        [480, -2, 100],
      ],
      every: 4,
      since: 2,
    };
    const books = { ...noRounds, rounds: 16, net: 510, sums: { due: -3, variance: 225 }, course };
    expect(gameSeries('roulette', books)).toEqual({
      unit: 'chips',
      rounds: [10, 14, 16],
      values: [0, -20, 10],
      expected: [0, -2, -3],
      usual: [0, 10, 15],
    });
    expect(gameSeries('pontoon', books)).toEqual({ unit: 'chips', rounds: [10, 14, 16], values: [0, -20, 10] });
    expect(gameSeries('roulette', noRounds)).toBeUndefined();
  });

  test("at Hold'em has a second line without the luck of all-in pots, where there was one", () => {
    const sums = { 'all-in.luck': 60 };
    const course = {
      from: 0,
      line: [
        [0, 0],
        [50, 0],
        [130, 60],
      ],
      every: 1,
      since: 0,
    };
    expect(gameSeries('holdem', { ...noRounds, rounds: 3, net: 90, sums, course })).toEqual({
      unit: 'chips',
      rounds: [0, 1, 2, 3],
      values: [0, 50, 130, 90],
      expected: [0, 50, 70, 30],
    });
    const even = { ...course, line: [[0], [50], [130]] };
    expect(gameSeries('holdem', { ...noRounds, rounds: 2, net: 130, sums: {}, course: even })).not.toHaveProperty('expected');
  });

  test('at Hearts is points a hand from game to game', () => {
    const course = {
      from: 0,
      line: [
        [0, 0, 0],
        [0, 60, 10],
        [0, 100, 20],
      ],
      every: 1,
      since: 0,
    };
    expect(gameSeries('hearts', { ...noRounds, rounds: 2, course })).toEqual({
      unit: 'points',
      rounds: [1, 2],
      values: [6, 4],
      expected: [6.5, 6.5],
    });
  });
});
