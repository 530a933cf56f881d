/** Hearts at the five sizes: pictures for people, and what a test can see of them; and axe in every state. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { claimSave, moonSave, myTurn, sitAtHearts, wonSave } from './hearts.ts';
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

describe('in every window', () => {
  const good = (page: Page, name: string): Promise<void> =>
    lookAt(page, `hearts-${name}`, async () => {
      if ((await page.getByRole('dialog').count()) === 0) expect(await page.evaluate(handFaults), name).toEqual([]);
    });

  test(
    'the pass, the tricks and the sheet: nothing is cut off, too small or over something else',
    claims('HEA-9.3', 'HEA-9.4'),
    async () => {
      await withPage({ path, settings: instant }, async (page) => {
        await sitAtHearts(page);
        await press(page, '6', '8', '9');
        await good(page, 'pass');
        await press(page, 'i');
        await page.locator('.hearts .coach').waitFor();
        await good(page, 'pass-hint');
        await press(page, 'Enter');
        await myTurn(page);
        await good(page, 'first');
        await press(page, 'ArrowRight', 'i');
        await page.locator('.hearts .coach').waitFor();
        await good(page, 'hint');
        await press(page, 'Enter');
        await page.waitForFunction(() => document.querySelectorAll('.ht-held').length === 12);
        await myTurn(page);
        await press(page, 'l');
        await page.getByRole('dialog').waitFor();
        await good(page, 'last');
      });
    },
  );

  test('the moon, the claim and the end', async () => {
    await withPage({ path: '#/hearts', save: claimSave() }, async (page) => {
      await myTurn(page);
      await good(page, 'claim');
      await press(page, 'x');
      await page.getByRole('dialog').waitFor();
      await good(page, 'moon');
      await press(page, 'Escape');
      await good(page, 'moon-aside');
      await page.getByRole('button', { name: 'Give everyone else 26' }).click();
      await page.locator('.ht-result').waitFor();
      await good(page, 'result');
    });
    await withPage({ path: '#/hearts', save: wonSave() }, async (page) => {
      await myTurn(page);
      await good(page, 'late');
      await press(page, 'Enter');
      await page.locator('.ht-result.won').waitFor();
      await good(page, 'won');
      await press(page, 'p');
      await page.getByRole('dialog').waitFor();
      await good(page, 'sheet');
    });
  });
});

test('axe finds nothing in any state, in either theme', async () => {
  const clean = async (page: Page, name: string): Promise<void> => expect(await axe(page), name).toEqual([]);
  await withPage({ path, settings: { ...instant, felt: 'burgundy', rail: 'light', deck: 'four-colour' } }, async (page) => {
    await sitAtHearts(page);
    await press(page, '6', '8', '9', 'i');
    await page.locator('.hearts .coach').waitFor();
    await clean(page, 'pass');
    await press(page, 'Enter');
    await myTurn(page);
    await press(page, 'ArrowRight');
    await page
      .locator('.ht-held.no')
      .first()
      .click({ force: true, position: { x: 24, y: 40 } });
    await clean(page, 'play');
    for (const key of ['l', 'p', '?']) {
      await press(page, key);
      await page.getByRole('dialog').waitFor();
      await settled(page);
      await clean(page, key);
      await press(page, 'Escape');
    }
  });
  await withPage({ path: '#/hearts', save: moonSave() }, async (page) => {
    await myTurn(page);
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await clean(page, 'moon');
    await press(page, 'Escape');
    await clean(page, 'the choice in the bar');
    await page.getByRole('button', { name: 'Take 26 off my score' }).click();
    await page.locator('.ht-result').waitFor();
    await settled(page);
    await clean(page, 'result');
  });
  await withPage({ path: '#/hearts', save: wonSave() }, async (page) => {
    await myTurn(page);
    await press(page, 'Enter');
    await page.locator('.ht-result.won').waitFor();
    await settled(page);
    await clean(page, 'won');
    await press(page, 'p');
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await clean(page, 'sheet');
  });
});
