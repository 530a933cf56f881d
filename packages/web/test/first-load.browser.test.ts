/** The floor as it comes: whatever file is late, nothing that is already there moves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
import { type Opening, saveWith, withPage } from './page.ts';

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

test.each(windows.flatMap(([width, height], place) => inTurn(whose, place).map(([who, save]) => [who, width, height, save] as const)))(
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

/** Where everything is that a newcomer may read or tap before any script has come. It runs in the page. */
const places = (): string => {
  const boxOf = (one: Element) => JSON.stringify(one.getBoundingClientRect().toJSON());
  const wanted = 'h1, .tag-line, .balance b, .tool, .first-hand .sentences, .first-hand .deal, .plate, .tile, .tile h2, .tile p';
  const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility());
  // What depends on the day and on the device has its place and no words yet, and pictures come with the script.
  return seen.map((one) => [one.matches('.plate, .tile') ? 'a place' : one.innerText, boxOf(one)].join(' ')).join('\n');
};

/** Loads a page again with nothing of its scripts but the one that opens the door, looks at it, and lets the rest come. */
const beforeScripts = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await page.getByRole('heading', { name: 'Baize' }).waitFor();
  let isOpen = (): void => undefined;
  const opened = new Promise<void>((open) => {
    isOpen = open;
  });
  await page.route(/\/assets\/(?!door-)[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const written = page.locator('.doorway.open, .sign');
  await written.waitFor({ state: 'attached' });
  // The door has been opened: of all that stands in the page, one thing is left.
  await expect.poll(() => page.locator('.doorway, .sign').count()).toBe(1);
  await look();
  isOpen();
  await written.waitFor({ state: 'detached' });
};

/** Waits for all that is on its way, styles and letters too: what is measured now stays as it is. */
const allCome = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

const opened = (viewport: Opening['context']): Opening => ({ isOwn: true, isHasty: true, context: { ...viewport }, allow: /ERR_FAILED/ });

test.each(windows)('a newcomer sees the floor at %i×%i before any script has come, and it stays where it is', async (width, height) => {
  await withPage(opened({ viewport: { width, height } }), async (page) => {
    await page.locator('.puzzle-plate').waitFor();
    await allCome(page);
    const floor = await page.evaluate(places);
    expect(floor.split('\n').length).toBeGreaterThan(20);
    const isInPlace = () => expect.poll(() => page.evaluate(places)).toBe(floor);
    await beforeScripts(page, isInPlace);
    await isInPlace();
  });
});

test('the floor before any script speaks the language that the page will speak', async () => {
  for (const [locale, deal] of [
    ['de-AT', 'Ich bin dabei'],
    ['fr-FR', 'Deal me in'],
  ] as const) {
    await withPage(opened({ locale }), async (page) => {
      const button = page.locator('.first-hand .deal').filter({ visible: true });
      const isSaid = () => expect.poll(() => button.innerText()).toBe(deal);
      await isSaid();
      await beforeScripts(page, isSaid);
    });
  }
});

test('a tap on a table before any script has come leads there', async () => {
  await withPage(opened({}), async (page) => {
    await beforeScripts(page, () => page.getByRole('link', { name: 'Hearts: take a seat' }).click());
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    expect(page.url()).toContain('#/hearts');
  });
});

test.each([windows[0], windows[2]])(
  'whoever has been here sees the name of the house at %i×%i, where the floor has it',
  async (width, height) => {
    await withPage({ ...opened({ viewport: { width, height } }), save: saveWith({ sittings: 3, last: 'hearts' }) }, async (page) => {
      const boxOf = (selector: string) => page.locator(selector).evaluate((one) => JSON.stringify(one.getBoundingClientRect().toJSON()));
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      await allCome(page);
      const name = await boxOf('main.floor h1');
      await beforeScripts(page, async () => {
        await expect.poll(() => boxOf('.sign')).toBe(name);
        expect(await page.locator('.doorway').count()).toBe(0);
      });
    });
  },
);
