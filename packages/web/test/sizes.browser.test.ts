/** Every screen at the five sizes: pictures for people, and what a test can see of them. */
import { expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
import { lookAt } from './look.ts';
import { instant, sitDown, withPage } from './page.ts';
import { pressUntil } from './walk.ts';

/** The screens of the house and their headings; the last is a seat at a table. */
const houseScreens = [
  ['statistics', 'Statistics'],
  ['check', 'Check a record'],
  ['good-night', 'See you soon'],
  ['pontoon', 'Take a seat'],
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
    // The states of the table itself are walked through in every window (windows.browser.test.ts).
    await sitDown(page);
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
    // There are six now: other numbers are for the night.
    for (const count of inTurn([6, 5, 4, 3, 2, 1], 0, 2)) {
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

// The other states of the British rules are walked through in every window (windows.browser.test.ts); here a hand is split, and the bank kept.
test.each([
  ['split', 'd', '.hands .hand >> nth=1', ['Enter', 'p', 't']],
  ['bank', '15', '.my-bank', ['Enter', 'd', 's', 't']],
] as const)('the British rules: %s', async (name, seed, sign, keys) => {
  await withPage({ path: `#/pontoon?seed=${seed}`, settings: instant }, async (page) => {
    await sitDown(page, 7);
    await pressUntil(page, sign, ...keys);
    await pressUntil(page, '.coach', 'i');
    await lookAt(page, `british-${name}`);
    await pressUntil(page, '.result', 's', 't', 'd');
    await lookAt(page, `british-${name}-result`);
  });
});
