/** Hearts in the narrowest window, in German and in the language that nobody speaks, whose every text is a third longer and in brackets. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claimSave, myTurn, wonSave } from './hearts.ts';
import { layoutFaults } from './layout.ts';
import { instant, settled, withPage } from './page.ts';

const context = { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2 };

/** What the table says itself: all of it comes from its words. */
const SAID =
  '.ht-tags .tag, .ht-pass p, .ht-say, .ht-spot, .ht-taken, .ht-moon p, .ht-result > :is(h2, p), .ht-sheet :is(thead, tfoot) th:first-child, .ht-ways h3';
const unmarked = (said: string): readonly string[] =>
  [...document.querySelectorAll(said)].map((one) => one.textContent.trim()).filter((text) => text !== '' && !text.startsWith('⟦'));

describe.each(['de', 'xx'] as const)('in %s', (language) => {
  const good = async (page: Page, name: string): Promise<void> => {
    await settled(page);
    expect(await layoutFaults(page), name).toEqual([]);
    if (language === 'xx') expect(await page.evaluate(unmarked, SAID), name).toEqual([]);
  };
  const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Opens the dialog of a key, and looks at it. */
  const opened = async (page: Page, key: string): Promise<void> => {
    await press(page, key);
    await page.getByRole('dialog').waitFor();
    await good(page, key);
  };

  test('the pass and a trick: nothing is cut off or over something else', async () => {
    await withPage({ path: `?language=${language}#/hearts?seed=abc`, settings: instant, context }, async (page) => {
      await page.getByRole('radio').first().waitFor();
      await press(page, 'Enter');
      await page.locator('.ht-pass').waitFor();
      await good(page, 'pass');
      await press(page, '6', '8', '9', 'i');
      await page.locator('.hearts .coach').waitFor();
      await good(page, 'hint');
      await press(page, 'Enter');
      await myTurn(page);
      await good(page, 'first');
      for (const key of ['l', '?']) {
        await opened(page, key);
        await press(page, 'Escape');
      }
    });
  });

  test('the claim, the moon and the end: nothing is cut off or over something else', async () => {
    await withPage({ path: `?language=${language}#/hearts`, save: claimSave(), context }, async (page) => {
      await myTurn(page);
      await good(page, 'claim');
      await opened(page, 'x');
      await press(page, 'Escape');
      await good(page, 'moon-aside');
      await page.locator('.ht-bar .do').last().click();
      await page.locator('.ht-result').waitFor();
      await good(page, 'result');
      await opened(page, 'p');
    });
    await withPage({ path: `?language=${language}#/hearts`, save: wonSave(), context }, async (page) => {
      await myTurn(page);
      await press(page, 'Enter');
      await page.locator('.ht-result.won').waitFor();
      await good(page, 'won');
      await opened(page, 'p');
    });
  });
});
