/** Hearts at the five sizes: pictures for people, and what a test can see of them and axe finds, state by state. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { claimSave, handOn, myTurn, sitAtHearts, totals, wonSave } from './hearts.ts';
import { lookAt } from './look.ts';
import { axe, instant, settled, withPage } from './page.ts';

const path = '#/hearts?seed=abc';

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What the hand lies over that it must not, and which cards cannot be read: of each at least its rank must be free. It runs in the page. */
const handFaults = (): readonly string[] => {
  const boxes = [...document.querySelectorAll('.ht-held')].map((card) => ({ card, box: card.getBoundingClientRect() }));
  const others = [...document.querySelectorAll('.ht-seat, .ht-tags, .ht-trick li, .ht-spot, .ht-pass, .coach, .ht-result')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const over = others.filter((one) => {
    const a = one.getBoundingClientRect();
    // A turned card has empty corners in its box.
    return boxes.some(({ box }) => a.left < box.right - 8 && a.right > box.left + 8 && a.bottom > box.top + 14 && a.top < box.bottom - 8);
  });
  const { width, height, top } = document.querySelector('.felt')?.getBoundingClientRect() ?? new DOMRect();
  const hidden = boxes.filter(({ card }) => {
    const rank = card.querySelector('.corner')?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(rank.left + rank.width / 2, rank.top + rank.height / 2);
    return !card.contains(seen) || rank.left < 0 || rank.right > width + 12 || rank.bottom > top + height;
  });
  return [
    ...over.map((one) => `the hand lies over ${one.className} ${one.textContent}`),
    ...hidden.map(({ card }) => `cannot be read: ${card.getAttribute('aria-label')}`),
  ];
};

/** Nothing is cut off, too small or over something else, in any window. */
const good = (page: Page, name: string): Promise<void> =>
  lookAt(page, `hearts-${name}`, async () => {
    if ((await page.getByRole('dialog').count()) === 0) expect(await page.evaluate(handFaults), name).toEqual([]);
  });
const clean = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  expect(await axe(page), name).toEqual([]);
};
/** A state that is looked at in every window, and that axe looks at too. */
const fine = async (page: Page, name: string): Promise<void> => {
  await good(page, name);
  await clean(page, name);
};
const dialog = async (page: Page, key: string): Promise<void> => {
  await press(page, key);
  await page.getByRole('dialog').waitFor();
};

// The light rail here, and the dark one below.
test('the pass and the tricks, and what can be read beside them', claims('HEA-9.3', 'HEA-9.4'), async () => {
  await withPage({ path, settings: { ...instant, felt: 'burgundy', rail: 'light', deck: 'four-colour' } }, async (page) => {
    await sitAtHearts(page);
    await press(page, '6', '8', '9', 'i');
    await page.locator('.hearts .coach').waitFor();
    await fine(page, 'pass');
    await press(page, 'Enter');
    await myTurn(page);
    await press(page, 'ArrowRight', 'i');
    await page.locator('.hearts .coach').waitFor();
    await good(page, 'hint');
    await page
      .locator('.ht-held.no')
      .first()
      .click({ force: true, position: { x: 24, y: 40 } });
    await page.locator('.hearts .bubble').waitFor();
    await clean(page, 'play');
    for (const key of ['p', '?']) {
      await dialog(page, key);
      await clean(page, key);
      await press(page, 'Escape');
    }
    await press(page, 'Enter');
    await page.waitForFunction(() => document.querySelectorAll('.ht-held').length === 12);
    await myTurn(page);
    await dialog(page, 'l');
    await fine(page, 'last');
  });
});

test('the rest is claimed when every trick of it is certain, the moon is shot with it, and 26 comes off', claims('HEA-6.3'), async () => {
  await withPage({ path: '#/hearts', save: claimSave() }, async (page) => {
    await myTurn(page);
    expect((await handOn(page)).length).toBeGreaterThan(3);
    await good(page, 'claim');
    await page.getByRole('button', { name: 'Claim the rest' }).click();
    await page.getByRole('dialog', { name: 'You shot the moon' }).waitFor();
    expect(await page.locator('.ht-held').count()).toBe(0);
    await fine(page, 'moon');
    await press(page, 'Escape');
    await fine(page, 'moon-aside');
    await page.getByRole('button', { name: 'Take 26 off my score' }).click();
    await page.locator('.ht-result').waitFor();
    expect(await page.locator('.ht-result h2').innerText()).toBe('You shot the moon');
    expect((await totals(page)).toSorted((a, b) => a - b)).toEqual([-26, 0, 0, 0]);
    await fine(page, 'result');
    await dialog(page, 'p');
    expect(await page.getByRole('dialog').locator('tbody .moon').innerText()).toMatch(/^−26\s*moon$/);
  });
});

test('the end, and the sheet of a whole game', async () => {
  await withPage({ path: '#/hearts', save: wonSave() }, async (page) => {
    await myTurn(page);
    await press(page, 'Enter');
    await page.locator('.ht-result.won').waitFor();
    await fine(page, 'won');
    await dialog(page, 'p');
    await fine(page, 'sheet');
  });
});
