/**
 * Hostile hands at the tables of the web app: `node bench/long/monkey.mjs` does 10,000 seeded taps, drags and keys at each, half with
 * a mouse and half with fingers: no error, no hang, no chip lost, always a way out. Words choose less:
 * `node bench/long/monkey.mjs roulette 1000`. The tests do the same in small (packages/web/test/monkey.browser.test.ts).
 */
import { bench, judge } from '../lib/bench.mjs';
import { sources } from '../lib/load.mjs';
import { atEachTable, tables, withPage } from '../web/house.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** The monkey of the tests. */
const { rampage, watch } = await sources(['packages/web/test/monkey.ts', 'packages/web/test/watch.ts']);

/** One spree with a mouse or with fingers. The seed names it, so that it can be run again. */
const spree = async (house, { seed, inputs, byTouch }) => {
  const { table, url } = house;
  const name = `${table}, ${byTouch ? 'fingers' : 'mouse'}, seed ${seed}`;
  const opening = { path: `#/${table}?seed=${seed}`, settings: { speed: 'instant' }, ...(byTouch ? { context: PHONE } : {}) };
  const began = performance.now();
  await withPage(house, opening, async (page) => {
    const { faults } = watch(page, new URL(url).origin);
    const end = await rampage(page, { table, seed, inputs, byTouch }).catch((error) => {
      faults.push(error.message);
      return undefined;
    });
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    const did = end === undefined ? '' : `, ${end.rounds} rounds, ${end.moves} moves`;
    console.log(`${name}: ${inputs.toLocaleString('en-US')} inputs in ${took}${did}`);
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault.slice(0, 2000)}`);
    if (end !== undefined) judge('slowest answer', Math.round(end.slowest), { of: name });
    judge('faults', faults.length, { of: name });
  });
};

await bench({
  options: { tables, inputs: [10_000, 'inputs at each table'] },
  bars: { 'slowest answer': 'at most 5000 ms', faults: 'at most 0' },
  measures: {
    sprees: (asked) =>
      atEachTable(asked.tables, async (house) => {
        const inputs = Math.ceil(asked.inputs / 2);
        await spree(house, { seed: 1, inputs, byTouch: false });
        await spree(house, { seed: 2, inputs, byTouch: true });
      }),
  },
});
