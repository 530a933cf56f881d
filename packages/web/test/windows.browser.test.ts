/** Every table in its states, in windows of many sizes: nothing overlaps, nothing is cut off, nothing is out of reach. */
import { expect, test } from 'vitest';
import { draw, isNight } from '../../../scripts/draw.ts';
import { withPage } from './page.ts';
import { tableWalks } from './window-states.ts';
import { drawWindows, windowFaults } from './windows.ts';

/** By night other windows each time: what fails by day has failed before. A failure names the seed, and `WINDOWS_SEED` has it again. */
const seed = Number(process.env['WINDOWS_SEED'] ?? draw(1, Math.floor(Date.now() / 86_400_000)));
const all = drawWindows(seed, draw(26, 250));
/** Each state has a fourth of the windows, and every window is met at every table. */
const shareOf = (state: number) => all.filter((_, index) => index % 4 === state % 4);

/** Where most lies on the felt: what has room there has room everywhere, which is for the night to confirm. */
const FULLEST = ['blackjack-seven', 'blackjack-split', 'pontoon-british-7', 'holdem-9', 'hearts', 'roulette', 'sabacc-3'];
const tables = tableWalks.filter(({ name }) => isNight() || FULLEST.includes(name));

const still = { viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce', hasTouch: true } as const;

test.each(tables)('$name fits every window', async ({ path, save, states }) => {
  const opening = { path, context: still, ...(save === undefined ? { settings: { speed: 'instant' } } : { save }) };
  await withPage(opening, async (page) => {
    for (const [index, [name, reach]] of states.entries()) {
      await page.setViewportSize(still.viewport);
      await reach(page);
      expect(await windowFaults(page, shareOf(index)), `${name}, WINDOWS_SEED=${seed}`).toEqual([]);
    }
  });
});
