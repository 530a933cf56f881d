/** Two friends and a bot at one roulette board: both lay at the same time, and see each other's chips and what everybody won. */
import { linkTo } from '@baize/rooms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { dist, instant, withPage } from './page.ts';

let rooms: RunningServer;
beforeAll(async () => {
  rooms = await startServer({ log: await openLog({}), folder: dist, limits: { rate: 500, burst: 1000, linesOfAddress: 200 } });
});
afterAll(() => rooms?.close());

const sit = async (page: Page, code: string, name: string): Promise<void> => {
  await page.goto(linkTo(rooms.url, code));
  await page.reload();
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
};
const lay = (page: Page, title: RegExp) => page.getByRole('button', { name: title }).dispatchEvent('click');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('friends lay at the same time, see each other’s chips, and are told what everybody won', async () => {
  const options = { game: 'roulette', preset: 'shared', seats: 3, chips: 1000, bot: 'scatter', clock: 60_000, rail: 'link' } as const;
  const code = await rooms.registry.create(options);
  if (code === undefined) throw new Error('No room for roulette.');
  const opening = { url: rooms.url, settings: instant };
  await withPage(opening, (ann) =>
    withPage(opening, async (bob) => {
      await sit(ann, code, 'Ann');
      await ann.getByRole('heading', { name: 'Ann’s table' }).waitFor();
      await sit(bob, code, 'Bob');
      await ann.getByText('Bob').first().waitFor();
      await button(bob, 'Ready')
        .or(bob.getByRole('button', { name: /ready/i }))
        .first()
        .click();
      await ann.keyboard.press('Enter');
      for (const page of [ann, bob]) await page.locator('.roulette').waitFor();
      await lay(ann, /^Red /);
      await lay(bob, /^Straight up 17 /);
      // Each sees the other's chips before anybody is done.
      await expect.poll(() => ann.getByRole('button', { name: /^Straight up 17 .*Bob 25/ }).count()).toBe(1);
      await expect.poll(() => bob.getByRole('button', { name: /^Red .*Ann 25/ }).count()).toBe(1);
      await ann.getByRole('button', { name: /^Done/ }).click();
      await ann.getByText('Waiting for the others').first().waitFor();
      await bob.getByRole('button', { name: /^Done/ }).click();
      for (const page of [ann, bob]) await page.getByRole('button', { name: /^Ready/ }).waitFor();
      for (const page of [ann, bob]) expect(await page.locator('.others-won > span').count()).toBe(2);
      for (const page of [ann, bob]) await page.getByRole('button', { name: /^Ready/ }).click();
      for (const page of [ann, bob]) await page.getByRole('button', { name: /^Done/ }).waitFor();
    }),
  );
});
