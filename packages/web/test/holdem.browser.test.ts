/** Hold'em on the built page, by touch and by keyboard, from the first deal to a table won or lost. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { callDown, cornered, myTurn, press, savedTable, sitAtHoldem } from './holdem.ts';
import { instant, kept, saveWith, withPage } from './page.ts';
import { pressUntil } from './walk.ts';

const at = (seed: string): string => `#/holdem?seed=${seed}`;
const touch = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const muted = { ...instant, muted: true };
const rich = saveWith({ balance: 20_000, settings: muted });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const spoken = (page: Page) => page.getByRole('log').innerText();
const backs = (page: Page) => page.locator('.he-hole .card.back').count();
const board = (page: Page) => page.locator('.he-board .card').count();
const number = async (page: Page, selector: string): Promise<number> =>
  Number((await page.locator(selector).first().innerText()).replace(/\D/g, ''));
const stack = (page: Page) => number(page, '.purse b');

describe('a hand', () => {
  test(
    'by touch: opponents are chosen, cards come face down, three lie open at once, a fold ends it, and the way out is free',
    claims('CAS-2.2', 'CAS-2.3', 'CAS-2.4', 'CAS-2.6', 'CAS-2.9', 'CAS-2.14'),
    async () => {
      await withPage({ path: at('9'), save: rich, context: touch }, async (page) => {
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
        // It finishes out of sight, and its winner is told.
        await page.getByRole('button', { name: 'Fold', exact: true }).tap();
        await page.locator('.he-news-line.result').waitFor({ timeout: 20_000 });
        expect(await page.locator('.he-news-line.result').innerText()).toMatch(/(wins|split|Nobody bet).*You have 20,000 chips\./s);
        await myTurn(page);
        await button(page, 'Leave').tap();
        // Nothing is at risk any more, so nobody asks.
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
        expect(await page.locator('body').innerText()).toContain('20,000');
      });
    },
  );

  test(
    'by key from the flop to the end: a wrong amount is refused with its bounds, slider, keys and parts of the pot set good ones, and the rules are there',
    claims('CAS-2.1', 'CAS-2.5', 'CAS-2.8', 'CAS-2.11', 'CAS-2.17', 'HOL-13'),
    async () => {
      await withPage({ path: at('9'), save: rich }, async (page) => {
        await sitAtHoldem(page, 2);
        await page.keyboard.press('o');
        const rules = page.getByRole('dialog', { name: 'Texas Hold' });
        const text = await rules.innerText();
        const parts = [
          '1. Royal flush',
          '10. High card',
          'Fold: give up your hand',
          'Your opponents act from left to right',
          'Casino rules',
        ];
        for (const part of parts) expect(text).toContain(part);
        await page.keyboard.press('Escape');
        const field = page.getByRole('textbox');
        const [highest, pot] = [await number(page, '.he-max'), await number(page, '.he-sum b')];
        // Nothing is the player's own yet, so the highest bet is what there is to call.
        expect(await page.locator('.he-self .he-worth').innerText()).toBe(
          highest === 0 ? 'Nothing to call' : `${highest.toLocaleString('en')} to call`,
        );
        await field.fill('0');
        await field.press('Enter');
        const refusal = await page.locator('.bubble').innerText();
        expect(refusal).toMatch(/^That (bet|raise) is too \w+\. You can (bet|raise to) between [\d,]+ and 20,000\.$/);
        const least = Number((/[\d,]+(?= at least)/.exec(refusal)?.[0] ?? '').replaceAll(',', ''));
        const set = async (key: string): Promise<number> => {
          await page.keyboard.press(key);
          return Number((await field.inputValue()).replaceAll(',', ''));
        };
        expect(await set('h')).toBe(Math.max(least, highest + Math.round((pot + highest) / 2)));
        const whole = await set('p');
        expect(whole).toBe(Math.max(least, highest + pot + highest));
        expect(await set('ArrowUp')).toBeGreaterThan(whole);
        await page.getByRole('slider').fill('100');
        expect(await field.inputValue()).toBe('20,000');
        expect(await button(page, 'All-in').count()).toBe(2);
        await page.getByRole('slider').blur();
        // Digits go to the field by themselves. Letters are no chips, and what is no amount is not laid.
        await page.keyboard.type(`${whole}zr`);
        expect(await page.getByRole('alert').innerText()).toBe(`“${whole}zr” isn’t a number. Type digits only.`);
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Backspace');
        // Those that mean something are the table's, from the field too.
        await press(page, 'r');
        expect(await spoken(page)).toMatch(new RegExp(`You (bet|raise to) ${whole.toLocaleString('en')}\\.`));
        await callDown(page);
        expect(await spoken(page)).toMatch(/You (check\.|call [\d,]+\.)/);
        expect(await page.locator('.he-news-line.result').innerText()).toMatch(/(wins?|split)\b.*You have [\d,]+ chips\./s);
        expect(await number(page, '.he-sum b')).toBeGreaterThanOrEqual(0);
        await button(page, 'Rules').click();
        await rules.waitFor();
        await page.keyboard.press('Escape');
        await press(page, 'Enter');
        expect(await spoken(page)).toContain('Hand 2.');
        // Nothing of the player's is in the pot: nobody asks.
        await page.keyboard.press('q');
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
      });
    },
  );

  test(
    'under the house’s rules blinds lie before the cards, the flop follows a call, nobody folds for nothing, and leaving forfeits the bet',
    claims('CAS-2.14', 'HOL-4', 'HOL-8', 'HOL-10', 'HOL-11', 'HOL-12'),
    async () => {
      const save = savedTable({ preset: 'holdem', seed: 'f1a7', others: 1, buyIn: 3000, balance: 100 }, () => ({ type: 'check' }));
      await withPage({ path: at('f1a7'), save, rate: 1 }, async (page) => {
        await myTurn(page);
        const log = await spoken(page);
        expect(log).toMatch(/Hand 1\. .+ the button\./);
        expect(log).toMatch(/You post the small blind of 10\.[\s\S]*posts the big blind of 20\./);
        expect([await board(page), await page.locator('.he-self .he-worth').innerText()]).toEqual([0, '10 to call']);
        expect(await page.locator('.he-puck').count()).toBe(1);
        expect(await page.locator('.he-wager').allInnerTexts()).toEqual([
          expect.stringMatching(/^\S+’s bet:\s20$/),
          expect.stringMatching(/^Your bet:\s10$/),
        ]);
        await press(page, 'c');
        expect(await spoken(page)).toMatch(/You call \d+.* The pot is 40\.\s+Flop: /);
        expect(await board(page)).toBe(3);
        await page.keyboard.press('f');
        await page.locator('.bubble').waitFor();
        expect(await page.locator('.bubble').innerText()).toBe('There’s nothing to call, so no need to fold: checking is free.');
        await page.keyboard.press('q');
        const question = page.getByRole('dialog');
        expect(await question.innerText()).toContain('the 20 chips you have at risk');
        await question.getByRole('button', { name: 'Leave' }).click();
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
        expect(await page.locator('body').innerText()).toContain('3,080');
      });
    },
  );
});

test('after the next hand and Space nothing of the last hand is told beside the new one', async () => {
  await withPage({ path: at('f1a7'), settings: { speed: 'normal' } }, async (page) => {
    await sitAtHoldem(page, 2);
    await pressUntil(page, '.he-news-line.result', 'c', 'Space');
    await button(page, 'Next hand').and(page.locator('.lead')).waitFor();
    // What every drawing shows from here on: the cards by name, what they make, and what is told.
    const seen = await page.evaluateHandle(() => {
      const texts = (selector: string): string =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? one.textContent).join(' ');
      const old = { cards: texts('.he-mine .card'), made: texts('.he-made b'), news: texts('.he-news-line') };
      const stale: string[] = [];
      const look = (): void => {
        if (texts('.he-mine .card') === old.cards || document.querySelector('.he-mine .card') === null) return;
        if (texts('.he-news-line') === old.news) stale.push(old.news);
        if (document.querySelector('.he-mine .card.back') !== null && texts('.he-made b') !== '') stale.push(texts('.he-made b'));
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      return { stale };
    });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await myTurn(page);
    expect(await seen.evaluate(({ stale }) => stale)).toEqual([]);
  });
});

describe('all chips', () => {
  test(
    'by key: whoever wants it is asked before all-in, side pots are paid, the beaten leave with a word, and the hand is kept and saved',
    claims('CAS-2.10', 'CAS-2.12', 'CAS-2.13', 'HOL-14', 'HOL-15'),
    async () => {
      const save = cornered({ seed: '18', others: 5, buyIn: 5000, settings: { confirmAllIn: true } });
      await withPage({ path: at('18'), save }, async (page) => {
        await myTurn(page);
        expect(await number(page, '.he-max')).toBe(9102);
        await page.keyboard.press('i');
        await page.locator('.coach').waitFor();
        expect(await page.locator('.coach').innerText()).toMatch(/Calling 5,000 to win 20,698 needs 19 wins in 100\. .* you win about \d+/);
        await page.locator('.he-place .he-seat').first().click();
        expect(await page.getByRole('dialog').innerText()).toContain('Waits for good cards.');
        await page.keyboard.press('Escape');
        await page.keyboard.press('l');
        expect(await page.getByRole('dialog').innerText()).toContain('No hand is over yet.');
        await page.keyboard.press('Escape');

        await page.keyboard.press('a');
        const question = page.getByRole('dialog', { name: 'All-in?' });
        expect(await question.innerText()).toContain('All your 5,000 chips go into the pot.');
        await page.keyboard.press('Escape');
        await question.waitFor({ state: 'detached' });
        expect(await stack(page)).toBe(5000);
        await page.keyboard.press('a');
        await question.getByRole('button', { name: 'All-in' }).click();
        await page.locator('.he-news-line.result').waitFor({ timeout: 20_000 });
        await myTurn(page);

        const log = await spoken(page);
        for (const won of ['the main pot of 6,800', 'side pot 1, worth 8,096', 'side pot 2, worth 4,848'])
          expect(log).toContain(`You win ${won}.`);
        expect(log).toMatch(/\w+ wins side pot 3, worth 3,704\.\s+You have 19,744 chips\./);
        expect(await stack(page)).toBe(19_744);
        // Every hand that came so far is turned over and named; of seven cards five count.
        const shown = page.locator('.he-place.showing');
        expect(await shown.count()).toBe(4);
        await expect.poll(() => shown.locator('.card.back').count()).toBe(0);
        expect(await page.locator('.he-made b').innerText()).toBe('Full house, tens over threes');
        expect(await shown.locator('.he-long').allInnerTexts()).toContain('Two pair, queens and tens');
        expect(await page.locator(':is(.he-mine, .he-board) .he-leaf:not(.dim)').count()).toBe(5);
        expect(await page.locator('.he-news').innerText()).toMatch(/^\w+ and \w+ are out of chips and leave the table\. Well played!$/);
        expect(await page.locator('.he-seat.left').count()).toBe(2);
        expect(await page.locator('.he-seat.left .portrait').count()).toBe(0);
        await press(page, 'Enter');
        expect(await page.locator('.he-place').count()).toBe(3);

        // What was played is told again after a reload as well.
        await page.reload();
        await myTurn(page);
        await page.keyboard.press('l');
        const history = page.getByRole('dialog', { name: 'Hands' });
        await history.getByRole('button', { name: /^Hand 1/ }).click();
        expect(await history.locator('.he-story').innerText()).toMatch(/You hold [\s\S]*You win the main pot of 6,800\./);
        const [file] = await Promise.all([page.waitForEvent('download'), history.getByRole('button', { name: 'Save as .phhs' }).click()]);
        expect(file.suggestedFilename()).toMatch(/^baize-holdem-[0-9a-f]{8}\.phhs$/);
      });
    },
  );

  test('the last opponent beaten, the table is won: that is said, and the floor comes by itself', claims('CAS-2.16'), async () => {
    await withPage({ path: at('4'), save: cornered({ seed: '4', others: 2, buyIn: 20_000 }) }, async (page) => {
      await myTurn(page);
      await page.keyboard.press('c');
      await button(page, 'Leave the table').waitFor();
      expect(await page.locator('.he-news-line.result').innerText()).toContain('You’ve won the table. Congratulations!');
      expect(await page.locator('.actions .say').innerText()).toBe('You’ve won the table. Congratulations!');
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      expect(await page.locator('body').innerText()).toContain('37,030');
    });
  });

  test('by touch: the last chip lost, a message says so, and the way leads out by itself', claims('CAS-2.15'), async () => {
    await withPage({ path: at('9'), save: cornered({ seed: '9', others: 5, buyIn: 5000 }), context: touch }, async (page) => {
      await myTurn(page);
      await page.locator('.he-quick button').last().tap();
      await button(page, 'Leave the table').waitFor();
      expect(await page.locator('.actions .say').innerText()).toBe('You’re out of chips and leave the table.');
      await page.getByRole('heading', { name: 'That was your last chip' }).waitFor();
    });
  });
});

test('alone with a shark its table for two is loaded, and the record says that every move was its own', async () => {
  const save = saveWith({ balance: 2000, settings: muted });
  await withPage({ path: at('f1a7'), save }, async (page) => {
    const loaded = page.waitForEvent('request', (request) => /\/full-/.test(request.url()));
    await page.getByRole('radio', { name: 'Shark' }).check({ force: true });
    await sitAtHoldem(page, 1, 'Tournament rules');
    await callDown(page);
    await loaded;
    await press(page, 'Enter');
    await callDown(page);
    await page.keyboard.press('q');
    await page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    const [record] = await Promise.all([page.waitForEvent('download'), button(page, 'Save last session').click()]);
    await button(page, 'Check a record').click();
    await button(page, 'Fill in from my last session').click();
    await page.locator('input[type=file]').setInputFiles(await kept(record));
    await page.locator('.verdict').getByText('Everything matches').waitFor();
  });
});

test('the biggest pots are told from their cards, in the language of the page', async () => {
  const books = { rounds: 3, won: 1, lost: 2, pushed: 0, net: 20, run: 0, bestRun: 1, biggestWin: 60 };
  const noted = [
    { net: 60, cards: ['As', 'Ah'], how: { type: 'shown', board: ['Qh', '9c', '4d', '2s', '3s'] } },
    { net: -40, cards: ['Kd', 'Kc'], how: { type: 'folded', board: ['Qh', '9c', '4d', '2s'] } },
  ];
  const save = saveWith({ balance: 1020, settings: { ...muted, language: 'de' }, statistics: { holdem: { ...books, noted } } });
  await withPage({ path: '#/statistics?game=holdem', save }, async (page) => {
    await page.locator('.pots .how').getByText('Paar Asse').waitFor();
    expect(await page.locator('.pots .how').allInnerTexts()).toEqual(['Paar Asse', 'Am Turn gefoldet']);
  });
});
