/** One place tapped again and again. However the table goes on meanwhile, a burst of taps answers it once. */
import { catalogue, type GameId, gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { draw, isNight } from '../../../scripts/draw.ts';
import { withPage } from './page.ts';
import { tapSpree } from './taps.ts';

/** At Hearts a burst often only raises a card: some bursts more may be needed there. */
const [ENOUGH, BURSTS] = [draw(4, 80), draw(40, 250)];
const SPEEDS = ['normal', 'instant'] as const;
const seed = draw(31, Date.now() % 2 ** 31);

/** The rules with the most to decide, by their place in the list. */
const richest: Readonly<Partial<Record<GameId, number>>> = { pontoon: 1, blackjack: 2, holdem: 2 };
/** All of a table's rules, where most moves at once, and where everything is there at once. */
const allAt = async (table: GameId) =>
  Object.keys((await catalogue[table]()).game.presets).flatMap((_, rules) => SPEEDS.map((speed) => ({ table, rules, speed })));
/** By day the first three tables, at one speed and the other. */
const some = gameIds
  .slice(0, 3)
  .map((table, place) => ({ table, rules: richest[table] ?? 0, speed: SPEEDS[place % SPEEDS.length] ?? 'normal' }));
const tables = isNight() ? (await Promise.all(gameIds.map(allAt))).flat() : some;

test.each(tables)(
  'at $table, rules $rules, at $speed speed, a burst of taps at one place answers once',
  async ({ table, rules, speed }) => {
    await withPage({ path: `#/${table}?seed=${seed}`, settings: { speed }, isHasty: true, isOwn: true }, async (page) => {
      const { answers } = await tapSpree(page, { table, rules, seed, bursts: BURSTS, enough: ENOUGH });
      expect(answers).toBe(ENOUGH);
    });
  },
);
