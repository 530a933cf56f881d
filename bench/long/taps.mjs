/**
 * A monkey that taps one place again and again: `node bench/long/taps.mjs` lets it loose at every table, under all its rules, at two
 * speeds, for 250 bursts each of 2 to 10 taps, 30 to 400 ms apart. However the table goes on meanwhile, a burst answers it once.
 * Words choose less: `node bench/long/taps.mjs hearts 40`; `TAPS_SEED=7` draws other bursts and other deals. The tests do the same in small (packages/web/test/taps.browser.test.ts).
 */
import { catalogue } from '@baize/games';
import { bench, judge } from '../lib/bench.mjs';
import { sources } from '../lib/load.mjs';
import { atEachTable, tables, withPage } from '../web/house.mjs';

const SPEEDS = ['normal', 'instant'];
const drawn = Number(process.env.TAPS_SEED ?? 0);

/** The monkey of the tests. */
const { tapSpree } = await sources(['packages/web/test/taps.ts']);

/** Bursts at a table under one of its rules. */
const tapAt = (house, { preset, rules, speed, seed, bursts }) =>
  withPage(house, { path: `#/${house.table}?seed=${seed}`, settings: { speed }, isHasty: true }, async (page) => {
    const spree = await tapSpree(page, { table: house.table, rules, seed, bursts }).catch((error) => {
      console.log(`  ${error.message.slice(0, 500)}`);
      return undefined;
    });
    const of = `${house.table} ${preset}, ${speed}`;
    judge('bursts that did not answer once', spree === undefined ? 1 : 0, { of });
    if (spree !== undefined) judge('answers of a hundred bursts', (100 * spree.answers) / bursts, { of });
  });

await bench({
  options: { tables, bursts: [250, 'bursts at each table, rules and speed'] },
  bars: { 'bursts that did not answer once': 'at most 0', 'answers of a hundred bursts': 'at least 33.3' },
  measures: {
    taps: (asked) =>
      atEachTable(asked.tables, async (house) => {
        const presets = Object.keys((await catalogue[house.table]()).game.presets);
        for (const [rules, preset] of presets.entries()) {
          for (const [place, speed] of SPEEDS.entries())
            await tapAt(house, { preset, rules, speed, seed: 1000 * drawn + 100 * rules + place + 1, bursts: asked.bursts });
        }
      }),
  },
});
