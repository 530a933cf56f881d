/** What moves has weight: cards are turned where they lie, backs are never blank, chips fall one by one; and nothing of it where nothing may move. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitAtHearts } from './hearts.ts';
import { cornered, sitAtHoldem } from './holdem.ts';
import { withPage } from './page.ts';

/** What was ever seen of these, by name, from now on. It runs in the page. */
const watchFor = (wanted: Readonly<Record<string, string>>): void => {
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  const look = (): void => {
    for (const [name, selector] of Object.entries(wanted)) if (document.querySelector(selector) !== null) seen.add(name);
    requestAnimationFrame(look);
  };
  look();
};
const seenOn = (page: Page): Promise<readonly string[]> => page.evaluate('[...seen].sort()');

test('the board of Hold’em is turned on the table, and never slid out face up', async () => {
  const save = cornered({ seed: 'b0a2d', others: 3, buyIn: 400, settings: { speed: 'fast' } });
  await withPage({ path: '#/holdem', save, rate: 2 }, async (page) => {
    await page.locator('.he-board').waitFor();
    await page.evaluate(watchFor, {
      covered: '.he-board .faces.covered',
      turning: '.he-board .faces.turning',
      open: '.he-board .slot:not(.unturned)',
    });
    await page.keyboard.press('c');
    await page.locator('.he-leaf').nth(4).waitFor();
    await page.locator('.he-board .slot:not(.unturned)').nth(4).waitFor();
    expect(await seenOn(page)).toEqual(['covered', 'open', 'turning']);
  });
});

test('the first back is never blank: it is part of the style', async () => {
  await withPage({ path: '#/hearts?seed=1', settings: { speed: 'instant' } }, async (page) => {
    await sitAtHearts(page);
    const picture = await page
      .locator('.ht-theirs .back')
      .first()
      .evaluate((back) => getComputedStyle(back).backgroundImage);
    expect(picture).toMatch(/^url\("data:image\//);
  });
});

test('cards that are received at Hearts are dim only when they have been turned', async () => {
  await withPage({ path: '#/hearts?seed=3', settings: { speed: 'fast' }, rate: 2 }, async (page) => {
    await sitAtHearts(page);
    for (const place of [0, 1, 2]) await page.locator('.ht-held').nth(place).click();
    await page.evaluate(() => {
      const early: string[] = [];
      Object.assign(globalThis, { early });
      const look = (): void => {
        for (const slot of document.querySelectorAll('.ht-held.no .slot.unturned'))
          if (getComputedStyle(slot, '::after').content !== 'none') early.push(slot.outerHTML.slice(0, 80));
        requestAnimationFrame(look);
      };
      look();
    });
    await page.keyboard.press('Enter');
    await page.locator('.playing').waitFor();
    await page.locator('.playing .ht-held:is(.may, .up)').first().waitFor();
    expect(await page.evaluate('early')).toEqual([]);
  });
});

test.each([
  ['moves', 'no-preference', true],
  ['may not move', 'reduce', false],
] as const)('chips fall one by one where something %s', async (_, reducedMotion, isMoving) => {
  await withPage({ path: '#/holdem?seed=5', settings: { speed: 'normal' }, rate: 1, context: { reducedMotion } }, async (page) => {
    await page.evaluate(() => {
      const falls: number[] = [];
      Object.assign(globalThis, { falls });
      const look = (): void => {
        for (const chip of document.querySelectorAll('.bet .chips > g')) if (chip.getAnimations().length > 0) falls.push(1);
        requestAnimationFrame(look);
      };
      look();
    });
    await sitAtHoldem(page, 5, 'House rules');
    expect(((await page.evaluate('falls.length')) as number) > 0).toBe(isMoving);
  });
});
