/** Looking back at a sitting and trying a decision again, and the puzzle of the day: by keys alone, with nothing at stake. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, instant, saveWith, withPage } from './page.ts';

const onFloor = (page: Page) => page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();

const savedIn = (text: string | null): { readonly balance: number; readonly statistics: unknown } => JSON.parse(text ?? '{}');

describe('look back', () => {
  test('a sitting is judged, stepped through and tried again, and neither chips nor statistics change', { timeout: 60_000 }, async () => {
    // 16 against a 4 that shows: to stand is best, and a card is drawn.
    await withPage({ path: '#/blackjack?seed=d51b', settings: instant }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /any number/ }).fill('50');
      await page.keyboard.press('Enter');
      await page.locator('.hands .card').nth(1).waitFor();
      await page.keyboard.press('h');
      await page.locator('.hands .card').nth(2).waitFor();
      await page.keyboard.press('s');
      await page.locator('.result').waitFor();
      await page.keyboard.press('q');
      await onFloor(page);
      const before = savedIn(await page.evaluate(() => localStorage.getItem('baize.save')));
      await page.locator('.notice').getByRole('link', { name: 'Look back' }).click();
      await page.getByRole('heading', { name: 'Look back' }).waitFor();
      await page.getByRole('button', { name: 'Try it again' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('f');
      expect(await page.getByRole('checkbox', { name: /face up/ }).isChecked()).toBe(true);
      await page.keyboard.press('t');
      await page.getByRole('heading', { name: 'Your turn again' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('s');
      await page.getByRole('heading', { name: 'That is the one' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('heading', { name: 'Look back' }).waitFor();
      expect(savedIn(await page.evaluate(() => localStorage.getItem('baize.save')))).toEqual(before);
    });
  });

  test('a table that is over leads to the look back at it, even where the last chip is gone', async () => {
    const save = saveWith({ balance: 10, settings: instant });
    await withPage({ path: '#/blackjack?seed=d51b', save }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /any number/ }).fill('10');
      await page.keyboard.press('Enter');
      const back = page.locator('.actions').getByRole('button', { name: 'Look back' });
      for (let cards = 2; (await back.count()) === 0; cards += 1) {
        await page
          .locator('.hands .card')
          .nth(cards - 1)
          .or(back)
          .first()
          .waitFor();
        await page.keyboard.press('h');
      }
      await back.click();
      await page.getByRole('heading', { name: 'Look back' }).waitFor();
      await page.keyboard.press('q');
      await page.getByRole('heading', { name: 'That was your last chip' }).waitFor();
    });
  });

  test('the floor has a puzzle for the day, and it is asked at the real table', { timeout: 60_000 }, async () => {
    await withPage({ settings: instant }, async (page) => {
      await onFloor(page);
      await page.keyboard.press('p');
      await page.getByRole('heading', { name: 'Today’s puzzle' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('q');
      await page.getByRole('link', { name: /Puzzle of the day.*the same for all.*Play/ }).click();
      await page.getByRole('heading', { name: 'What would you play?' }).waitFor({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page.getByText(/The best here: /).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('heading', { name: 'Today’s puzzle' }).waitFor();
    });
  });
});
