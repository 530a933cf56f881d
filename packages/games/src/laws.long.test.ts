import { expect, test } from 'vitest';
import { draw } from '../../../scripts/draw.ts';
import { breachesIn, tables } from './laws.fixture.ts';

/** Pontoon is tried harder beside itself; a hand of Hearts is long, and its players think long. */
const sittingsAt = (name: string): number => (name.startsWith('hearts') ? draw(100, 1_000) : draw(200, 2_000));

test.each(tables.filter(({ name }) => !name.startsWith('pontoon')))('hundreds of random sittings at $name keep the laws', (table) => {
  expect(breachesIn(table, sittingsAt(table.name))).toEqual([]);
});
