/** The house around the tables: chips that are carried from table to table, and a save that survives anything. */

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { draw } from '../../../scripts/draw.ts';
import { axe, instant, saveWith, sitDown, withPage } from './page.ts';
import { watch } from './watch.ts';

const tile = (page: Page, name = 'Pontoon') => page.getByRole('link', { name: new RegExp(`^${name}:`) });
const balance = (page: Page) => page.locator('.balance b').innerText();
const onFloor = (page: Page) => page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
const notice = (page: Page) => page.locator('.notice');

interface Stored {
  readonly balance: number;
  readonly tables: Readonly<
    Record<
      string,
      { readonly seed: string; readonly log: readonly unknown[]; readonly held: { readonly stack: number; readonly atRisk: number } }
    >
  >;
}
const stored = (page: Page): Promise<Stored> => page.evaluate(() => JSON.parse(localStorage.getItem('baize.save') ?? 'null'));
const worth = ({ balance: chips, tables }: Stored): number =>
  Object.values(tables).reduce((sum, { held }) => sum + held.stack + held.atRisk, chips);

/** What lies on the felt, by name. */
const cards = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.hands .card, .banker .card, .hole .card').evaluateAll((all) =>
    // A card that is just turning shows its back as well.
    all.filter((card) => card.closest('.reverse') === null).map((card) => card.getAttribute('aria-label')),
  );

/** Another page of the same player, after the first was closed, and all the faults that it has. */
const nextPage = async (context: BrowserContext, url: string): Promise<readonly [Page, readonly string[]]> => {
  const page = await context.newPage();
  const { faults } = watch(page, new URL(url).origin);
  await page.goto(url);
  return [page, faults];
};

/** Another save, and the page again. */
const reopen = async (page: Page, save: string): Promise<void> => {
  await page.evaluate((text) => {
    localStorage.clear();
    localStorage.setItem('baize.save', text);
  }, save);
  await page.reload();
};

describe('the floor', () => {
  test(
    'has a way out and back in; chips go to a table and come back; Back leaves the hand as it is, Leave forfeits what is at risk',
    claims('CAS-1.1', 'CAS-1.3'),
    async () => {
      await withPage({ settings: instant }, async (page) => {
        await onFloor(page);
        expect(await balance(page)).toBe('1,000');
        await tile(page).waitFor();
        await page.getByRole('button', { name: 'Statistics' }).click();
        await page.getByRole('heading', { name: 'Statistics' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Leave' }).click();
        await page.getByRole('heading', { name: 'See you soon' }).waitFor();
        expect(await page.locator('.notice-page p').innerText()).toContain('Your 1,000 chips are safe');
        expect(await axe(page)).toEqual([]);
        await page.getByRole('button', { name: 'Come back in' }).click();
        await tile(page).click();
        await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
        await page.goBack();
        await onFloor(page);
        await page.goto(`${page.url().split('#')[0]}#/pontoon?seed=8`);
        await page.getByRole('radio', { name: 'British rules' }).check();
        await page.getByRole('textbox', { name: 'Chips to bring' }).fill('4');
        expect(await page.getByRole('button', { name: 'Sit down' }).getAttribute('aria-disabled')).toBe('true');
        await page.getByRole('textbox', { name: 'Chips to bring' }).fill('400');
        await page.getByRole('button', { name: 'Sit down' }).click();
        await page.locator('.tray').waitFor();
        await page.keyboard.press('Enter');
        await page.locator('.moves').waitFor();
        const before = await cards(page);
        await page.goBack();
        await onFloor(page);
        expect(await balance(page)).toBe('1,000');
        expect(await page.locator('.balance').innerText()).toContain('400 at a table');
        expect(await tile(page).innerText()).toMatch(/10 at risk, 390 in front of you\s+Return to your hand/);
        expect(await axe(page)).toEqual([]);
        await tile(page).click();
        await page.locator('.moves').waitFor();
        expect(await cards(page)).toEqual(before);
        await page.keyboard.press('q');
        const dialog = page.getByRole('dialog', { name: 'Leave the table?' });
        expect(await dialog.innerText()).toContain('the 10 chips you have at risk');
        await dialog.getByRole('button', { name: 'Leave' }).click();
        await onFloor(page);
        expect(await notice(page).innerText()).toContain('You leave the table with 390 chips, and 10 stay behind.');
        expect(await balance(page)).toBe('990');
        await notice(page).getByRole('button').click();
        expect(await notice(page).count()).toBe(0);
        expect(await stored(page)).toMatchObject({ balance: 990, tables: {} });
      });
    },
  );

  test('a table without stakes is kept and asks nothing; of the others there is one at a time, to go to, to leave or to stay away from', async () => {
    await withPage({ path: '#/pontoon?seed=8', settings: instant }, async (page) => {
      await sitDown(page);
      const before = await cards(page);
      await page.keyboard.press('q');
      // Nothing is lost, so nothing is asked.
      await onFloor(page);
      expect(await balance(page)).toBe('1,000');
      await tile(page).click();
      await page.locator('.moves').waitFor();
      expect(await cards(page)).toEqual(before);
      await page.keyboard.press(',');
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByRole('button', { name: 'End it' }).click();
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      expect((await stored(page)).tables).toEqual({});
      await page.goBack();
      await onFloor(page);
      await page.goto(`${page.url().split('#')[0]}#/pontoon?seed=8`);
      await sitDown(page, 3);
      await page.keyboard.press('Enter');
      await page.locator('.moves').waitFor();
      await page.goto(`${page.url().split('#')[0]}#/roulette`);
      const ask = async () => {
        await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
        await page.getByRole('button', { name: 'Sit down' }).click();
        const dialog = page.getByRole('dialog', { name: 'One table at a time' });
        await dialog.waitFor();
        return dialog;
      };
      const dialog = await ask();
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Stay' }).click();
      await (await ask()).getByRole('button', { name: 'Go there' }).click();
      await page.locator('.moves').waitFor();
      await page.goBack();
      await (await ask()).getByRole('button', { name: 'Leave it and lose 10' }).click();
      await expect.poll(() => stored(page)).toMatchObject({ balance: 990, tables: {} });
    });
  });
});

describe('a save', () => {
  test('of a page that goes after any move, in the middle of its movement, has the same cards and those to come', async () => {
    await withPage({ path: '#/pontoon?seed=8', settings: { speed: 'slow' } }, async (page) => {
      await page.getByRole('radio', { name: 'British rules' }).check();
      await page.keyboard.press('Enter');
      await page.locator('.slot').first().waitFor();
      /** Goes and comes back, with nothing but what the save has; what lies on the felt in the end. */
      const comeBack = async (): Promise<readonly (string | null)[]> => {
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await page.locator('.hole .card').first().waitFor();
        await page.keyboard.press('Space');
        return cards(page);
      };
      const { seed } = (await stored(page)).tables['pontoon'] ?? {};
      let lines = 0;
      await comeBack();
      for (const key of ['Enter', 't', 's']) {
        await page.keyboard.press(key);
        lines = (await stored(page)).tables['pontoon']?.log.length ?? 0;
        await comeBack();
        const kept = (await stored(page)).tables['pontoon'];
        expect(kept?.seed).toBe(seed);
        expect(kept?.log.length).toBeGreaterThanOrEqual(lines);
      }
      expect(lines).toBeGreaterThan(3);
      const here = await cards(page);
      expect(await comeBack()).toEqual(here);
    });
  });

  const broken = ['{"format":3,"balance":12', 'null', '[[[[', '{"format":3,"balance":"all"}', '{"format":3,"__proto__":{"balance":9}}'];
  test('that is broken is set aside, one of a later version is left alone, and the player is told', async () => {
    await withPage({ save: broken[0] ?? '' }, async (page) => {
      // What is broken is tried out in full where saves are read; here it is one of them by day.
      for (const [place, text] of broken.slice(0, draw(1, broken.length)).entries()) {
        if (place > 0) await reopen(page, text);
        expect(await notice(page).innerText()).toContain('Your save couldn’t be read. It was set aside unharmed');
        expect(await balance(page)).toBe('1,000');
        expect(await page.evaluate(() => localStorage.getItem('baize.save.aside-1'))).toBe(text);
      }
      expect(await axe(page)).toEqual([]);
      const later = JSON.stringify({ format: 99, balance: 7 });
      await reopen(page, later);
      await page.getByRole('heading', { name: 'Your save is from a newer version' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('m');
      expect(await page.evaluate(() => localStorage.getItem('baize.save'))).toBe(later);
    });
  });

  test('that cannot be kept, or not be read, stops nobody from playing', async () => {
    await withPage({ path: 'favicon.svg', isOwn: true }, async (page) => {
      await page.addInitScript(() => {
        if (location.search === '') return;
        Object.defineProperty(Storage.prototype, location.search.slice(1), {
          value: () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          },
        });
      });
      for (const [method, told] of [
        ['setItem', /couldn’t save your last change/],
        ['getItem', /doesn’t let Baize remember/],
      ] as const) {
        await page.goto(new URL(`./?${method}#/pontoon?seed=c0ffee`, page.url()).href);
        await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');
        await page.locator('.actions .do:not(.off)').first().waitFor();
        expect(await notice(page).innerText()).toMatch(told);
        expect(await axe(page)).toEqual([]);
        await page.keyboard.press('s');
        await page.keyboard.press('Space');
        await page.locator('.result').waitFor();
      }
    });
  });

  test('with a table that cannot be taken up gives its chips back', async () => {
    const table = {
      game: 'pontoon',
      version: 1,
      preset: 'british',
      seed: '8'.padStart(64, '0'),
      stacks: [300, 1000],
      me: 0,
      names: ['You', 'Ada'],
      bots: [null, 'steady'],
      log: [{ seat: 0, action: { type: 'fly' } }],
      held: { stack: 280, atRisk: 20 },
      logName: 'log-pontoon-0000000000000000',
    };
    await withPage({ path: '#/pontoon', save: saveWith({ balance: 700, tables: { pontoon: table } }) }, async (page) => {
      await page.getByText('couldn’t be reopened; its 300 chips are yours again').waitFor();
      expect(await stored(page)).toMatchObject({ balance: 1000, tables: {} });
    });
  });
});

test('two windows cannot spend the same chips twice: one plays, the other is told and may take over; nor without locks', async () => {
  const elsewhere = (page: Page) => page.getByRole('heading', { name: 'Baize is open in another window' }).waitFor();
  await withPage({ path: '#/pontoon?seed=8', settings: instant, isOwn: true }, async (page) => {
    await sitDown(page, 3);
    const [other, faults] = await nextPage(page.context(), page.url());
    await elsewhere(other);
    expect(await axe(other)).toEqual([]);
    await other.getByRole('button', { name: 'Play here instead' }).click();
    await other.locator('.tray').waitFor();
    await elsewhere(page);
    await other.keyboard.press('Enter');
    await other.locator('.moves').waitFor();
    await page.getByRole('button', { name: 'Play here instead' }).click();
    await page.locator('.moves').waitFor();
    await elsewhere(other);
    expect(worth(await stored(page))).toBe(1000);
    await page.close();
    await other.locator('.moves').waitFor();

    await other.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await other.evaluate(() => localStorage.clear());
    await other.goto(other.url().replace('#', '?without-locks#'));
    const [third, more] = await nextPage(other.context(), other.url());
    for (const one of [other, third]) await one.getByRole('radio', { name: 'British rules' }).check();
    await other.keyboard.press('Enter');
    await other.locator('.hands .card').first().waitFor();
    await elsewhere(third);
    await third.keyboard.press('Enter');
    expect(worth(await stored(other))).toBe(1000);
    expect(Object.keys((await stored(other)).tables)).toEqual(['pontoon']);
    expect([...faults, ...more]).toEqual([]);
  });
});

/** An hour on a clock that began at zero. */
const LATE = 3_600_000;

test('without a chip the house says so for six seconds and closes its doors, with a way to start over', claims('CAS-1.2'), async () => {
  await withPage({ path: 'favicon.svg', save: saveWith({ balance: 10, settings: instant }), isHasty: true, isOwn: true }, async (page) => {
    await page.clock.install({ time: 0 });
    await page.goto(new URL('./#/pontoon?seed=8', page.url()).href);
    await sitDown(page, 3);
    await page.clock.pauseAt(LATE);
    await page.clock.runFor(600);
    await page.keyboard.press('Enter');
    await page.locator('.moves').waitFor();
    await page.clock.runFor(600);
    for (let moves = 0; moves < 8 && (await page.getByRole('button', { name: 'Sit down again' }).count()) === 0; moves += 1) {
      await page.keyboard.press('t');
      await page.clock.runFor(600);
    }
    // Nobody has to press anything: the table says goodbye by itself.
    await page.clock.runFor(6100);
    await page.getByRole('heading', { name: 'That was your last chip' }).waitFor();
    await page.clock.fastForward(5900);
    expect(await page.getByRole('heading', { name: 'That was your last chip' }).count()).toBe(1);
    await page.clock.runFor(200);
    await page.getByRole('heading', { name: 'You’re out of chips' }).waitFor();
    await page.clock.resume();
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Start again' }).click();
    await onFloor(page);
    expect(await balance(page)).toBe('1,000');
    expect(await stored(page)).toMatchObject({ balance: 1000, settings: { speed: 'instant' } });
  });
});
