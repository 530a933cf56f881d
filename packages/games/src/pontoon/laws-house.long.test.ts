import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { draw } from '../../../../scripts/draw.ts';
import { breachesIn, tables } from '../laws.fixture.ts';

// The model for all games is tried hardest. Of the planted faults that are noticed the last is at sitting 101.
test.each(tables.filter(({ name }) => name === 'pontoon house'))(
  'hundreds of random sittings at $name keep the laws',
  claims('PON-14.6', 'PON-14.7', 'PON-14.8'),
  (table) => {
    expect(breachesIn(table, draw(120, 5_000))).toEqual([]);
  },
);
