/** Whole rounds of Pontoon, played on the built page as people play them. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { instant, sitDown, withPage } from './page.ts';
import { watchPour } from './pour.ts';
import { pressUntil } from './walk.ts';

const touch = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const action = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const result = (page: Page) => page.locator('.news-line.result');
const spoken = (page: Page) => page.getByRole('log').innerText();

/** Presses this key as soon as the next hand has its first card, when the others are still on their way. It runs in the page. */
const pressWhenDealt = (key: string): void => {
  const watcher = new MutationObserver(() => {
    if (document.querySelectorAll('.hands .card').length !== 1) return;
    watcher.disconnect();
    for (const type of ['keydown', 'keyup'])
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    Object.assign(globalThis, { pressed: key });
  });
  watcher.observe(document.body, { subtree: true, childList: true });
};

describe('the house’s rules', () => {
  test(
    'a round by touch, from the floor to the result and the next one; a move that is not offered says why and changes nothing',
    claims('PON-2.1', 'PON-4.7', 'PON-6.1'),
    async () => {
      await withPage({ path: '?seed=c0ffee', settings: instant, context: touch }, async (page) => {
        await page.getByRole('link', { name: /^Pontoon:/ }).tap();
        await page.getByRole('button', { name: 'Sit down' }).tap();
        await action(page, 'Twist').and(page.locator('.open')).waitFor();
        expect(await page.locator('.hands .hand .tag').innerText()).toBe('14');
        expect(await page.locator('.banker .tag').innerText()).toBe('Banker shows 10');
        // To the eye and to the ear.
        expect(await action(page, 'Next round').getAttribute('aria-disabled')).toBe('true');
        await action(page, 'Next round').tap({ force: true });
        expect(await page.locator('.bubble').innerText()).toBe('The round isn’t over yet. Twist or stick.');
        expect(await spoken(page)).toContain('The round isn’t over yet. Twist or stick.');
        await page.locator('.bubble').waitFor({ state: 'detached' });
        expect(await page.locator('.hands .card').count()).toBe(2);
        await action(page, 'Stick').tap();
        await result(page).waitFor();
        expect(await result(page).innerText()).toMatch(/^You lose\s+19 beats 14$/);
        expect(await spoken(page)).toContain('You lose: 19 beats 14.');
        await action(page, 'Next round').tap();
        await result(page).waitFor({ state: 'detached' });
        expect(await page.locator('.banker .card').count()).toBe(2);
      });
    },
  );

  test('rounds by key alone, with a coach who says what it would do and why', claims('PON-5.1'), async () => {
    await withPage({ path: '#/pontoon?seed=c0ffee', settings: instant }, async (page) => {
      await sitDown(page);
      await page.keyboard.press('i');
      expect(await page.locator('.coach').innerText()).toMatch(/Coach\s+(Twist|Stick)\. Sticking wins \d+ times in 100, twisting \d+\./);
      for (let round = 1; round <= 5; round += 1) {
        await pressUntil(page, '.news-line.result', 't', 's');
        expect(await result(page).innerText()).toMatch(/^You (win|lose)/);
        const counts = (await page.locator('.purse b').allInnerTexts()).map(Number);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(round);
        await page.keyboard.press('Enter');
        await result(page).waitFor({ state: 'detached' });
      }
      expect((await spoken(page)).match(/You (win|lose)/g)?.length).toBeGreaterThanOrEqual(2);
    });
  });

  test('a key that comes while the cards are dealt shows the rest of them and does not stick or twist', async () => {
    await withPage({ path: '#/pontoon?seed=c0ffee', settings: { speed: 'slow' } }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      for (const key of ['s', 't']) {
        await page.evaluate(pressWhenDealt, key);
        await page.keyboard.press('Enter');
        await page.waitForFunction((wanted) => (globalThis as { pressed?: string }).pressed === wanted, key);
        await action(page, 'Twist').and(page.locator('.open')).waitFor();
        expect(await page.locator('.hands .card').count()).toBe(2);
        expect(await result(page).count()).toBe(0);
        await pressUntil(page, '.news-line.result', 's', 'Space');
        await action(page, 'Next round').and(page.locator('.lead')).waitFor();
      }
    });
  });
});

describe('the British rules', () => {
  test('a round by touch: stake, moves and the result', async () => {
    await withPage({ path: '#/pontoon?seed=8', settings: instant, context: touch }, async (page) => {
      await page.getByText('British rules').tap({ force: true });
      await page.getByRole('button', { name: 'Sit down' }).tap();
      await page.locator('.place').first().waitFor();
      expect(await page.locator('.place').count()).toBe(3);
      await page.getByRole('button', { name: 'Add 5 chips' }).tap();
      await action(page, 'Stake 15').tap();
      expect(await page.locator('.purse b').allInnerTexts()).toEqual(['985', '15']);
      for (let moves = 0; moves < 8 && (await result(page).count()) === 0; moves += 1) {
        await page.locator('.moves .do:not(.off)').first().tap();
        await page.waitForTimeout(30);
      }
      expect(await result(page).innerText()).toMatch(/^You (win|lose)/);
      await action(page, 'Next round').tap();
      await result(page).waitFor({ state: 'detached' });
    });
  });

  test('a stake that is out of range is refused with the range, a pair is split, and a card is bought on one of its hands', async () => {
    await withPage({ path: '#/pontoon?seed=8', settings: instant }, async (page) => {
      await sitDown(page, 3);
      const field = page.getByRole('textbox', { name: /any number/ });
      await field.fill('400');
      await page.keyboard.press('Enter');
      expect(await page.locator('.bubble').innerText()).toContain('Stake 10 to 50');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Add 25 chips' }).click();
      await action(page, 'Stake 25').and(page.locator('.lead')).waitFor();
      await page.getByRole('button', { name: 'Double' }).click();
      await action(page, 'Stake 50').and(page.locator('.lead')).waitFor();
      await field.fill('10');
      await action(page, 'Stake 10').and(page.locator('.lead')).click();
      expect(await page.locator('.purse b').allInnerTexts()).toEqual(['990', '10']);
      await page.keyboard.press('p');
      await page.locator('.hands .hand').nth(1).waitFor();
      expect(await page.locator('.purse b').allInnerTexts()).toEqual(['980', '20']);
      expect(await page.locator('.hands .hand.now').count()).toBe(1);
      await page.keyboard.press('b');
      await action(page, 'Buy for 10').and(page.locator('.lead')).waitFor();
      await page.keyboard.press('Escape');
      await action(page, 'Split').waitFor();
      await page.keyboard.press('b');
      await page.getByRole('button', { name: 'Add 5 chips' }).click();
      await action(page, 'Buy for 15').click();
      expect(await page.locator('.purse b').allInnerTexts()).toEqual(['965', '35']);
      expect(await page.locator('.hands .hand').first().locator('.card').count()).toBe(3);
    });
  });
});

test('winnings pour in from the banker, stack after stack', async () => {
  // 19 against 18, with a card bought.
  await withPage({ path: '#/pontoon?seed=4', settings: { speed: 'fast' } }, async (page) => {
    await sitDown(page, 1);
    const lay = async (button: RegExp): Promise<void> => {
      await page.getByRole('textbox', { name: /any number/ }).fill('50');
      await action(page, button).and(page.locator('.lead')).click();
    };
    await lay(/^Stake 50/);
    await action(page, 'Buy').and(page.locator('.open')).click();
    await lay(/^Buy for 50/);
    await action(page, 'Stick').and(page.locator('.open')).waitFor();
    const pour = await watchPour(page);
    await page.keyboard.press('s');
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('+100');
    await expect.poll(async () => (await pour()).most).toBe(2);
  });
});

test('without a seed the cards are others every time', async () => {
  // With one they are the same: what the seeds above deal is known.
  await withPage({ path: '#/pontoon', settings: instant }, async (page) => {
    const firstHand = async (): Promise<readonly (string | null)[]> => {
      await sitDown(page);
      return page.locator('.hands .card, .banker .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    };
    const before = await firstHand();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await firstHand()).not.toEqual(before);
  });
});
