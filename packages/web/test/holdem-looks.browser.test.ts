/** Hold'em at every size, in every state: pictures for people, and what a test can see of them. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { allIn, cornered, myTurn } from './holdem.ts';
import { lookAt } from './look.ts';
import { axe, picture, saveWith, settled, withPage } from './page.ts';

const rich = (more: Readonly<Record<string, unknown>> = {}) => saveWith({ balance: 20_000, settings: { speed: 'instant', ...more } });
/** Four opponents are all-in for different amounts, one has folded, and the player has the best hand but not the most chips. */
const five = (settings?: Readonly<Record<string, unknown>>) =>
  cornered({ seed: '18', others: 5, buyIn: 5000, ...(settings && { settings }) });
const look = (page: Page, name: string): Promise<void> => lookAt(page, `holdem-${name}`);

describe('in every window', () => {
  test('five opponents, from a bet to side pots and two who have to leave', async () => {
    await withPage({ path: '#/holdem', save: five({ confirmAllIn: true }) }, async (page) => {
      await myTurn(page);
      await look(page, 'turn');
      await page.keyboard.press('i');
      await page.locator('.coach').waitFor();
      await look(page, 'hint');
      await page.keyboard.press('a');
      await page.getByRole('dialog').waitFor();
      await look(page, 'all-in');
      await page.getByRole('dialog').getByRole('button', { name: 'All-in' }).click();
      await page.locator('.he-news-line.result').waitFor();
      await myTurn(page);
      await page.locator('.reverse').first().waitFor({ state: 'detached' });
      await look(page, 'showdown');
      await page.keyboard.press('l');
      await page.getByRole('button', { name: /^Hand 1/ }).click();
      await look(page, 'history');
    });
  });

  test('fewer opponents, and more', async () => {
    const companies = [2, 4, 9];
    const saves = companies.map((others) => cornered({ preset: 'holdem', seed: 'f1a7', others, buyIn: 900 }));
    await withPage({ path: '#/holdem', save: saves[0] ?? '' }, async (page) => {
      for (const [place, save] of saves.entries()) {
        await page.evaluate((text) => localStorage.setItem('baize.save', text), save);
        await page.reload();
        await myTurn(page);
        await look(page, `${companies[place]}-opponents`);
        await allIn(page);
        await page.locator('.reverse').first().waitFor({ state: 'detached' });
        await look(page, `${companies[place]}-opponents-end`);
      }
    });
  });
});

test('axe finds nothing in any state', async () => {
  await withPage({ path: '#/holdem', save: five() }, async (page) => {
    const clean = async (name: string): Promise<void> => {
      await settled(page);
      expect(await axe(page), name).toEqual([]);
    };
    await myTurn(page);
    await clean('betting');
    await page.locator('.he-place .he-seat').first().click();
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
  const save = five({ rail: 'light', felt: 'burgundy', deck: 'four-colour' });
  await withPage({ path: '#/holdem', save }, async (page) => {
    await myTurn(page);
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
    // What moves is set off when all that was drawn stands, so it is looked at after that.
    new MutationObserver(() => queueMicrotask(note)).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { seen });
  });

/** Expects these looks one after another. */
const inOrder = async (page: Page, course: readonly RegExp[]): Promise<void> => {
  const seen = (await page.evaluate('seen')) as string[];
  const places = course.map((pattern) => seen.findIndex((one) => pattern.test(one)));
  expect(places, seen.join('\n')).not.toContain(-1);
  expect(places, seen.join('\n')).toEqual(places.toSorted((a, b) => a - b));
};

test('cards fly from the deck one by one, and the streets follow in beats of their own', claims('CAS-2.4', 'CAS-2.6'), async () => {
  await withPage({ path: '#/holdem?seed=15', save: rich({ speed: 'fast' }) }, async (page) => {
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.getByRole('radio', { name: '2 opponents' }).check({ force: true });
    await watchFelt(page);
    await page.keyboard.press('Enter');
    await myTurn(page);
    await inOrder(page, [/^1 theirs, 0 mine.* flying/, /^2 theirs, 1 mine/, /^4 theirs, 2 mine, 0 board/, /, 3 board, flying/]);
  });
});

test('the board runs out in beats, and the chips slide to the winner', claims('CAS-2.12'), async () => {
  await withPage({ path: '#/holdem', save: five({ speed: 'fast' }) }, async (page) => {
    await myTurn(page);
    await watchFelt(page);
    await allIn(page);
    await inOrder(page, [/, 3 board/, /, 4 board, flying/, /, 5 board, flying/, /[1-9] paid$/]);
  });
});
