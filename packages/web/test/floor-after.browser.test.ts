/** Style sheets come when they are needed and stay: what a table brought along must not dress what stands elsewhere. */
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { instant, withPage } from './page.ts';

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

test.each([
  [390, 844],
  [1180, 820],
])('the floor of a newcomer at %i×%i is the same after a look at every table and page', async (width, height) => {
  await withPage({ settings: instant, context: { viewport: { width, height }, reducedMotion: 'reduce' } }, async (page) => {
    await page.locator('.first-hand').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(places);
    expect(before.length).toBeGreaterThan(50);
    for (const game of gameIds) await goTo(page, game, '.sit-down');
    for (const leaf of ['statistics', 'puzzles', 'look-back', 'long-run', 'check']) await goTo(page, leaf, 'main h1');
    await goTo(page, '', '.first-hand');
    await expect.poll(() => page.evaluate(places)).toEqual(before);
  });
});
