/** Where saves lie: in a real browser, whose small storage is full, whose database may be shut, and which is left in mid-move. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openLog, startServer } from '../../server/src/index.ts';
import { axe, dist, instant, saveWith, settled, withPage } from './page.ts';

const onFloor = (page: Page) => page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
const go = (page: Page, place: string) => page.goto(`${page.url().split('#')[0]}#/${place}`);

/** One sitting at the house's Pontoon that is over: its page lies on the disk. */
const playOne = async (page: Page): Promise<void> => {
  await go(page, 'pontoon?first&seed=c0ffee');
  await page.locator('.actions .do:not(.off)').first().waitFor();
  await page.keyboard.press('s');
  await page.locator('.result').waitFor();
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  await go(page, '');
  await onFloor(page);
  // As if it had been a long one.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('baize.log-')) ?? '';
    localStorage.setItem(key.replace(/-0$/, '-7'), `[${' '.repeat(50_000)}]`);
  });
};

/** What lies in each place. */
const places = (page: Page) =>
  page.evaluate(async () => {
    const local = Object.entries(localStorage).filter(([key]) => key.startsWith('baize.log-'));
    const database = await new Promise<number>((done) => {
      const asked = indexedDB.open('baize', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore('pages');
      asked.onsuccess = () => {
        const count = asked.result.transaction('pages').objectStore('pages').count();
        count.onsuccess = () => {
          asked.result.close();
          done(count.result);
        };
      };
    });
    return { local: local.map(([, text]) => (text === '@' ? 'moved' : 'here')), database };
  });

/** Fills the small storage to the last letter, but for what lies there already. It runs in the page. */
const fillUp = (): void => {
  let size = 4_000_000;
  for (let number = 0; size > 0; ) {
    try {
      localStorage.setItem(`filler-${number}`, 'x'.repeat(size));
      number += 1;
    } catch {
      size = Math.floor(size / 2);
    }
  }
};

test('where the small storage is full, long logs go to the database by themselves; where that is shut, nothing is lost, and it is said', async () => {
  await withPage({ path: 'favicon.svg', settings: instant, isOwn: true }, async (page) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('shut') !== null) Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
    });
    const shut = (isShut: boolean) =>
      page.evaluate((now) => (now ? sessionStorage.setItem('shut', '1') : sessionStorage.removeItem('shut')), isShut);
    await shut(true);
    await page.goto(new URL('./', page.url()).href);
    await playOne(page);
    await page.evaluate(fillUp);
    // The next change is larger than what is left, and there is no other place for it.
    await go(page, 'hearts?first');
    await page.getByText('its storage is full or blocked').waitFor();
    await shut(false);
    await go(page, '');
    await page.reload();
    await onFloor(page);
    expect(await places(page)).toEqual({ local: ['here', 'here'], database: 0 });
    // Now there is: room is made, and it is saved.
    await page.evaluate(fillUp);
    await go(page, 'hearts?first');
    await expect.poll(() => places(page).then(({ database }) => database)).toBe(2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('baize.save')?.includes('"last":"hearts"'))).toBe(true);
    const before = await page.evaluate(() => localStorage.getItem('baize.save'));
    await shut(true);
    await go(page, '');
    await page.reload();
    await page.getByText('Part of your save is in the browser’s database').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => localStorage.getItem('baize.save'))).toBe(before);
    // As soon as it gives them out again all is as it was.
    await shut(false);
    await page.reload();
    await page.getByRole('link', { name: 'Back to Hearts' }).waitFor();
    expect(await page.getByText('Part of your save').count()).toBe(0);
    await go(page, 'look-back?game=pontoon');
    await page.getByRole('heading', { name: /Look back/ }).waitFor();
    await page.locator('.review').waitFor();
    expect((await places(page)).local).toContain('moved');
  });
});

test('a profile goes from one device to another by a code, with puzzles and all, and the code works once', async () => {
  const rooms = await startServer({ log: await openLog({}), folder: dist });
  onTestFinished(() => rooms.close());
  const save = saveWith({ balance: 4321, sittings: 2, last: 'hearts' });
  await withPage({ url: rooms.url, save, allow: /404/ }, async (page) => {
    await page.evaluate(() =>
      localStorage.setItem(
        'baize.puzzles',
        JSON.stringify({ version: 1, solved: 7, run: 2, bestRun: 5, day: 0, days: 0, next: {}, own: [] }),
      ),
    );
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Move to another device' }).click();
    const code = await page.locator('.move-code').innerText();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    // The other device has nothing of it.
    await page.evaluate((fresh) => {
      localStorage.clear();
      localStorage.setItem('baize.save', fresh);
    }, saveWith({}));
    await page.reload();
    await onFloor(page);
    expect(await page.locator('.balance b').innerText()).toBe('1,000');
    await page.getByRole('button', { name: 'Settings' }).click();
    const field = page.getByLabel('A code from another device');
    await field.fill(code.toUpperCase());
    await field.press('Enter');
    await page.getByText('which has 4,321 chips?').waitFor();
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByText('Your profile is loaded.').waitFor();
    expect(await page.locator('.balance b').innerText()).toBe('4,321');
    await page.getByRole('link', { name: 'Back to Hearts' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('baize.puzzles'))).toContain('"solved":7');
    await page.getByRole('button', { name: 'Settings' }).click();
    await field.fill(code);
    await field.press('Enter');
    await page.getByText('There’s nothing under this code').waitFor();
  });
});
