/**
 * Every table in windows of every size: `node bench/long/windows.mjs` takes each table through its states in 400 windows that a seed
 * draws, and measures: nothing overlaps, nothing is cut off, everything to tap is large enough, and the player's own cards, the decisions and the
 * money are inside. Words choose less: `node bench/long/windows.mjs hearts 60`; `WINDOWS_SEED=7` draws others. The tests do the same in
 * small (packages/web/test/windows.browser.test.ts).
 */
import { atMost } from '../lib/bars.mjs';
import { load } from '../lib/load.mjs';
import { atEachTable, withPage } from '../web/house.mjs';

const WINDOWS = 400;
const seed = Number(process.env.WINDOWS_SEED ?? 1);
const VIEW = { width: 1180, height: 820 };

const { tableWalks, drawWindows, windowFaults } = await load(
  { states: 'packages/web/test/window-states.ts', windows: 'packages/web/test/windows.ts' },
  async (named) => ({ ...(await named('states')), ...(await named('windows')) }),
);

/** One walk in a page of its own: the faults of every state. */
const walkOnce = (house, { path, save, states }, sizes) =>
  withPage(
    house,
    { path, save, settings: { speed: 'instant' }, context: { viewport: VIEW, reducedMotion: 'reduce', hasTouch: true } },
    async (page) => {
      const faults = [];
      for (const [name, reach] of states) {
        await page.setViewportSize(VIEW);
        await reach(page);
        for (const fault of await windowFaults(page, sizes)) faults.push(`${name}, ${fault}`);
      }
      return faults;
    },
  );

await atEachTable(async ({ table, amount = WINDOWS, ...house }) => {
  const sizes = drawWindows(seed, amount);
  for (const walk of tableWalks.filter(({ name }) => name.startsWith(table))) {
    const faults = await walkOnce(house, walk, sizes);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    atMost(`${walk.name}, seed ${seed}: faults in ${sizes.length} windows`, faults.length, 0);
  }
});
