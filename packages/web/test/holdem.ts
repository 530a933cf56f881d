/** A table of Hold'em in a page, as the tests of it play there. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Takes a seat by key, with so many opponents. */
export const sitAtHoldem = async (page: Page, opponents: number, preset?: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  if (preset !== undefined) await page.getByRole('radio', { name: preset }).check({ force: true });
  await page.getByRole('radio', { name: opponents === 1 ? 'One opponent' : `${opponents} opponents`, exact: true }).check({ force: true });
  await page.keyboard.press('Enter');
  await myTurn(page);
};

/** Waits until the player is asked: to bet, to go on, or to leave. The others may think a while. */
export const myTurn = async (page: Page): Promise<void> => {
  await page.locator('.actions .do.lead').waitFor({ timeout: 20_000 });
};

/** Presses keys, each when the player is asked. */
export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await myTurn(page);
  }
};

/** Whether the hand is over. */
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.he-telling.result').count()) > 0;

/** Checks or calls until the hand is over. */
export const callDown = async (page: Page): Promise<void> => {
  for (let moves = 0; moves < 20 && !(await isOver(page)); moves += 1) await press(page, 'c');
  expect(await isOver(page)).toBe(true);
};

/** Puts all chips in, says so twice, and sees the hand to its end. */
export const allIn = async (page: Page): Promise<void> => {
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'All in?' });
  await question.waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page.locator('.he-telling.result').waitFor({ timeout: 20_000 });
  await myTurn(page);
};

/** Goes all-in hand after hand, until something is so at the end of one. */
export const allInUntil = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  for (let hands = 0; hands < 60; hands += 1) {
    await allIn(page);
    if (await isSo()) return;
    await page.keyboard.press('Enter');
    await page.locator('.he-telling.result').waitFor({ state: 'detached' });
    await myTurn(page);
  }
  throw new Error('It did not come to that.');
};
