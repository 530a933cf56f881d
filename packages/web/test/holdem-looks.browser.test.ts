/** Hold'em at every size, in every state: pictures for people, and what a test can see of them. */

import { expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
import { cornered, myTurn } from './holdem.ts';
import { lookAt } from './look.ts';
import { axe, settled, withPage } from './page.ts';

const DRESSES = ['felt-green rail-dark', 'felt-burgundy rail-light four-colour'];

test('five opponents, from a bet to side pots and two who have to leave: all is in its place, and axe finds nothing', async () => {
  // Four opponents are all-in for different amounts, one has folded, and the player has the best hand but not the most chips.
  const save = cornered({ seed: '18', others: 5, buyIn: 5000, settings: { confirmAllIn: true } });
  await withPage({ path: '#/holdem', save }, async (page) => {
    let place = 0;
    const clean = async (name: string): Promise<void> => {
      // By day each state in the next dress, by night in both.
      for (const dress of inTurn(DRESSES, place)) {
        await page.evaluate((className) => Object.assign(document.documentElement, { className }), dress);
        await settled(page);
        expect(await axe(page), `${name}, ${dress}`).toEqual([]);
      }
      place += 1;
    };
    const look = async (name: string): Promise<void> => {
      await lookAt(page, `holdem-${name}`);
      await clean(name);
    };
    await myTurn(page);
    await page.locator('.he-place .he-seat').first().click();
    await clean('who');
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.locator('.coach').waitFor();
    await look('turn');
    await page.keyboard.press('a');
    const question = page.getByRole('dialog');
    await question.waitFor();
    await look('all-in');
    await question.getByRole('button', { name: 'All-in' }).click();
    await page.locator('.he-news-line.result').waitFor();
    await myTurn(page);
    await page.locator('.reverse').first().waitFor({ state: 'detached' });
    await look('showdown');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^Hand 1/ }).click();
    await look('history');
  });
});

// Two, five and nine opponents are walked through in every window (windows.browser.test.ts); here all of them are all-in at once.
test.each(inTurn([9, 4, 2], 0))('%i opponents who all show their hands', async (others) => {
  const save = cornered({ preset: 'holdem', seed: 'f1a7', others, buyIn: 900 });
  await withPage({ path: '#/holdem', save }, async (page) => {
    await myTurn(page);
    await page.keyboard.press('a');
    await page.locator('.he-news-line.result').waitFor();
    await myTurn(page);
    await page.locator('.reverse').first().waitFor({ state: 'detached' });
    await lookAt(page, `holdem-${others}-opponents-end`);
  });
});
