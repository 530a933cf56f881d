/** Whole rounds of Blackjack, played on the built page as people play them. What each seed deals stands beside it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { lookAt } from './look.ts';
import { axe, dist, glimpsed, instant, withPage } from './page.ts';
import { watchPour } from './pour.ts';
import { pressUntil } from './walk.ts';

const touch = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const result = (page: Page) => page.locator('.news-line.result');
const purses = (page: Page) => page.locator('.purse b').allInnerTexts();
const spoken = (page: Page) => page.getByRole('log').innerText();
const tags = (page: Page) => page.locator('.hands .hand .tag').allInnerTexts();

/** Takes a seat by key. */
const sitDown = async (page: Page, preset?: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  if (preset !== undefined) await page.getByRole('radio', { name: preset }).check();
  await page.keyboard.press('Enter');
  await page.locator('.tray').waitFor();
};

/** Types a bet and starts the round, by key alone. */
const deal = async (page: Page, bet = '50'): Promise<void> => {
  await page.getByRole('textbox', { name: /any number/ }).fill(bet);
  await page.keyboard.press('Enter');
  await page.locator('.hands .card').nth(1).waitFor();
};

const at = (seed: string) => ({ path: `#/blackjack?seed=${seed}`, settings: instant });

describe('the casino’s rules', () => {
  test(
    'a win by touch, from the floor: chips, Start, stand',
    claims('CAS-3.1', 'CAS-3.2', 'CAS-3.3', 'CAS-3.5', 'CAS-3.9', 'CAS-3.10'),
    async () => {
      // 16 against a hidden jack and a 4; the dealer draws a nine and is bust.
      await withPage({ path: '?seed=d51b', settings: instant, context: touch }, async (page) => {
        await page.getByRole('link', { name: /^Blackjack:/ }).tap();
        await button(page, 'Sit down').tap();
        expect(await page.locator('.where small').textContent()).toContain('Casino rules');
        expect(await button(page, 'Start').getAttribute('aria-disabled')).toBe('true');
        await button(page, 'Add 25 chips').tap();
        await button(page, 'Add 25 chips').tap();
        expect(await purses(page)).toEqual(['950', '50']);
        await button(page, 'Undo').tap();
        expect(await purses(page)).toEqual(['975', '25']);
        await button(page, 'Double').tap();
        await button(page, 'Start').tap();
        await page.locator('.hands .card').nth(1).waitFor();
        expect(await page.locator('.hands .card.back').count()).toBe(0);
        expect(await page.locator('.pack .card').last().isVisible()).toBe(true);
        expect(await page.locator('.banker .card').count()).toBe(2);
        expect(await page.locator('.banker .card').first().getAttribute('aria-label')).toMatch(/down|hidden|back/i);
        expect(await page.locator('.banker .tag').innerText()).toBe('Dealer shows 4');
        expect(await tags(page)).toEqual(['16']);
        await button(page, 'Stand').tap();
        await result(page).waitFor();
        expect(await result(page).innerText()).toMatch(/^You win\s+the dealer is bust with 23 \(\+50\)$/);
        expect(await page.locator('.hands .card').count()).toBe(2);
        expect(await purses(page)).toEqual(['1,050', '0']);
        expect(await spoken(page)).toContain('The dealer is bust with 23. You win: +50.');
      });
    },
  );

  test(
    'by key: a tie brings the bet back, a bust loses it, leaving forfeits it even before the deal, and the whole balance may be bet',
    claims('CAS-3.1', 'CAS-3.4', 'CAS-3.6', 'CAS-3.7', 'CAS-3.8', 'CAS-3.11', 'CAS-3.12'),
    async () => {
      // A tie, then 18 and a queen.
      await withPage(at('d'), async (page) => {
        await sitDown(page);
        await page.getByRole('textbox', { name: /any number/ }).fill('1001');
        expect(await page.locator('.bubble').innerText()).toContain('You only have 1,000 left');
        await deal(page);
        await page.keyboard.press('s');
        await result(page).waitFor();
        expect(await result(page).innerText()).toMatch(/^Push\s+\d+ each/);
        expect(await purses(page)).toEqual(['1,000', '0']);
        // The last bet again deals at once.
        await page.keyboard.press('l');
        await result(page).waitFor({ state: 'detached' });
        expect(await purses(page)).toEqual(['950', '50']);
        expect(await tags(page)).toEqual(['18']);
        await page.keyboard.press('h');
        await result(page).waitFor();
        expect(await tags(page)).toEqual(['Bust, 28']);
        expect(await result(page).innerText()).toContain('Bust');
        expect(await purses(page)).toEqual(['950', '0']);
        await page.keyboard.press('Enter');
        await page.locator('.tray').waitFor();
        await button(page, 'Repeat').click();
        expect(await purses(page)).toEqual(['900', '50']);
        await page.keyboard.press('q');
        const dialog = page.getByRole('dialog', { name: 'Leave the table?' });
        expect(await dialog.innerText()).toContain('50 chips you have at risk');
        await dialog.getByRole('button', { name: 'Leave' }).click();
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
        expect(await page.locator('body').innerText()).toContain('900');
        await page.goto(`${page.url().split('#')[0]}#/blackjack?seed=21`);
        await sitDown(page);
        await deal(page, '900');
        expect(await purses(page)).toEqual(['0', '900']);
        // Nobody is thrown out for it.
        await button(page, 'Hit').and(page.locator('.open')).waitFor();
      });
    },
  );

  test(
    'the rules are there at all times, the coach says what a decision cost, the strategy marks the hand in turn, and a reload changes nothing',
    claims('CAS-3.13'),
    async () => {
      await withPage(at('d51b'), async (page) => {
        const clean = async (name: string): Promise<void> => expect(await axe(page), name).toEqual([]);
        const rules = page.getByRole('dialog', { name: 'Blackjack' });
        const readRules = async (): Promise<void> => {
          await button(page, 'Rules').click();
          const text = await rules.innerText();
          for (const heading of ['The aim', 'Card values', 'Your turn', 'The dealer', 'Who wins']) expect(text).toContain(heading);
        };
        const closeRules = async (): Promise<void> => {
          await rules.getByRole('button', { name: 'OK' }).click();
          await rules.waitFor({ state: 'detached' });
        };
        await sitDown(page);
        await readRules();
        await clean('rules');
        await closeRules();
        await button(page, 'Add 100 chips').click();
        await clean('bet');
        await button(page, 'Start').click();
        await page.locator('.hands .card').nth(1).waitFor();
        await page.reload();
        await page.locator('.hands .card').nth(1).waitFor();
        expect(await tags(page)).toEqual(['16']);
        expect(await purses(page)).toEqual(['900', '100']);
        await readRules();
        await closeRules();
        await page.keyboard.press('i');
        expect(await page.locator('.coach').innerText()).toMatch(/Coach\s+(Hit|Stand)\. For every 100 bet, /);
        await clean('hand');
        await page.keyboard.press('t');
        const marked = page.getByRole('dialog', { name: 'Strategy' }).locator('[aria-current]');
        await marked.waitFor();
        // 16 against a 4.
        expect(await marked.locator('xpath=preceding-sibling::th').innerText()).toBe('16');
        expect(await marked.evaluate((cell) => (cell instanceof HTMLTableCellElement ? cell.cellIndex : 0))).toBe(3);
        // What there is besides is looked at in every window (windows.browser.test.ts).
        await lookAt(page, 'blackjack-strategy');
        await clean('strategy');
        await page.keyboard.press('Escape');
        await page.keyboard.press('s');
        await page.locator('.coach', { hasText: /was (best|better)/ }).waitFor();
        await result(page).waitFor();
        await clean('result');
        await readRules();
      });
    },
  );
});

test(
  'cards come from the shoe, the hidden one turns over on two faces, winnings pour in stack after stack, and the balance counts up after them',
  claims('CAS-3.2', 'CAS-3.4'),
  async () => {
    // 16 against a dealer who busts.
    await withPage({ path: '#/blackjack?seed=d51b', settings: { speed: 'normal' } }, async (page) => {
      await sitDown(page);
      const flights = await page.evaluateHandle(() => {
        const noted = { most: 0 };
        const note = (): void => {
          const flying = [...document.querySelectorAll('.slot')].filter((slot) => slot.getAnimations().length > 0);
          noted.most = Math.max(noted.most, flying.length);
        };
        // What moves is set off when all that was drawn stands.
        new MutationObserver(() => queueMicrotask(note)).observe(document.body, { subtree: true, childList: true });
        return noted;
      });
      await deal(page, '200');
      await button(page, 'Stand').and(page.locator('.open')).waitFor();
      expect(await flights.evaluate(({ most }) => most)).toBeGreaterThan(0);
      const turned = await glimpsed(page, '.faces.turning .reverse');
      const pour = await watchPour(page);
      await page.keyboard.press('s');
      await turned();
      await expect.poll(() => purses(page)).toEqual(['1,200', '0']);
      const { most, counted } = await pour();
      expect(most).toBe(2);
      expect(counted).toEqual(counted.toSorted((a, b) => a - b));
      expect([counted.some((count) => count > 800 && count < 1200), counted.at(-1)]).toEqual([true, 1200]);
    });
  },
);

test('a result stays alone for two to three seconds; a key ends that, and is not the answer to what is asked then', async () => {
  await withPage({ path: '#/blackjack?seed=1', settings: { speed: 'normal' }, rate: 1 }, async (page) => {
    await sitDown(page);
    await deal(page, '200');
    const stand = button(page, 'Stand').and(page.locator('.open'));
    const asked = page.locator('.actions .do:is(.lead, .open)');
    await stand.waitFor();
    // Noted in the page: whoever asks from outside may see it late.
    const alone = await page.evaluateHandle(() => {
      const noted = { told: 0, asked: 0 };
      const note = (): void => {
        if (noted.told === 0 && document.querySelector('.news-line.result') !== null) noted.told = Date.now();
        const isAsked = document.querySelector('.actions .do:is(.lead, .open)') !== null;
        if (noted.told > 0 && noted.asked === 0 && isAsked) noted.asked = Date.now();
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
      return noted;
    });
    await page.keyboard.press('s');
    await result(page).waitFor();
    await asked.first().waitFor();
    expect(await alone.evaluate(({ told, asked: then }) => then - told)).toBeGreaterThan(1900);
    // Once more, with a key.
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /any number/ }).fill('100');
    await page.keyboard.press('Enter');
    await pressUntil(page, '.news-line.result', 's');
    await page.keyboard.press('l');
    await asked.first().waitFor();
    expect(await purses(page).then(([, atRisk]) => atRisk)).toBe('0');
    expect(await page.locator('.tray').count()).toBe(0);
  });
});

test('the Vegas rules by key: a natural, insurance, a pair that is split twice, and a double', async () => {
  // A natural; an ace of the dealer’s; fives, of which a third one comes.
  await withPage(at('1aea'), async (page) => {
    await sitDown(page, 'Vegas rules');
    await button(page, 'Add 5 chips').click();
    expect(await purses(page)).toEqual(['1,000', '0']);
    await button(page, 'Start').click({ force: true });
    expect(await page.locator('.bubble').innerText()).toContain('The smallest bet is 10.');
    await deal(page);
    await result(page).waitFor();
    expect(await result(page).innerText()).toMatch(/^Blackjack!\s+pays 3 to 2 \(\+75\)$/);
    expect(await purses(page)).toEqual(['1,075', '0']);

    const again = async (): Promise<void> => {
      await page.keyboard.press('l');
      await result(page).waitFor({ state: 'detached' });
    };
    await again();
    await button(page, 'No insurance').waitFor();
    await page.keyboard.press('n');
    await button(page, 'Hit').and(page.locator('.open')).waitFor();
    await button(page, 'Split').click({ force: true });
    expect(await page.locator('.bubble').innerText()).toContain('You can only split a pair.');
    await page.keyboard.press('s');
    await result(page).waitFor();

    await again();
    await page.keyboard.press('p');
    await page.locator('.hands .hand').nth(1).waitFor();
    expect(await tags(page)).toEqual(['10', '7']);
    expect(await page.locator('.hands .hand.now').count()).toBe(1);
    expect(await page.locator('.hands .hand.wait').count()).toBe(1);
    expect(await purses(page)).toEqual(['925', '100']);
    await page.keyboard.press('p');
    await page.locator('.hands .hand').nth(2).waitFor();
    await lookAt(page, 'blackjack-split-again');
    expect(await axe(page)).toEqual([]);
    for (const stood of [0, 1, 2]) {
      expect(await page.locator('.hands .hand').nth(stood).getAttribute('class')).toContain('now');
      await page.keyboard.press('s');
    }
    await result(page).waitFor();
    expect(await page.locator('.hands .hand.won').count()).toBe(3);
    expect(await purses(page)).toEqual(['1,175', '0']);

    await again();
    expect(await purses(page)).toEqual(['1,125', '50']);
    await page.keyboard.press('d');
    await result(page).waitFor();
    expect(await page.locator('.hands .card').count()).toBe(3);
    // Twice the bet is lost.
    expect(await purses(page)).toEqual(['1,075', '0']);
  });
});

test('the table’s own code is small', () => {
  const own = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('blackjack-'));
  const sizes = own.map((name) => gzipSync(readFileSync(join(dist, 'assets', name))).length);
  expect(own.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});
