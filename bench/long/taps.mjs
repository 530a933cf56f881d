/**
 * A monkey that taps one place again and again: `node bench/long/taps.mjs` lets it loose at every table, under all its rules, at two
 * speeds, for 250 bursts each of 2 to 10 taps, 30 to 400 ms apart. However the table goes on meanwhile, a burst answers it once.
 * Words choose less: `node bench/long/taps.mjs hearts 40`; `TAPS_SEED=7` draws other bursts and other deals. The tests do the same in small (packages/web/test/taps.browser.test.ts).
 */
import { catalogue } from '@baize/games';
import { atLeast, atMost } from '../lib/bars.mjs';
import { load } from '../lib/load.mjs';
import { atEachTable, withPage } from '../web/house.mjs';

const BURSTS = 250;
const SPEEDS = ['normal', 'instant'];
const drawn = Number(process.env.TAPS_SEED ?? 0);

/** The monkey of the tests. */
const { tapSpree } = await load({ taps: 'packages/web/test/taps.ts' }, (named) => named('taps'));

await atEachTable(async ({ amount = BURSTS, ...house }) => {
  const { table } = house;
  const presets = Object.keys((await catalogue[table]()).game.presets);
  for (const [rules, preset] of presets.entries()) {
    for (const [place, speed] of SPEEDS.entries()) {
      const name = `${table} ${preset}, ${speed}`;
      const seed = 1000 * drawn + 100 * rules + place + 1;
      await withPage(house, { path: `#/${table}?seed=${seed}`, settings: { speed }, isHasty: true }, async (page) => {
        const spree = await tapSpree(page, { table, rules, seed, bursts: amount }).catch((error) => {
          console.log(`  ${error.message.slice(0, 500)}`);
          return undefined;
        });
        atMost(`${name}, bursts that did not answer once`, spree === undefined ? 1 : 0, 0);
        if (spree !== undefined) atLeast(`${name}, answers of ${amount} bursts`, spree.answers, amount / 3);
      });
    }
  }
});
