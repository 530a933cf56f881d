/** Looking back at a sitting and trying a decision again, and the puzzle of the day: by keys alone, with nothing at stake. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, instant, withPage } from './page.ts';

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
      // The decision has an address of its own, and its bars one line to start from.
      await page.keyboard.press('1');
      await page.waitForURL(/look-back\?sitting=[\w-]+&line=\d+$/);
      expect(await page.locator('.review-note .place strong').count()).toBe(1);
      const lines = await page.locator('.weighed i').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines).size).toBe(1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('f');
      expect(await page.getByRole('checkbox', { name: /face up/ }).isChecked()).toBe(true);
      await page.keyboard.press('t');
      await page.getByRole('heading', { name: 'Your turn again' }).waitFor();
      expect(await axe(page)).toEqual([]);
      // Neither hint nor chart before the answer, by button or by key; and no coach beside it, with a number of his own.
      const help = page.getByRole('button', { name: /Hint|Strategy/ });
      await page.keyboard.press('t');
      await page.keyboard.press('i');
      expect([await help.count(), await page.getByRole('dialog').count(), await page.locator('.coach').count()]).toEqual([0, 0, 0]);
      await page.keyboard.press('h');
      await page.getByRole('heading', { name: 'There’s better' }).waitFor();
      expect(await page.locator('.tried p').innerText()).toMatch(
        /^You chose “Hit”\. “Stand” is better by about [\d.]+ chips\. With a 4 showing,/,
      );
      expect(await help.count()).toBe(1);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Your turn again' }).waitFor();
      await page.keyboard.press('s');
      await page.getByRole('heading', { name: 'Correct' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('heading', { name: 'Look back' }).waitFor();
      expect(savedIn(await page.evaluate(() => localStorage.getItem('baize.save')))).toEqual(before);
    });
  });

  test('the floor has a puzzle for the day, asked at the real table; every puzzle has an address of its own', {
    timeout: 60_000,
  }, async () => {
    await withPage({ settings: instant }, async (page) => {
      await onFloor(page);
      await page.keyboard.press('p');
      await page.getByRole('heading', { name: 'Today’s puzzle' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('q');
      await page.getByRole('link', { name: /Puzzle of the day/ }).click();
      await page.getByRole('heading', { name: 'What would you play?' }).waitFor({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page.getByText(/Best here: /).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('heading', { name: 'Today’s puzzle' }).waitFor();
      await page.goto(`${page.url().split('#')[0]}#/puzzles?blackjack=12`);
      await page.getByRole('heading', { name: 'What would you play?' }).waitFor({ timeout: 30_000 });
      await page.keyboard.press('h');
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.waitForURL(/#\/puzzles\?blackjack=13$/);
      await page.reload();
      await page.getByRole('heading', { name: 'What would you play?' }).waitFor({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL(/#\/puzzles$/);
    });
  });
});
