/** A table of Sabacc in a page, as the tests of it play there. */
import type { Page } from 'playwright-core';

/** Takes a seat by key, with so many opponents. */
export const sitAtSabacc = async (page: Page, opponents = 3, preset?: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  if (preset !== undefined) await page.getByRole('radio', { name: preset }).check();
  await page.getByRole('radio', { name: opponents === 1 ? 'One opponent' : `${opponents} opponents` }).check();
  await page.keyboard.press('Enter');
  await page.locator('.sb-card').first().waitFor();
};

/** A key of the bar, pressed when what is shown has come to rest. */
export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Plays on until the game is over: matches every bet, and stands. */
export const playOut = async (page: Page): Promise<void> => {
  for (let moves = 0; moves < 60; moves += 1) {
    if ((await page.locator('.sb-news-line.result').count()) > 0) return;
    const name = await page.locator('.do.lead, .do.open').allInnerTexts();
    const text = name.join(' ');
    await page.keyboard.press(/Keep/.test(text) ? 'k' : /Stand/.test(text) ? 's' : /Check|Call/.test(text) ? 'c' : 'a');
  }
  throw new Error('The game came to no end.');
};
