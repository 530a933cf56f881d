/** Hostile hands at every table of the built page. By night they do other things every time, and far more. */
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { draw, inTurn, isNight } from '../../../scripts/draw.ts';
import { rampage } from './monkey.ts';
import { chanceFrom, pick } from './monkey-inputs.ts';
import { instant, withPage } from './page.ts';

const INPUTS = draw(40, 1_500);
const first = draw(9, Date.now() % 2 ** 31);
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

const hands = [
  { with: 'a mouse', seed: first, context: {} },
  { with: 'fingers', seed: first + 1, context: phone },
] as const;

/** By day every second table: the first by mouse, the next by touch, and so on. */
const visited = gameIds.filter((_, place) => isNight() || place % 2 === 0);

// Whoever looks for friends asks for rooms, and there are none here.
const allow = /404/;

describe.each(visited)('a monkey at the table of %s', (table) => {
  test.each(inTurn(hands, visited.indexOf(table)))(
    'with $with, seed $seed, breaks nothing, loses no chip and finds out',
    async ({ seed, context }) => {
      await withPage({ path: `#/${table}?seed=${seed}`, settings: instant, context, isOwn: true, allow }, async (page) => {
        const { inputs } = await rampage(page, { table, seed, inputs: INPUTS, byTouch: 'hasTouch' in context });
        expect(inputs).toBe(INPUTS);
      });
    },
  );
});

/** What the bar says the player has, and their stack at the table as the save has it. */
const stacks = (page: Page, table: string): Promise<readonly [shown: string | null, held: string | null]> =>
  page.evaluate((id) => {
    const held = JSON.parse(localStorage.getItem('baize.save') ?? '{}').tables?.[id]?.held;
    return [document.querySelector('.purse b')?.textContent ?? null, held === undefined ? null : held.stack.toLocaleString('en')] as const;
  }, table);

/** What somebody in a hurry presses there: bets laid and taken back, rounds played and begun again. */
const hasty: Readonly<Record<string, readonly string[]>> = {
  blackjack: ['l', 'l', 'x', 'x', 'Enter', 's', 'Space'],
  pontoon: ['Enter', 'Enter', 's', 't', 'Space'],
  holdem: ['c', 'c', 'f', 'Enter', 'Enter', 'Space'],
  roulette: ['u', 'x', 'x', 'l', 'l', 'Space'],
  sabacc: ['k', 's', 'c', 'd', 'Enter', 'Enter', 'Space'],
};
const BURSTS = draw(4, 40);
/** By day every second table. */
const hurried = Object.keys(hasty).filter((_, place) => isNight() || place % 2 === 0);

/** Sits down, and bets once, so that there is something to be bet again. */
const begin = async (page: Page, table: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  if (table === 'pontoon') await page.getByRole('radio', { name: 'British rules' }).check();
  await page.keyboard.press('Enter');
  await page.locator('.sit-down').waitFor({ state: 'detached' });
  if (table === 'blackjack') await page.getByRole('textbox', { name: /any number/ }).fill('100');
  if (table === 'roulette') await page.locator('.hit[data-spot="red"]').click();
};

describe('whatever comes between, the number that rests is the true one', { concurrent: true }, () => {
  // At the same time as the others: what it expects is its own.
  test.for(hurried)('at the table of %s', async (table, { expect: own }) => {
    const luck = chanceFrom(5);
    await withPage({ path: `#/${table}?seed=1`, settings: { speed: 'fast' }, rate: 1 }, async (page) => {
      await begin(page, table);
      for (let burst = 0; burst < BURSTS; burst += 1) {
        for (let key = 0; key < 5; key += 1) {
          await page.keyboard.press(pick(hasty[table] ?? [], luck()) ?? 'Enter');
          await page.waitForTimeout(luck() * 200);
        }
        // What is still shown is shown to its end; then both say the same.
        const isTrue = async (): Promise<boolean> => {
          const [shown, held] = await stacks(page, table);
          return held === null || shown === held;
        };
        await own.poll(isTrue, { message: `burst ${burst}: ${(await stacks(page, table)).join(' for ')}`, timeout: 8000 }).toBe(true);
      }
    });
  });

  test('a bet that is taken back, and another one at once', async () => {
    await withPage({ path: '#/blackjack?seed=1', rate: 1 }, async (page) => {
      await begin(page, 'blackjack');
      await page.getByRole('textbox', { name: /any number/ }).fill('500');
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Add 100 chips' }).click();
      await page.waitForTimeout(1200);
      expect(await stacks(page, 'blackjack')).toEqual(['900', '900']);
    });
  });
});
