import { expect, test } from 'vitest';
import { breachesIn, tables } from './laws.fixture.ts';

/** Pontoon is tried harder beside itself; a hand of Hearts is long, and its players think long. */
const sittingsAt = (name: string): number => (name.startsWith('hearts') ? 100 : 200);

test.each(tables.filter(({ name }) => !name.startsWith('pontoon')))('hundreds of random sittings at $name keep the laws', (table) => {
  expect(breachesIn(table, sittingsAt(table.name))).toEqual([]);
});
