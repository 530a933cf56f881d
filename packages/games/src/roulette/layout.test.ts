import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { BOARD, findSpot, findSpotOn, isSpotId, type Spot, spotById, spots } from './layout.ts';
import { type BetKind, KINDS, presets } from './rules.ts';
import { colourOf, NUMBERS, neighboursOf, WHEEL } from './wheel.ts';

const all = spots(presets.european);
const count = (kind: BetKind, among: readonly Spot[] = all) => among.filter((spot) => spot.kind === kind).length;
const numbersOf = (kind: BetKind) => all.filter((spot) => spot.kind === kind).map(({ numbers }) => numbers.join('/'));
const idAt = (x: number, y: number) => all.find(({ at }) => at.x === x && at.y === y)?.id;

describe('the wheel', () => {
  test('the wheel has the 37 numbers of the European one, in its order', claims('CAS-4.1'), () => {
    expect(NUMBERS).toEqual(Array.from({ length: 37 }, (_, number) => number));
    expect(WHEEL.join(' ')).toBe('0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26');
  });

  test('eighteen numbers are red, eighteen black, and zero is green', claims('CAS-4.1'), () => {
    const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
    expect(NUMBERS.filter((number) => colourOf(number) === 'red')).toEqual(reds);
    expect(NUMBERS.filter((number) => colourOf(number) === 'green')).toEqual([0]);
  });

  test('neighbours lie beside each other on the wheel, across zero too', () => {
    expect(neighboursOf(17)).toEqual([2, 25, 17, 34, 6]);
    expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(32, 1)).toEqual([0, 32, 15]);
  });
});

describe('the board', () => {
  test('it has every bet of the European table', claims('CAS-4.1'), () => {
    expect(Object.fromEntries(KINDS.map((kind) => [kind, count(kind)]))).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      dozen: 3,
      column: 3,
      'red-black': 2,
      'odd-even': 2,
      'low-high': 2,
    });
    expect(spots(presets.house)).toEqual(all.filter(({ kind }) => kind !== 'first-four'));
    expect(spots(presets.french)).toEqual(all);
  });

  test('every bet has a name, numbers and a place of its own, on the board', () => {
    for (const key of [(spot: Spot) => spot.id, (spot: Spot) => spot.numbers.join(), ({ at }: Spot) => `${at.x} ${at.y}`]) {
      expect(new Set(all.map(key)).size).toBe(157);
    }
    for (const { at, numbers } of all) {
      expect(at.x >= 0 && at.x <= BOARD.w && at.y >= 0 && at.y <= BOARD.h).toBe(true);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  test('a split lies on the middle of the border of its two numbers, by zero too', claims('CAS-4.4'), () => {
    // Worked out from the numbers alone: side by side along the board, or one above the other in a row of three.
    const along = Array.from({ length: 33 }, (_, at) => `${at + 1}/${at + 4}`);
    const across = Array.from({ length: 36 }, (_, at) => at + 1).flatMap((number) => (number % 3 === 0 ? [] : [`${number}/${number + 1}`]));
    expect(numbersOf('split').sort()).toEqual(['0/1', '0/2', '0/3', ...along, ...across].sort());
    expect([idAt(4, 1.5), idAt(1.5, 1), idAt(1, 0.5), idAt(1, 2.5)]).toEqual(['8/11', '2/3', '0/3', '0/1']);
  });

  test('a street lies on the middle of the far edge of its row', claims('CAS-4.5'), () => {
    expect(numbersOf('street')).toEqual(Array.from({ length: 12 }, (_, row) => [1, 2, 3].map((one) => 3 * row + one).join('/')));
    expect(spotById('13-15')).toMatchObject({ kind: 'street', numbers: [13, 14, 15], at: { x: 5.5, y: 0 } });
  });

  test('a corner lies where its four numbers meet', claims('CAS-4.6'), () => {
    const corners = Array.from({ length: 33 }, (_, at) => at + 1).filter((number) => number % 3 !== 0);
    expect(numbersOf('corner').sort()).toEqual(corners.map((n) => [n, n + 1, n + 3, n + 4].join('/')).sort());
    expect(spotById('2/3/5/6').at).toEqual({ x: 2, y: 1 });
  });

  test('the trios lie where zero meets two numbers; the first four at its far end', claims('CAS-4.7'), () => {
    expect([idAt(1, 2), idAt(1, 1), idAt(1, 0)]).toEqual(['0/1/2', '0/2/3', '0/1/2/3']);
  });

  test('a six line lies on the far edge, between its two rows', claims('CAS-4.8'), () => {
    expect(numbersOf('six-line')).toEqual(Array.from({ length: 11 }, (_, row) => [1, 2, 3, 4, 5, 6].map((one) => 3 * row + one).join('/')));
    expect(spotById('31-36').at).toEqual({ x: 12, y: 0 });
  });

  test('the outside bets hold their numbers, and never zero', claims('CAS-4.9', 'CAS-4.10', 'CAS-4.11', 'CAS-4.12', 'CAS-4.13'), () => {
    const numbers = (id: string) => spotById(id).numbers;
    const where = (isIn: (number: number) => boolean) => NUMBERS.slice(1).filter(isIn);
    expect([...numbers('red'), ...numbers('black')].sort((a, b) => a - b)).toEqual(NUMBERS.slice(1));
    expect(numbers('red')).toEqual(where((number) => colourOf(number) === 'red'));
    expect(numbers('even')).toEqual(where((number) => number % 2 === 0));
    expect(numbers('odd')).toEqual(where((number) => number % 2 === 1));
    expect(numbers('low')).toEqual(where((number) => number <= 18));
    expect(numbers('high')).toEqual(where((number) => number >= 19));
    for (const third of [1, 2, 3]) {
      expect(numbers(`dozen-${third}`)).toEqual(where((number) => Math.ceil(number / 12) === third));
      expect(numbers(`column-${third}`)).toEqual(where((number) => number % 3 === third % 3));
    }
  });

  test('a bet is found by its name or its numbers, and nothing else is', () => {
    expect(findSpot('17/20')?.kind).toBe('split');
    expect(findSpotOn([25, 26, 28, 29])?.id).toBe('25/26/28/29');
    expect([findSpot('17/21'), findSpotOn([17, 21]), findSpot('__proto__')]).toEqual([undefined, undefined, undefined]);
    expect([isSpotId('0/1/2/3'), isSpotId('37'), isSpotId(17)]).toEqual([true, false, false]);
    expect(() => spotById('37')).toThrow('no bet "37"');
  });
});
