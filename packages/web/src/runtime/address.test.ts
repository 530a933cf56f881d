import { isSeed } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { parseRoute } from './address.ts';
import { freshSeed, seedIn } from './seeds.ts';

describe('an address', () => {
  test('names the floor, a table, and what stands after the question mark', () => {
    expect(parseRoute('/')).toEqual({ table: '', query: '' });
    expect(parseRoute('/pontoon')).toEqual({ table: 'pontoon', query: '' });
    expect(parseRoute('/pontoon/?seed=c0ffee')).toEqual({ table: 'pontoon', query: 'seed=c0ffee' });
  });

  test('may name a seed, which is filled up with zeros', () => {
    expect(seedIn('?seed=C0FFEE')).toBe('c0ffee'.padStart(64, '0'));
    expect(isSeed(seedIn('seed=1'))).toBe(true);
  });

  test.each(['', '?seed=', '?seed=xyz', `?seed=${'a'.repeat(65)}`, '?seed=12%20'])('%j names none', (query) => {
    expect(seedIn(query)).toBeUndefined();
  });
});

test('a fresh seed is a seed, and no two are alike', () => {
  expect(isSeed(freshSeed())).toBe(true);
  expect(freshSeed()).not.toBe(freshSeed());
});
