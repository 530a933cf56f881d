import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { breachesIn, tables } from '../laws.fixture.ts';

// The model for all games is tried hardest.
test.each(tables.filter(({ name }) => name === 'pontoon british'))(
  'thousands of random sittings at $name keep the laws',
  claims('PON-14.6', 'PON-14.7', 'PON-14.8'),
  (table) => {
    expect(breachesIn(table, 1_500)).toEqual([]);
  },
);
