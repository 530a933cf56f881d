import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../freeze.ts';
import { isEqual, textsIn } from '../json.ts';
import { countPack, isWhole, lostInJson, throughJson } from './plain.ts';

describe('what JSON loses', () => {
  const holed: unknown[] = [1];
  holed.length = 2;
  test.each([
    ['it is undefined', undefined],
    ['it.a is undefined', { a: undefined }],
    ['it.a.1.b is NaN', { a: [1, { b: Number.NaN }] }],
    ['it.1 is -0', [0, -0]],
    ['it is -Infinity', Number.NEGATIVE_INFINITY],
    ['it.deck is a Map', { deck: new Map() }],
    ['it.deck is a Uint8Array', { deck: new Uint8Array(2) }],
    ['it.0 is function', [() => 1]],
    ['it.at is bigint', { at: 1n }],
    ['it.1 is undefined', holed],
  ])('%s', (fault, value) => {
    expect(lostInJson('it', value)).toBe(fault);
  });
  test('nothing of what is plain, and what it does not lose comes back the same', () => {
    expect(lostInJson('it', Object.assign(Object.create(null), { a: [null, true, 'x', 1.5] }))).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (lostInJson('it', value) === undefined) expect(isEqual(throughJson(value), value)).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('the same', () => {
  test.each([
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [[], []],
    [null, null],
  ])('%j and %j', (a, b) => {
    expect(isEqual(a, b)).toBe(true);
  });
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [[], {}],
    [{}, []],
    [{}, null],
    [0, -0],
    ['1', 1],
  ])('not %j and %j', (a, b) => {
    expect(isEqual(a, b)).toBe(false);
  });
});

test('what is frozen deep cannot be changed anywhere', () => {
  const state = deepFreeze({ deck: ['2c'], rules: { most: 3 }, bytes: new Uint8Array(1) });
  expect(() => state.deck.push('3c')).toThrow(TypeError);
  expect(() => Object.assign(state.rules, { most: 4 })).toThrow(TypeError);
  expect(deepFreeze('text')).toBe('text');
});

test('a pack is whole when every card is there as often as it should be', () => {
  const pack = countPack(['2c', '2c', '3c']);
  expect(isWhole(pack, ['2c', '3c', '2c'])).toBe(true);
  for (const cards of [['2c', '3c'], ['2c', '3c', '3c'], ['2c', '2c', '3c', '3c'], ['2c', '2c', '4c'], []])
    expect(isWhole(pack, cards)).toBe(false);
});

test('texts are found however deep they lie', () => {
  expect([...textsIn({ a: 'x', b: [{ c: 'y' }, null, 3], d: 'x' })]).toEqual(['x', 'y']);
});
