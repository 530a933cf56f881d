/** Style sheets come when they are needed and stay: what a table brought along must not dress what stands elsewhere. */
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { instant, settled, withPage } from './page.ts';

/** Where everything on the floor stands, in whole pixels. It runs in the page. */
const places = (): readonly string[] =>
  [...document.querySelectorAll('.floor *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${one.tagName} ${one.getAttribute('class') ?? ''}: ${[x, y, width, height].map(Math.round).join(' ')}`;
  });

const goTo = async (page: Page, place: string, goal: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
  await page.locator(goal).first().waitFor();
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

test('the floor of a newcomer is the same after a look at every table and page, on a phone and on a tablet', async () => {
  await withPage({ settings: instant, context: { reducedMotion: 'reduce' } }, async (page) => {
    await page.locator('.first-hand').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before: (readonly string[])[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      before.push(await page.evaluate(places));
    }
    expect(before[0]?.length).toBeGreaterThan(50);
    expect(before[0]).not.toEqual(before[1]);
    for (const game of gameIds) await goTo(page, game, '.sit-down');
    for (const leaf of ['statistics', 'puzzles', 'look-back', 'long-run', 'check']) await goTo(page, leaf, 'main h1');
    await goTo(page, '', '.first-hand');
    for (const [place, size] of sizes.entries()) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(places), { message: `${size.width}` }).toEqual(before[place]);
    }
  });
});
