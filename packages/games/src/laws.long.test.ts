import { expect, test } from 'vitest';
import { draw } from '../../../scripts/draw.ts';
import { breachesIn, tables } from './laws.fixture.ts';

/**
 * As many at each preset as planted faults ask for, and some more (`node bench/long/planted.mjs 10 200 blackjack`, 8 faults in the others).
 * Of those that were noticed within the sittings played before, the last was noticed at sitting 4 in Hold'em, 9 in Sabacc, 16 in Blackjack,
 * 21 in Roulette and 57 in Hearts. Pontoon is tried harder beside itself.
 */
const sittingsAt = (name: string): number => (name.startsWith('hearts') ? draw(70, 1_000) : draw(30, 2_000));

test.each(tables.filter(({ name }) => !name.startsWith('pontoon')))('hundreds of random sittings at $name keep the laws', (table) => {
  expect(breachesIn(table, sittingsAt(table.name))).toEqual([]);
});
