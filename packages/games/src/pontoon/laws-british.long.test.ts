import { expect, test } from 'vitest';
import { breachesIn, tables } from '../laws.fixture.ts';

// The model for all games is tried hardest.
test.each(tables.filter(({ name }) => name === 'pontoon british'))(
  'PON-14.6 PON-14.7 PON-14.8 thousands of random sittings at $name keep the laws',
  (table) => {
    expect(breachesIn(table, 1_500)).toEqual([]);
  },
);
