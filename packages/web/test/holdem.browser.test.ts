/** Hold'em on the built page, by touch and by keyboard, from the first deal to a table won or lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allIn, allInUntil, callDown, isOver, myTurn, press, sitAtHoldem } from './holdem.ts';
import { instant, saveWith, startBrowser, withPage } from './page.ts';

startBrowser();

const at = (seed: string): string => `#/holdem?seed=${seed}`;
const touch = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const rich = saveWith({ balance: 20_000, settings: instant });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const spoken = (page: Page) => page.getByRole('log').innerText();
const backs = (page: Page) => page.locator('.he-hole .card.back').count();
const board = (page: Page) => page.locator('.he-board .card').count();
const number = async (page: Page, selector: string): Promise<number> =>
  Number((await page.locator(selector).first().innerText()).replace(/\D/g, ''));
const stack = (page: Page) => number(page, '.purse b');
const isAtEnd = async (page: Page): Promise<boolean> => (await button(page, 'Leave the table').count()) > 0;

describe('a hand', () => {
  test('CAS-2.2 CAS-2.3 CAS-2.4 CAS-2.6 by touch: opponents are chosen, cards come face down, and three lie open at once', async () => {
    await withPage({ path: at('f1a7'), settings: instant, context: touch }, async (page) => {
      await page.getByRole('radio', { name: '3 opponents' }).check({ force: true });
      await button(page, 'Sit down').tap();
      await myTurn(page);
      expect(await page.locator('.he-place').count()).toBe(3);
      // The number is fixed now: nothing on the page can change it.
      expect(await page.getByRole('radio').count()).toBe(0);
      for (const worth of await page.locator('.he-place .he-worth').allInnerTexts()) {
        const chips = Number(worth.replace(/\D/g, ''));
        if (worth !== 'Folded') expect([worth, chips >= 800 && chips <= 10_000]).toEqual([worth, true]);
      }
      expect(await page.locator('.he-mine .card:not(.back)').count()).toBe(2);
      expect((await backs(page)) % 2).toBe(0);
      expect(await page.locator('.he-hole .card:not(.back)').count()).toBe(0);
      expect(await board(page)).toBe(3);
      expect(await page.locator('.he-made b').innerText()).not.toBe('');
    });
  });

  test('CAS-2.1 CAS-2.5 CAS-2.8 CAS-2.11 CAS-2.12 by key from the flop to the showdown: chips, pot and highest bet are always told', async () => {
    await withPage({ path: at('f1a7'), settings: instant }, async (page) => {
      await sitAtHoldem(page, 2);
      const before = await stack(page);
      await page.keyboard.press('5');
      await page.keyboard.press('0');
      expect(await page.getByRole('textbox').inputValue()).toBe('50');
      await page.keyboard.press('Enter');
      await myTurn(page);
      expect(await spoken(page)).toMatch(/You (bet|raise to) 50\./);
      expect(before - (await stack(page))).toBeGreaterThanOrEqual((await isOver(page)) ? 0 : 50);
      await callDown(page);
      if ((await spoken(page)).includes('You show')) {
        expect(await board(page)).toBe(5);
        expect(await page.locator('.he-place.showing .tag').count()).toBeGreaterThan(0);
      }
      expect(await page.locator('.he-telling.result').innerText()).toMatch(/(win|wins|split|nothing in the pot)/);
      await press(page, 'Enter');
      expect(await spoken(page)).toContain('Hand 2.');
    });
  });

  test('CAS-2.8 an amount that may not be laid is refused with its bounds, and the slider, the parts of the pot and the keys set good ones', async () => {
    await withPage({ path: at('9'), save: rich }, async (page) => {
      await sitAtHoldem(page, 5);
      const field = page.getByRole('textbox');
      const highest = await number(page, '.he-max');
      const toCall = Number((await page.locator('.he-self .he-worth').innerText()).replace(/\D/g, ''));
      const pot = await number(page, '.he-sum b');
      expect([highest, toCall, pot]).toEqual([158, 158, 474]);
      await field.fill('200');
      await field.press('Enter');
      await page.locator('.bubble').waitFor();
      expect(await page.locator('.bubble').innerText()).toBe('A raise goes to 316 at least, and to 20,000 at most.');
      await page.keyboard.press('h');
      expect(await field.inputValue()).toBe('474');
      await page.keyboard.press('p');
      expect(await field.inputValue()).toBe('790');
      await page.keyboard.press('ArrowUp');
      expect(await field.inputValue()).toBe('800');
      await page.getByRole('slider').fill('100');
      expect(await field.inputValue()).toBe('20,000');
      expect(await button(page, 'All in').count()).toBe(2);
      await page.getByRole('slider').blur();
      await page.keyboard.press('p');
      await press(page, 'r');
      expect(await spoken(page)).toContain('You raise to 790.');
    });
  });

  test('CAS-2.9 CAS-2.14 a fold ends the hand: it finishes out of sight, its winner is told, and the way out is free', async () => {
    await withPage({ path: at('9'), save: rich, context: touch }, async (page) => {
      await sitAtHoldem(page, 5);
      await page.getByRole('button', { name: 'Fold', exact: true }).tap();
      await page.locator('.he-telling.result').waitFor({ timeout: 20_000 });
      expect(await page.locator('.he-telling.result').innerText()).toMatch(/win.*You have 20,000 chips\./s);
      await myTurn(page);
      await button(page, 'Leave').tap();
      // Nothing is at risk any more, so nobody asks.
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      expect(await page.locator('body').innerText()).toContain('20,000');
    });
  });

  test('CAS-2.14 whoever leaves with chips in the pot is asked, and forfeits them', async () => {
    await withPage({ path: at('9'), save: rich }, async (page) => {
      await sitAtHoldem(page, 5);
      await press(page, 'c');
      if (!(await isOver(page))) {
        await page.keyboard.press('q');
        const question = page.getByRole('dialog');
        expect(await question.innerText()).toMatch(/the [\d,]+ chips you have at risk stay behind/);
        const left = await stack(page);
        await question.getByRole('button', { name: 'Leave' }).click();
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
        expect(left).toBeLessThan(20_000);
        expect(await page.locator('body').innerText()).toContain(left.toLocaleString('en'));
      }
    });
  });
});

describe('all chips', () => {
  test('CAS-2.10 CAS-2.12 HOL-16 all-in is asked once, and side pots are paid to whom they belong', async () => {
    await withPage({ path: at('9'), save: rich }, async (page) => {
      await sitAtHoldem(page, 5);
      await page.keyboard.press('a');
      const question = page.getByRole('dialog', { name: 'All in?' });
      expect(await question.innerText()).toContain('All your 20,000 chips go into the pot.');
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await stack(page)).toBe(20_000);
      await allIn(page);
      const log = await spoken(page);
      expect(log).toMatch(/You raise to 20,000 and are all-in\./);
      expect(log).toMatch(/go back to you: nobody called it\./);
      expect(log).toMatch(/wins? the main pot, [\d,]+\. .*wins? side pot 1, /);
      // Every hand that came so far is turned over and named; of seven cards five count.
      const shown = page.locator('.he-place.showing');
      expect(await shown.count()).toBeGreaterThan(1);
      await expect.poll(() => shown.locator('.card.back').count()).toBe(0);
      expect(await page.locator('.tag.lit .he-long').first().innerText()).toMatch(/^(Full house|Two pair|Pair|Straight|Flush|Three|High)/);
      const [best] = await page.locator('.he-place', { has: page.locator('.tag.lit') }).all();
      const counted = (await best?.locator('.he-leaf:not(.dim)').count()) ?? 0;
      expect(counted + (await page.locator('.he-board .he-leaf:not(.dim)').count())).toBe(5);
    });
  });

  test('CAS-2.13 CAS-2.16 opponents without chips leave with a word for the winner; the last one gone, the table is won', async () => {
    await withPage({ path: at('4'), save: rich }, async (page) => {
      await sitAtHoldem(page, 5);
      await allInUntil(page, async () => (await page.locator('.he-news').count()) > 0);
      expect(await page.locator('.he-news').innerText()).toMatch(/(is|are) out of chips and leaves? the table\. Well played!/);
      const gone = await page.locator('.he-seat.left').count();
      expect(gone).toBeGreaterThan(0);
      expect(await page.locator('.he-seat.left .portrait').count()).toBe(0);
      if (!(await isAtEnd(page))) {
        await press(page, 'Enter');
        expect(await page.locator('.he-place').count()).toBe(5 - gone);
        await allInUntil(page, () => isAtEnd(page));
      }
      expect(await page.locator('.he-news').innerText()).toBe('You have won the table. Congratulations!');
      expect(await page.locator('.actions .say').innerText()).toBe('You have won the table. Congratulations!');
      const won = await stack(page);
      // Nobody is left to play with: the floor comes by itself.
      await page.getByRole('heading', { name: 'Baize' }).waitFor({ timeout: 9000 });
      expect(await page.locator('body').innerText()).toContain(won.toLocaleString('en'));
    });
  });

  test('CAS-2.15 by touch: the last chip lost, a message says so, and the floor comes by itself', async () => {
    await withPage({ path: at('7'), save: saveWith({ balance: 1000, settings: instant }), context: touch }, async (page) => {
      await sitAtHoldem(page, 2);
      await button(page, 'All in').first().tap();
      await page.getByRole('dialog', { name: 'All in?' }).getByRole('button', { name: 'All in' }).tap();
      await page.locator('.he-telling.result').waitFor({ timeout: 20_000 });
      await myTurn(page);
      if (!(await isAtEnd(page))) {
        await press(page, 'Enter');
        await allInUntil(page, () => isAtEnd(page));
      }
      expect(await page.locator('.actions .say').last().innerText()).toBe('You are out of chips, and leave the table.');
      await page.getByRole('heading', { name: 'That was your last chip' }).waitFor({ timeout: 9000 });
    });
  });

  test('CAS-2.15 whoever has chips left elsewhere is back on the floor with them', async () => {
    await withPage({ path: at('7'), save: saveWith({ balance: 1000, settings: instant }) }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.getByRole('radio', { name: '2 opponents' }).check({ force: true });
      await page.getByRole('textbox', { name: /chips/i }).fill('600');
      await page.getByRole('textbox', { name: /chips/i }).press('Enter');
      await myTurn(page);
      await allInUntil(page, () => isAtEnd(page));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      expect(await page.locator('body').innerText()).toContain('400');
    });
  });
});

describe('what is asked at the table', () => {
  test('CAS-2.17 rules and the order of the hands are there at all times', async () => {
    await withPage({ path: at('f1a7'), settings: instant }, async (page) => {
      await sitAtHoldem(page, 2);
      await page.keyboard.press('o');
      const rules = page.getByRole('dialog', { name: 'Texas Hold' });
      const text = await rules.innerText();
      const parts = ['1. Royal flush', '10. High card', 'Fold: give up your hand', 'The opponents act from left to right', 'Casino rules'];
      for (const part of parts) expect(text).toContain(part);
      await page.keyboard.press('Escape');
      await button(page, 'Rules').click();
      await rules.waitFor();
    });
  });

  test('the coach tells equity and price, everybody has a character, and the hands of the sitting are kept and saved', async () => {
    await withPage({ path: at('9'), save: rich }, async (page) => {
      await sitAtHoldem(page, 5);
      await page.keyboard.press('i');
      await page.locator('.coach').waitFor();
      expect(await page.locator('.coach').innerText()).toMatch(
        /you win about \d+ times in a hundred, and 158 for a pot of 474 asks for 25/,
      );
      await page.locator('.he-seat', { hasText: 'Tamsin' }).click();
      expect(await page.getByRole('dialog', { name: 'Tamsin' }).innerText()).toContain('Waits for good cards.');
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      expect(await page.getByRole('dialog').innerText()).toContain('No hand is over yet.');
      await page.keyboard.press('Escape');
      await press(page, 'f');
      // What was played is told again after a reload as well.
      await page.reload();
      await myTurn(page);
      await page.keyboard.press('l');
      const history = page.getByRole('dialog', { name: 'Hands' });
      await history.getByRole('button', { name: /^Hand 1/ }).click();
      expect(await history.locator('.he-story').innerText()).toMatch(/You hold Ace of Spades, 7 of Diamonds\.[\s\S]*You fold\./);
      const [file] = await Promise.all([page.waitForEvent('download'), history.getByRole('button', { name: 'Save as .phhs' }).click()]);
      expect(file.suggestedFilename()).toMatch(/^baize-holdem-[0-9a-f]{8}\.phhs$/);
    });
  });

  test('HOL-6 HOL-9 HOL-10 HOL-12 under the house’s rules blinds lie before the cards, and nobody folds for nothing', async () => {
    await withPage({ path: at('f1a7'), save: rich }, async (page) => {
      await sitAtHoldem(page, 9, 'House rules');
      const log = await spoken(page);
      expect(log).toMatch(/The button is with /);
      expect(log).toMatch(/posts? the small blind, 10\.[\s\S]*posts? the big blind, 20\./);
      expect(await board(page)).toBe(0);
      expect(await page.locator('.he-puck').count()).toBe(1);
      await press(page, 'c', 'c');
      expect(await board(page)).toBe(3);
      await page.keyboard.press('f');
      await page.locator('.bubble').waitFor();
      expect(await page.locator('.bubble').innerText()).toBe('Nothing to call, so there is no need to fold. Check is free.');
    });
  });
});
