/** Hold'em at every size, in every state: pictures for people, and what a test can see of them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allIn, callDown, myTurn, press, sitAtHoldem } from './holdem.ts';
import { layoutFaults } from './layout.ts';
import { axe, picture, saveWith, startBrowser, withPage } from './page.ts';

startBrowser();

const rich = (more: Readonly<Record<string, unknown>> = {}) => saveWith({ balance: 20_000, settings: { speed: 'instant', ...more } });
const sizes = [
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1440, 900],
] as const;

// Most of the time goes into waiting, so the sizes wait together.
describe.each(sizes)('at %i×%i', { concurrent: true }, (width, height) => {
  const context = { viewport: { width, height }, deviceScaleFactor: width < 600 ? 2 : 1 };
  const look = async (page: Page, name: string): Promise<void> => {
    await page.waitForTimeout(160);
    await picture(page, `holdem-${name}-${width}x${height}`);
    expect(await layoutFaults(page), name).toEqual([]);
  };

  test('five opponents, from a bet to side pots and two who have to leave', async () => {
    await withPage({ path: '#/holdem?seed=9', save: rich(), context }, async (page) => {
      await sitAtHoldem(page, 5);
      await look(page, 'turn');
      await page.keyboard.press('i');
      await page.locator('.coach').waitFor();
      await look(page, 'hint');
      await page.keyboard.press('a');
      await page.getByRole('dialog').waitFor();
      await look(page, 'all-in');
      await page.keyboard.press('Escape');
      await allIn(page);
      await page.locator('.reverse').first().waitFor({ state: 'detached' });
      await look(page, 'showdown');
      await page.keyboard.press('l');
      await page.getByRole('button', { name: /^Hand 1/ }).click();
      await look(page, 'history');
    });
  });

  test('one to four opponents', async () => {
    await withPage({ path: '#/holdem?seed=f1a7', save: rich({ confirmLeaving: false }), context }, async (page) => {
      for (const opponents of [1, 2, 3, 4]) {
        await sitAtHoldem(page, opponents, 'House rules');
        await look(page, `${opponents}-opponents`);
        await page.keyboard.press('q');
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
        await page.goto(`${page.url().split('#')[0]}#/holdem?seed=f1a7`);
      }
    });
  });

  test('nine opponents', async () => {
    await withPage({ path: '#/holdem?seed=f1a7', save: rich(), context }, async (page) => {
      await sitAtHoldem(page, 9, 'House rules');
      await look(page, '9-opponents');
      await press(page, 'r');
      await callDown(page);
      await page.locator('.reverse').first().waitFor({ state: 'detached' });
      await look(page, '9-opponents-end');
    });
  });
});

test('axe finds nothing in any state', async () => {
  await withPage({ path: '#/holdem?seed=9', save: rich() }, async (page) => {
    const clean = async (name: string): Promise<void> => {
      await page.waitForTimeout(200);
      expect(await axe(page), name).toEqual([]);
    };
    await sitAtHoldem(page, 5);
    await clean('betting');
    await page.locator('.he-seat', { hasText: 'Tamsin' }).click();
    await clean('who');
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await clean('all-in');
    await page.keyboard.press('Escape');
    await allIn(page);
    await clean('showdown');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^Hand 1/ }).click();
    await clean('history');
  });
});

test('in a light room, on burgundy, with four colours, it is the same table', async () => {
  await withPage({ path: '#/holdem?seed=9', save: rich({ rail: 'light', felt: 'burgundy', deck: 'four-colour' }) }, async (page) => {
    await sitAtHoldem(page, 5);
    await picture(page, 'holdem-light-burgundy-four');
    expect(await axe(page)).toEqual([]);
  });
});

/** Notes how the felt looks whenever it changes. */
const watchFelt = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const note = (): void => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const flying = [...document.querySelectorAll('.holdem .slot')].filter((slot) => slot.getAnimations().length > 0).length;
      const going = [...document.querySelectorAll('.he-pile .going')].filter((chips) => chips.getAnimations().length > 0).length;
      const parts = `${count('.he-hole .slot')} theirs, ${count('.he-mine .slot')} mine, ${count('.he-board .slot')} board, ${
        flying > 0 ? 'flying' : 'still'
      }, ${going} paid`;
      if (seen.at(-1) !== parts) seen.push(parts);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { seen });
  });

test('CAS-2.4 CAS-2.6 CAS-2.12 cards fly from the deck one by one, streets follow in beats of their own, chips slide to the winner', async () => {
  await withPage({ path: '#/holdem?seed=15', save: rich({ speed: 'fast' }) }, async (page) => {
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.getByRole('radio', { name: '2 opponents' }).check({ force: true });
    await watchFelt(page);
    await page.keyboard.press('Enter');
    await myTurn(page);
    await allIn(page);
    const seen = (await page.evaluate('seen')) as string[];
    const place = (pattern: RegExp) => seen.findIndex((one) => pattern.test(one));
    const course = [
      /^1 theirs, 0 mine.* flying/,
      /^2 theirs, 1 mine/,
      /^4 theirs, 2 mine, 0 board/,
      /, 3 board, flying/,
      /, 4 board/,
      /, 5 board/,
      /[1-9] paid$/,
    ];
    const places = course.map(place);
    expect(places, seen.join('\n')).not.toContain(-1);
    expect(places, seen.join('\n')).toEqual(places.toSorted((a, b) => a - b));
  });
});
