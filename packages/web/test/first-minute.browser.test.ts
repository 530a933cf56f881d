/** The first minute, and what the pages say of the time after it: a newcomer is led, and nothing that was played is without its date. */
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, instant, saveWith, settled, withPage } from './page.ts';

const go = (page: Page, place: string) => page.goto(`${page.url().split('#')[0]}#/${place}`);

/** Plays the round at the house's Pontoon to its end. */
const stick = async (page: Page): Promise<void> => {
  await page.locator('.actions .do:not(.off)').first().waitFor();
  if (!(await page.locator('.result').isVisible())) await page.keyboard.press('s');
  await page.locator('.result').waitFor();
};

/** Ends the sitting for good: the seat page asks again. */
const startAgain = async (page: Page): Promise<void> => {
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
};

describe('a newcomer', () => {
  test('is dealt a first hand with one tap from the floor; then the floor leads back to it, and the next sitting asks as usual', async () => {
    await withPage({ isNewcomer: true }, async (page) => {
      const lead = page.getByRole('link', { name: /Your first hand: Pontoon/ });
      // Three sentences say all that the hand needs.
      expect((await lead.locator('.sentences').innerText()).match(/[.]/g)).toHaveLength(3);
      await settled(page);
      expect(await axe(page)).toEqual([]);
      await lead.click();
      await page.locator('.hands .card').first().waitFor();
      expect(await page.getByRole('heading', { name: 'Take a seat' }).count()).toBe(0);
      await stick(page);
      await page.keyboard.press('q');
      const back = page.getByRole('link', { name: 'Back to Pontoon' });
      await back.waitFor();
      expect(await page.getByText('Your first hand').count()).toBe(0);
      // The floor remembers it after a reload too.
      await page.reload();
      await back.click();
      await page.locator('.result').waitFor();
      // Only the first visit needs no form.
      await go(page, 'pontoon?first');
      await page.locator('.result').waitFor();
      await startAgain(page);
      // Where chips would be staked nobody is dealt in unasked.
      await go(page, 'blackjack?first');
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    });
  });

  test('is offered the lesson of every game once; it can be left, and had again in the rules', async () => {
    await withPage({ path: `#/${gameIds[0]}`, isNewcomer: true, settings: instant }, async (page) => {
      const offer = page.getByRole('button', { name: 'New to this game? Learn in a minute' });
      const lesson = page.getByRole('dialog');
      for (const game of gameIds) {
        await go(page, game);
        await offer.click();
        await lesson.getByText('1 of').waitFor();
        let pages = 1;
        let words = '';
        for (; (await lesson.getByRole('button', { name: 'Next' }).count()) > 0; pages += 1) {
          words += await lesson.locator('.lesson p').innerText();
          // A picture on every page, and nothing of it is cut off.
          const art = await lesson.locator('.ls-art').evaluate((box) => [box.scrollWidth <= box.clientWidth, box.children.length > 0]);
          expect(art, game).toEqual([true, true]);
          await lesson.getByRole('button', { name: 'Next' }).click();
        }
        expect(pages).toBeGreaterThanOrEqual(3);
        expect(words.length).toBeGreaterThan(100);
        await settled(page);
        expect(await axe(page)).toEqual([]);
        await lesson.getByRole('button', { name: 'Deal me in' }).click();
        await offer.waitFor({ state: 'detached' });
      }
      await page.reload();
      for (const game of gameIds) {
        await go(page, game);
        await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
        expect(await offer.count(), game).toBe(0);
        await page.keyboard.press('r');
        // Sabacc's rules have the same pictures above them.
        const again = lesson.getByRole('button', { name: 'Learn in a minute, with pictures' });
        await again.or(lesson.locator('.ls-figures')).first().waitFor();
        if ((await again.count()) > 0) {
          await again.click();
          await lesson.getByRole('button', { name: 'Skip' }).click();
          expect(await lesson.count()).toBe(0);
        }
      }
    });
  });

  test('finds on the empty pages what will be there, and one button to begin', async () => {
    await withPage({ path: '#/puzzles', isNewcomer: true }, async (page) => {
      const leads = page.locator('main .do.lead');
      for (const [place, begin, shown] of [
        ['puzzles', /Play today’s/, 'will be counted here'],
        ['statistics', /Play your first hand/, 'Example'],
        ['look-back', /Play your first hand/, 'Example'],
      ] as const) {
        await go(page, place);
        await page.getByText(shown).first().waitFor();
        expect(await leads.count()).toBe(1);
        expect(await leads.innerText()).toMatch(begin);
        // Two of them lead to the same hand, and whoever has been dealt it is new no more.
        if (place !== 'puzzles') expect(await leads.getAttribute('href')).toBe('#/pontoon?first');
        await settled(page);
        expect(await axe(page)).toEqual([]);
        if (place !== 'statistics') await leads.click();
        if (place === 'puzzles') await page.locator('.stage').first().waitFor();
      }
      await page.locator('.hands .card').first().waitFor();
    });
  });
});

describe('what was played', () => {
  test('has its date in the list of sittings and in the look back, where it was noted; can be forgotten, and that be taken back', async () => {
    await withPage({ path: '#/pontoon?first&seed=c0ffee', settings: instant }, async (page) => {
      for (const next of ['pontoon?first&seed=c0ffee', 'statistics']) {
        await stick(page);
        await startAgain(page);
        await go(page, '');
        await page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
        await go(page, next);
      }
      const rows = page.locator('.sittings li');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(2);
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
      expect(await rows.first().innerText()).toContain(today);
      await rows.first().getByRole('button', { name: 'Forget' }).click();
      expect(await rows.count()).toBe(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await rows.count()).toBe(2);
      await rows.first().getByRole('button', { name: 'Forget' }).click();
      // Whoever leaves the page has meant it.
      await go(page, '');
      await go(page, 'statistics');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(1);
      await rows.getByRole('link').click();
      await page.getByRole('heading', { name: /Look back/ }).waitFor();
      expect(await page.locator('.review > header h1').innerText()).toContain(today);
      // Of an older sitting nobody noted the time, and none is made up.
      await go(page, 'statistics');
      await page.evaluate(() => {
        const save = JSON.parse(localStorage.getItem('baize.save') ?? '');
        const timeless = ({ began, ended, ...one }: Record<string, unknown>) => one;
        localStorage.setItem('baize.save', JSON.stringify({ ...save, format: 3, past: save.past.map(timeless) }));
      });
      await page.reload();
      await rows.first().waitFor();
      expect(await page.locator('.sittings .when').count()).toBe(0);
    });
  });

  test('is gone when somebody starts over: chips, statistics and mistakes; the sittings to look back at stay', async () => {
    const save = saveWith({
      balance: 77,
      sittings: 4,
      statistics: { pontoon: { rounds: 4, won: 1, lost: 3, pushed: 0, net: -9, run: 0, bestRun: 1, biggestWin: 5 } },
    });
    await withPage({ save }, async (page) => {
      await page.evaluate(() => localStorage.setItem('baize.judged', '{"x":1}'));
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByText('You’re starting over with 1,000 chips.').waitFor();
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('baize.save') ?? ''));
      expect(kept).toMatchObject({ balance: 1000, statistics: {}, bankroll: { line: [1000] }, sittings: 4 });
      expect(kept).not.toHaveProperty('last');
      expect(await page.evaluate(() => localStorage.getItem('baize.judged'))).not.toContain('"x"');
    });
  });
});
