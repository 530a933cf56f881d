/** One place tapped again and again, at every table; `node bench/long/taps.mjs` does the same at length. */
import { gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { draw } from '../../../scripts/draw.ts';
import { withPage } from './page.ts';
import { tapSpree } from './taps.ts';

/** At Hearts a burst often only raises a card: some bursts more may be needed there. */
const [ENOUGH, BURSTS] = [4, 40];
/** The rules with the most to decide. */
const rules: Readonly<Record<string, number>> = { pontoon: 1, blackjack: 2, holdem: 2 };
/** Where most moves at once, and where everything is there at once; by day at the first three tables. */
const tables = gameIds.map((table, place) => ({ table, speed: place % 2 === 0 ? 'normal' : 'instant' })).slice(0, draw(3, gameIds.length));

test.each(tables)('at $table, at $speed speed, a burst of taps at one place answers once', async ({ table, speed }) => {
  await withPage({ path: `#/${table}?seed=31`, settings: { speed }, isHasty: true, isOwn: true }, async (page) => {
    const { answers } = await tapSpree(page, { table, rules: rules[table] ?? 0, seed: 31, bursts: BURSTS, enough: ENOUGH });
    expect(answers).toBe(ENOUGH);
  });
});
