/** Every screen at the five sizes: pictures for people, and what a test can see of them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAt } from './look.ts';
import { instant, saveWith, sitDown, withPage } from './page.ts';

const isThere = async (page: Page, selector: string, hasText = ''): Promise<boolean> =>
  (await page.locator(selector, { hasText }).count()) > 0;

/** The next key of a cautious player: stake, split what can be split, stick as soon as may be. */
const nextKey = async (page: Page): Promise<string> => {
  if (await isThere(page, '.tray')) return 'Enter';
  if (await isThere(page, '.do.open', 'Split')) return 'p';
  if (await isThere(page, '.do.lead', 'Show pontoon')) return 'd';
  return (await isThere(page, '.do.off', 'Stick')) ? 't' : 's';
};

/** The screens of the house and their headings; the last is a seat at a table. */
const houseScreens = [
  ['statistics', 'Statistics'],
  ['check', 'Check a record'],
  ['good-night', 'See you soon'],
  ['pontoon', 'Take a seat'],
] as const;

const doors = [
  ['You’re out of chips', saveWith({ balance: 0 })],
  ['Your save is from a newer version', JSON.stringify({ format: 99 })],
  ['Baize', '{broken'],
] as const;

/** Shows so many tiles on the floor, whatever number of tables there is: the first ones, or the first one again. */
const showTiles = (count: number): void => {
  const room = document.querySelector('.tiles');
  const tiles = [...(room?.children ?? [])];
  const shown = Array.from({ length: count }, (_, place) => (tiles[place] ?? tiles[0])?.cloneNode(true) ?? '');
  if (room === null) throw new Error('There is no floor.');
  room.className = `tiles of-${count}`;
  room.replaceChildren(...shown);
};

test('the floor, a seat, and the house’s rules', async () => {
  await withPage({ settings: instant }, async (page) => {
    await page.getByRole('heading', { name: 'Baize' }).waitFor();
    await lookAt(page, 'floor');
    await page.goto(`${page.url()}#/pontoon?seed=c0ffee`);
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await lookAt(page, 'seat');
    await sitDown(page);
    await page.keyboard.press('i');
    await lookAt(page, 'house-turn');
    await page.keyboard.press('s');
    await page.locator('.result').waitFor();
    await lookAt(page, 'house-result');
    for (const [key, name] of [
      ['r', 'rules'],
      ['?', 'keys'],
      [',', 'settings'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await lookAt(page, name);
      await page.keyboard.press('Escape');
    }
    // The longest name has the least room beside the way back to its table.
    await page.goto(`${page.url().split('#')[0]}#/blackjack`);
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.sit-down').waitFor({ state: 'detached' });
    await page.goto(`${page.url().split('#')[0]}#/`);
    await page.getByText('Return to your hand').last().waitFor();
    // A name that runs out of its box runs under the button.
    await lookAt(page, 'floor-return', async () => {
      const isWhole = await page.locator('.tile h2').evaluateAll((names) => names.every((name) => name.scrollWidth <= name.clientWidth));
      expect(isWhole).toBe(true);
    });
  });
});

test('the house around the tables', async () => {
  await withPage({ settings: instant }, async (page) => {
    await page.getByRole('heading', { name: 'Baize' }).waitFor();
    for (const count of [1, 2, 3, 4, 5, 6]) {
      await page.evaluate(showTiles, count);
      await lookAt(page, `${count} tiles`);
    }
    for (const [place, name] of houseScreens) {
      await page.goto(`${page.url().split('#')[0]}#/${place}`);
      await page.getByRole('heading', { name }).waitFor();
      await lookAt(page, place);
    }
    await page.getByRole('radio', { name: 'British rules' }).check();
    await page.getByText('Fair play').click();
    await lookAt(page, 'seat-british');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Check a record' }).scrollIntoViewIfNeeded();
    await lookAt(page, 'settings-end');
  });
});

test('the doors, and what is told on the floor', async () => {
  await withPage({ settings: instant }, async (page) => {
    for (const [name, save] of doors) {
      await page.evaluate((text) => localStorage.setItem('baize.save', text), save);
      await page.reload();
      await page.getByRole('heading', { name }).waitFor();
      await lookAt(page, name.split(' ').at(-1) ?? '');
    }
  });
});

// The other states of the British rules are walked through in every window (windows.browser.test.ts); here a hand is split, and the bank kept.
test.each([
  ['split', 'd'],
  ['bank', '15'],
] as const)('the British rules: %s', async (name, seed) => {
  await withPage({ path: `#/pontoon?seed=${seed}`, settings: instant }, async (page) => {
    await sitDown(page, 7);
    await lookAt(page, `british-${name}-first`);
    for (let moves = 1; moves < 15 && !(await isThere(page, '.result')); moves += 1) {
      await page.keyboard.press(await nextKey(page));
      await page.keyboard.press('i');
      await lookAt(page, `british-${name}-${moves}`);
    }
    await page.locator('.result').waitFor();
    await lookAt(page, `british-${name}-result`);
  });
});
