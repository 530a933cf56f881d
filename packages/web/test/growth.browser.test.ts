/** Large screens and close looks: everything grows with the window, and a table that was zoomed into has a way back. */
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
import { titles } from '../src/floor/tiles.ts';
import { instant, withPage } from './page.ts';

/** What is measured at each place, by its selector: boxes by their height, words by their size. */
const HOUSE = ['.tile', '.tile h2', '.tile p', '.plate', '.floor-top h1', '.floor-top .tool'] as const;
const SEAT = ['.sit-down', '.sit-down h2', '.sit-down p', '.sit-down label'] as const;
const TABLE = ['.bar', '.bar h1', '.bar .tool', '.actions', '.actions button', '.felt'] as const;

/** How high the first of each is, and how large its letters are. It runs in the page. */
const sizesOf = (selectors: readonly string[]): readonly (readonly [name: string, height: number, letters: number])[] =>
  selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    return [selector, element.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(element).fontSize)];
  });

/** A usual window, and larger ones with how much larger everything in them is at least. */
const USUAL = { width: 1440, height: 900 };
const LARGE = [
  [2560, 1440, 1.3],
  [3840, 2160, 1.9],
] as const;

/** Whatever is too small in these windows. The usual window is there again afterwards. */
const tooSmall = async (
  page: Page,
  selectors: readonly string[],
  windows: readonly (typeof LARGE)[number][],
): Promise<readonly string[]> => {
  const usual = await page.evaluate(sizesOf, selectors);
  const faults: string[] = [];
  for (const [width, height, times] of windows) {
    await page.setViewportSize({ width, height });
    const now = await page.evaluate(sizesOf, selectors);
    for (const [place, [name, high, letters]] of now.entries()) {
      const [, before, lettersBefore] = usual[place] ?? [name, 0, 0];
      if (high < times * before || letters < times * lettersBefore)
        faults.push(`${name} at ${width}: ${before} → ${high}, letters ${lettersBefore} → ${letters}`);
    }
  }
  await page.setViewportSize(USUAL);
  return faults;
};

/** How much of a seat is cut off by the edge. */
const hiddenOf = (page: Page): Promise<number> => page.locator('.sit-down').evaluate((seat) => seat.scrollHeight - seat.clientHeight);

/** At Hearts, the windows in which points are smaller than their word. */
const smallPoints = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [width, height] of [[360, 640], [1180, 820], ...LARGE] as const) {
    await page.setViewportSize({ width, height });
    const [[, , points = 0] = [], [, , word = 0] = []] = await page.evaluate(sizesOf, ['.ht-points b', '.ht-points > span']);
    if (points < word) faults.push(`${width}×${height}`);
  }
  await page.setViewportSize(USUAL);
  return faults;
};

test('the floor, every seat and every table grow with the window, every seat is seen whole, and points are never smaller than their word', async () => {
  await withPage({ settings: instant }, async (page) => {
    await page.setViewportSize(USUAL);
    await page.locator('a.plate').nth(1).waitFor();
    expect(await tooSmall(page, HOUSE, LARGE)).toEqual([]);
    for (const [place, id] of gameIds.entries()) {
      await page.evaluate((hash) => Object.assign(location, { hash }), `#/${id}?seed=1`);
      await page.locator('.bar', { hasText: titles[id] }).waitFor();
      expect(await hiddenOf(page), id).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1180, height: 820 });
      expect(await hiddenOf(page), id).toBeLessThanOrEqual(0);
      await page.setViewportSize(USUAL);
      expect(await tooSmall(page, SEAT, inTurn(LARGE, place)), id).toEqual([]);
      await page.keyboard.press('Enter');
      await page.locator('.actions button').first().waitFor();
      expect(await tooSmall(page, TABLE, inTurn(LARGE, place + 1)), id).toEqual([]);
      if (id === 'hearts') expect(await smallPoints(page)).toEqual([]);
      await page.evaluate(() => Object.assign(location, { hash: '' }));
      await page.locator('main.floor').waitFor();
    }
  });
});

/** How much of the page two fingers have made of it. */
const scaleOf = (page: Page): Promise<number> => page.evaluate(() => window.visualViewport?.scale ?? 0);

test('a table that was zoomed into has a way back, which can be reached and zoomed from again', async () => {
  const context = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  await withPage({ path: '#/pontoon?seed=1', settings: instant, context }, async (page) => {
    await page.locator('.sit-down').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.actions button').first().waitFor();
    const way = page.getByRole('button', { name: 'Whole table' });
    expect(await way.count()).toBe(0);
    const session = await page.context().newCDPSession(page);
    for (const scale of [2, 3]) {
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
      await way.waitFor();
      // It lies in what is seen, and is as large there as any button.
      const seen = await way.evaluate((button) => {
        const { left, top, right, bottom, height } = button.getBoundingClientRect();
        const view = window.visualViewport;
        if (view === null) throw new Error('There is nothing to be seen.');
        const [x, y] = [view.offsetLeft, view.offsetTop];
        return { isInside: left >= x && top >= y && right <= x + view.width && bottom <= y + view.height, height: height * view.scale };
      });
      expect(seen.isInside).toBe(true);
      expect(seen.height).toBeGreaterThanOrEqual(44);
      await way.tap();
      await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 3);
      await way.waitFor({ state: 'detached' });
    }
  });
});
