/** The floor as it comes: whatever file is late, nothing that is already there moves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
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

/** How much has moved since the page was opened. It runs in the page. */
const shiftSoFar = (): number => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + (entry as Shift).value, 0);
};

/** How late each file comes, in turn: neighbours come in no order. */
const LATE = [0, 240, 80, 400, 160, 320];

/** Everything that a newcomer may read or tap before any script has come. */
const DOORWAY = 'h1, .tag-line, .balance b, .tool, .first-hand .sentences, .first-hand .deal, .plate, .tile, .tile h2, .tile p';

/** Who comes to the floor, what of it is there before the scripts are, and what that is called when they are. */
const whose = [
  { who: 'a newcomer', save: undefined, first: DOORWAY, last: DOORWAY, least: 20 },
  {
    who: 'somebody who comes back',
    save: saveWith({ balance: 1234, sittings: 3, last: 'hearts', settings: { felt: 'blue', rail: 'light' } }),
    first: '.sign, .doorway *',
    last: 'main.floor h1',
    least: 1,
  },
] as const;

/** Where all of these are. It runs in the page. */
const places = (wanted: string): readonly string[] => {
  const boxOf = (one: Element) => JSON.stringify(one.getBoundingClientRect().toJSON());
  const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility());
  // What depends on the day and on the device has its place and no words yet, and pictures come with the script.
  return seen.map((one) => [one.matches('.plate, .tile') ? 'a place' : one.innerText, boxOf(one)].join(' '));
};

/** Opens the floor with all of its parts late, and waits for them: what is measured now stays as it is. */
const openLate = async (page: Page): Promise<void> => {
  let asked = 0;
  await page.route('**/assets/**', async (route) => {
    asked += 1;
    await new Promise((done) => setTimeout(done, LATE[asked % LATE.length]));
    await route.continue();
  });
  await page.goto(new URL('./', page.url()).href);
  await page.locator('.puzzle-plate').waitFor();
  await page.locator('a.plate').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toBeGreaterThan(5);
  await page.unrouteAll();
};

/** Opens the floor with nothing of its scripts but the one that opens the door, looks at it, and lets the rest come. */
const beforeScripts = async (page: Page, look: () => Promise<void>): Promise<void> => {
  let isOpen = (): void => undefined;
  const opened = new Promise<void>((open) => {
    isOpen = open;
  });
  await page.route(/\/assets\/(?!door-)[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(new URL('./', page.url()).href, { waitUntil: 'commit' });
  const written = page.locator('.doorway.open, .sign');
  await written.waitFor({ state: 'attached' });
  // The door has been opened: of all that stands in the page, one thing is left.
  await expect.poll(() => page.locator('.doorway, .sign').count()).toBe(1);
  await look();
  isOpen();
  await written.waitFor({ state: 'detached' });
  await page.unrouteAll();
};

test.each(whose.map((one) => [one.who, one] as const))(
  'the floor of %s does not shift, however late its parts are, and is in its place before any script has come',
  async (_, one) => {
    await withPage({ path: 'favicon.svg', isHasty: true, allow: /ERR_FAILED/ }, async (page) => {
      for (const [width, height] of windows.filter((_, place) => inTurn(whose, place).includes(one))) {
        await page.setViewportSize({ width, height });
        await page.evaluate((save) => {
          localStorage.clear();
          if (save !== undefined) localStorage.setItem('baize.save', save);
        }, one.save);
        await openLate(page);
        expect(await page.evaluate(shiftSoFar), `${width}×${height}`).toBeLessThanOrEqual(SHIFT);
        const floor = await page.evaluate(places, one.last);
        expect(floor.length).toBeGreaterThanOrEqual(one.least);
        const areThey = (wanted: string) =>
          expect.poll(() => page.evaluate(places, wanted), { message: `${width}×${height}` }).toEqual(floor);
        await beforeScripts(page, () => areThey(one.first));
        await areThey(one.last);
      }
    });
  },
);

test('before any script the floor speaks the language that the page will speak, and a tap on a table leads there', async () => {
  await withPage({ path: 'favicon.svg', isHasty: true, isOwn: true, context: { locale: 'fr-FR' }, allow: /ERR_FAILED/ }, async (page) => {
    const button = page.locator('.first-hand .deal').filter({ visible: true });
    const isSaid = (deal: string) => expect.poll(() => button.innerText()).toBe(deal);
    await beforeScripts(page, () => isSaid('Deal me in'));
    await isSaid('Deal me in');
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr-FR', 'de-AT'] }));
    await beforeScripts(page, async () => {
      await isSaid('Ich bin dabei');
      await page.getByRole('link', { name: 'Hearts: Platz nehmen' }).click();
    });
    await page.getByRole('heading', { name: 'Nimm Platz' }).waitFor();
    expect(page.url()).toContain('#/hearts');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  });
});
