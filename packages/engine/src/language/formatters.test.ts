import { describe, expect, test } from 'vitest';
import { formatters, TAGS } from './formatters.ts';

const NUMBERS = [0, -0, 1, -1, 2, 12, 999, 1000, -1000, 1250, 12_345, -123_456, 1_000_000, 987_654_321, Number.MAX_SAFE_INTEGER];
const LISTS = [['A'], ['A', 'B'], ['A', 'B', 'C'], ['you', 'B, C', 'D', 'E']];

describe.each(Object.entries(TAGS))('what %s writes is what the platform writes:', (_, tag) => {
  const { number, plural, list } = formatters(tag);

  test('numbers', () => {
    for (const digits of [0, 1, 2]) {
      const platform = new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'negative',
      });
      for (const value of [...NUMBERS, 0.5, -0.04, 1.005, 2500.25, 2 ** 70])
        expect(number(value, digits)).toBe(platform.format(value).replace('-', '−'));
    }
  });

  test('one and many', () => {
    const platform = new Intl.PluralRules(tag);
    for (const value of [...NUMBERS, 0.5, 1.5, -1.5, 21, 101]) expect(plural(value)).toBe(platform.select(value));
  });

  test.each(['conjunction', 'disjunction'] as const)('lists, as a %s', (type) => {
    for (const things of LISTS) expect(list(things, type)).toBe(new Intl.ListFormat(tag, { type }).format(things));
  });
});
