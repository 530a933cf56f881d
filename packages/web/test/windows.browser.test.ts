/** Every table in its states, in windows of many sizes: nothing overlaps, nothing is cut off, nothing is out of reach. */
import { expect, test } from 'vitest';
import { withPage } from './page.ts';
import { tableWalks } from './window-states.ts';
import { drawWindows, windowFaults } from './windows.ts';

/** Another day, other windows. A failure names the seed, and `WINDOWS_SEED` has it again. */
const seed = Number(process.env['WINDOWS_SEED'] ?? Math.floor(Date.now() / 86_400_000));
const COUNT = 62;
const all = drawWindows(seed, COUNT);
/** Each state has a third of the windows, and every window is met at every table, mostly more than once. */
const shareOf = (state: number) => all.filter((_, index) => index % 3 === state % 3);

const still = { viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce', hasTouch: true } as const;

test.each(tableWalks)('$name fits every window', async ({ path, save, states }) => {
  const opening = { path, context: still, ...(save === undefined ? { settings: { speed: 'instant' } } : { save }) };
  await withPage(opening, async (page) => {
    for (const [index, [name, reach]] of states.entries()) {
      await page.setViewportSize(still.viewport);
      await reach(page);
      expect(await windowFaults(page, shareOf(index)), `${name}, WINDOWS_SEED=${seed}`).toEqual([]);
    }
  });
});
