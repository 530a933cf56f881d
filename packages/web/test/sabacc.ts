/** A table of Sabacc in a page, as the tests of it play there. */
import type { Page } from 'playwright-core';
import { pressUntil } from './walk.ts';

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
export const playOut = (page: Page): Promise<void> => pressUntil(page, '.sb-news-line.result', 'k', 's', 'c');
