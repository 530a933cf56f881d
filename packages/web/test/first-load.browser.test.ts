/** The floor as it comes: whatever file is late, nothing that is already there moves. */
import { expect, test } from 'vitest';
import { saveWith, withPage } from './page.ts';

/** The most that may move, as browsers count it: the share of the window that moved, times how far. */
const SHIFT = 0.02;

const windows = [
  [390, 844],
  [844, 390],
  [1180, 820],
  [1440, 900],
] as const;

/** A layout shift: the library of types does not know it yet. */
interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Adds up what moves. It runs in the page. */
const noteShifts = (): void => {
  const noted = { shift: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as Shift).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How late each file comes, in turn: neighbours come in no order. */
const LATE = [0, 240, 80, 400, 160, 320];

const whose = [
  ['a newcomer', undefined],
  ['somebody who comes back', saveWith({ balance: 1234, sittings: 3, last: 'hearts', settings: { felt: 'blue', rail: 'light' } })],
] as const;

test.each(windows.flatMap(([width, height]) => whose.map(([who, save]) => [who, width, height, save] as const)))(
  'the floor of %s does not shift at %i×%i, however late its parts are',
  async (_, width, height, save) => {
    const opening = { isOwn: true, isHasty: true, context: { viewport: { width, height } }, ...(save === undefined ? {} : { save }) };
    await withPage(opening, async (page) => {
      await page.addInitScript(noteShifts);
      let asked = 0;
      await page.route('**/assets/**', async (route) => {
        asked += 1;
        await new Promise((done) => setTimeout(done, LATE[asked % LATE.length]));
        await route.continue();
      });
      await page.reload();
      await page.locator('a.plate').nth(1).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shift = await page.evaluate('noted.shift');
      expect(asked).toBeGreaterThan(5);
      expect(shift).toBeLessThanOrEqual(SHIFT);
    });
  },
);

test.each(windows)('the name of the house hangs at %i×%i before any script has come, where the floor has it', async (width, height) => {
  await withPage({ isOwn: true, isHasty: true, context: { viewport: { width, height } }, allow: /ERR_FAILED/ }, async (page) => {
    const boxOf = (selector: string) => page.locator(selector).evaluate((one) => JSON.stringify(one.getBoundingClientRect().toJSON()));
    const heading = page.getByRole('heading', { name: 'Baize' });
    await heading.waitFor();
    // Letters stand where they will stay when the style and its fonts have come, and no earlier.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const name = await boxOf('.floor-top h1');
    let isOpen = (): void => undefined;
    const opened = new Promise<void>((open) => {
      isOpen = open;
    });
    await page.route('**/assets/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => boxOf('.sign')).toBe(name);
    isOpen();
    await heading.waitFor();
    expect(await page.locator('.sign').count()).toBe(0);
  });
});
