/** What moves has weight: cards are turned where they lie, backs are never blank, chips fall one by one; and nothing of it where nothing may move. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { sitAtHearts } from './hearts.ts';
import { allIn, cornered, myTurn, sitAtHoldem } from './holdem.ts';
import { saveWith, withPage } from './page.ts';
import { pressUntil } from './walk.ts';

/** Notes how the felt of Hold'em looks whenever it changes: what lies there, what flies, what is turned, and which chips move. */
const watchFelt = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const note = (): void => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const moving = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.getAnimations().length > 0).length;
      const lie = `${count('.he-hole .slot')} theirs, ${count('.he-mine .slot')} mine, ${count('.he-board .slot')} board`;
      const cards = `${moving('.holdem .slot') > 0 ? 'flying' : 'still'}, ${count('.he-board .faces.covered')} covered, ${count('.he-board .faces.turning')} turning`;
      const parts = `${lie}, ${cards}, ${count('.he-board .slot:not(.unturned)')} open, ${moving('.bet .chips > g')} falling, ${moving('.he-pile .going')} paid`;
      if (seen.at(-1) !== parts) seen.push(parts);
    };
    // What moves is set off when all that was drawn stands, so it is looked at after that.
    new MutationObserver(() => queueMicrotask(note)).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { seen });
  });
const seenOn = (page: Page): Promise<readonly string[]> => page.evaluate('seen');

/** Expects these looks one after another. */
const inOrder = async (page: Page, course: readonly RegExp[]): Promise<void> => {
  const seen = await seenOn(page);
  const places = course.map((pattern) => seen.findIndex((one) => pattern.test(one)));
  expect(places, seen.join('\n')).not.toContain(-1);
  expect(places, seen.join('\n')).toEqual(places.toSorted((a, b) => a - b));
};

test(
  'at Hold’em chips fall one by one, and cards fly from the deck one by one and the flop at once',
  claims('CAS-2.4', 'CAS-2.6'),
  async () => {
    await withPage(
      { path: '#/holdem?seed=15', save: saveWith({ balance: 20_000, settings: { speed: 'fast', muted: true } }), rate: 2 },
      async (page) => {
        await watchFelt(page);
        await sitAtHoldem(page, 2, 'House rules');
        await pressUntil(page, '.he-board .slot >> nth=2', 'c');
        await page.locator('.he-board .slot:not(.unturned)').nth(2).waitFor();
        await inOrder(page, [
          /[1-9] falling/,
          /^0 theirs, 1 mine.* flying/,
          /^2 theirs, 1 mine/,
          /^4 theirs, 2 mine, 0 board/,
          /, 3 board, flying, 3 covered, 0 turning, 0 open/,
          /, 3 board,.* 3 turning/,
        ]);
      },
    );
  },
);

test('no chip falls where nothing may move', async () => {
  const context = { reducedMotion: 'reduce' } as const;
  await withPage({ path: '#/holdem?seed=5', settings: { speed: 'fast' }, context }, async (page) => {
    await watchFelt(page);
    await sitAtHoldem(page, 5, 'House rules');
    const seen = await seenOn(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((one) => /[1-9] falling/.test(one))).toEqual([]);
  });
});

test(
  'the board of Hold’em runs out in beats, turned on the table and never slid out face up, and the chips slide to the winner',
  claims('CAS-2.12'),
  async () => {
    const save = cornered({ seed: '18', others: 5, buyIn: 5000, settings: { speed: 'fast' } });
    await withPage({ path: '#/holdem', save, rate: 2 }, async (page) => {
      await myTurn(page);
      await watchFelt(page);
      await allIn(page);
      await inOrder(page, [
        /, 3 board/,
        /, 4 board, flying, 1 covered, 0 turning, 3 open/,
        /, 4 board,.* 1 turning/,
        /, 5 board, flying, 1 covered, 0 turning, 4 open/,
        /, 5 board,.* 1 turning/,
        /[1-9] paid$/,
      ]);
      expect((await seenOn(page)).at(-1)).toContain('5 open');
    });
  },
);

test('at Hearts the first back is never blank, and cards that are received are dim only when they have been turned', async () => {
  await withPage({ path: '#/hearts?seed=3', settings: { speed: 'fast' }, rate: 2 }, async (page) => {
    await sitAtHearts(page);
    // It is part of the style, so nothing has to be loaded for it.
    const back = page.locator('.ht-theirs .back').first();
    expect(await back.evaluate((one) => getComputedStyle(one).backgroundImage)).toMatch(/^url\("data:image\//);
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
