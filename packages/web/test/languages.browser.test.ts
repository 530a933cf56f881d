/**
 * The walk: every page and every table on a small phone, in the language that nobody speaks, whose every text is a third longer and in
 * brackets, and in German. No text is in no language, none is cut off, and nothing lies over something else.
 */
import { linkTo } from '@baize/rooms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draw, inTurn, isNight } from '../../../scripts/draw.ts';
import { LineFriend, until } from '../../server/src/friend.fixture.ts';
import { openLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { fullStorage } from './full-save.ts';
import { claimSave, myTurn, wonSave } from './hearts.ts';
import { type Look, languageFaults } from './language-look.ts';
import { dist, instant, type Opening, picture, saveWith, withPage } from './page.ts';
import { tableWalks } from './window-states.ts';

const GAMES = ['pontoon', 'blackjack', 'holdem', 'hearts', 'roulette', 'sabacc'] as const;

/** The tables that are walked through: by day the fullest of each game in the language with the longest words, and one in German. */
const WALKS = {
  xx: inTurn(
    ['blackjack-seven', 'pontoon-british-7', 'holdem-9', 'hearts', 'roulette', 'sabacc-3', 'blackjack', 'blackjack-split', 'pontoon-house'],
    0,
    GAMES.length,
  ),
  de: inTurn(['holdem-5', 'blackjack', 'pontoon-british-3', 'hearts', 'roulette', 'sabacc-3'], 0),
} as const;
const LOOKS: Readonly<Record<keyof typeof WALKS, Look>> = {
  xx: {
    isMarked: true,
    // What fits the smallest phone fits the next one, but for what is shown there only: that is for the night.
    sizes: (
      [
        [320, 568],
        [390, 844],
      ] as const
    ).slice(0, draw(1, 2)),
  },
  de: { isMarked: false, sizes: [[320, 568]] },
};

describe.each(['xx', 'de'] as const)('in %s', (language) => {
  const how = LOOKS[language];
  const context = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce', hasTouch: true } as const;

  /** Somebody who goes from page to page and writes down whatever is wrong. */
  const walk = async (opening: Opening, act: (walker: Walker) => Promise<void>): Promise<void> => {
    const at = opening.path ?? '#/';
    await withPage({ context, ...opening, path: `?language=${language}${at}` }, async (page) => {
      const faults: string[] = [];
      const look = async (name: string): Promise<void> => {
        faults.push(...(await languageFaults(page, name, how)));
        await picture(page, `language-${language}-${name}`);
      };
      const go = async (hash: string, sign: string): Promise<void> => {
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        await page.locator(sign).first().waitFor();
      };
      const opened = async (key: string, name: string): Promise<void> => {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        await look(name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      await act({ page, look, go, opened });
      expect([...new Set(faults)]).toEqual([]);
    });
  };

  const walks = tableWalks.filter(({ name }) => WALKS[language].some((one) => one === name));
  test.each(walks)('$name', async ({ name: table, path, save, states }) => {
    await walk({ path, ...(save === undefined ? { settings: instant } : { save }) }, async ({ page, look, opened }) => {
      for (const [name, reach] of states) {
        await reach(page);
        await look(`${table}-${name}`);
      }
      // Where R raises, the rules have another key.
      await opened(table.startsWith('holdem') ? 'o' : 'r', `${table}-rules`);
      await opened('?', `${table}-keys`);
    });
  });

  test('the house as a newcomer finds it, and a seat at every table', async () => {
    await walk({ isNewcomer: true, settings: instant, allow: /rooms\.json|404/ }, async ({ page, look, go, opened }) => {
      await page.locator('a.plate').nth(1).waitFor();
      await look('floor');
      await opened(',', 'settings');
      await go('#/statistics', '.statistics .do.lead');
      await look('statistics-empty');
      await go('#/look-back', '.leaf-page:not(.statistics) .do.lead');
      await look('look-back-empty');
      await go('#/puzzles', '.puzzle-games');
      await look('puzzles');
      await go('#/check', 'main:not(.puzzles) input[type=file]');
      await look('check');
      await go('#/long-run', '.long-run');
      await look('long-run');
      await go('#/good-night', '.notice-page');
      await look('good-night');
      for (const game of GAMES) {
        await go(`#/${game}`, '.presets');
        await look(`seat-${game}`);
        await page.locator('.fair-play summary').click();
        await look(`fair-play-${game}`);
        await page.locator('.learn').click();
        await page.locator('.lesson').waitFor();
        await look(`lesson-${game}`);
        await page.keyboard.press('Escape');
      }
      await go('#/friends', 'dialog[open] form');
      await look('no-room-server');
    });
  });

  // The long walks: by day in the language whose words are longest, by night in all.
  if (language !== 'xx' && !isNight()) return;

  test('Hearts: the claim, the moon, the sheet and the end', async () => {
    await walk({ path: '#/hearts', save: claimSave() }, async ({ page, look, opened }) => {
      await myTurn(page);
      await look('hearts-claim');
      await opened('x', 'hearts-claim-asked');
      await page.locator('.ht-bar .do').last().click();
      await page.locator('.ht-result').waitFor();
      await look('hearts-moon');
      await opened('p', 'hearts-sheet');
      await opened('l', 'hearts-last-trick');
    });
    await walk({ path: '#/hearts', save: wonSave() }, async ({ page, look }) => {
      await myTurn(page);
      await page.keyboard.press('Enter');
      await page.locator('.ht-result.won').waitFor();
      await look('hearts-won');
    });
  });

  test('the house of somebody who has played', async () => {
    const full = await fullStorage(instant);
    const find = async (page: Page, storage: Readonly<Record<string, string>>, sign: string): Promise<void> => {
      await page.evaluate((all) => {
        localStorage.clear();
        for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
      }, storage);
      await page.reload();
      await page.locator(sign).first().waitFor();
    };
    await walk({ save: saveWith({ balance: 0 }) }, async ({ page, look, go }) => {
      await page.locator('.notice-page .do').waitFor();
      await look('out-of-chips');
      await find(page, { 'baize.save': JSON.stringify({ format: 99 }) }, '.notice-page .do');
      await look('newer-save');
      await find(page, { 'baize.save': '{broken' }, '.notice');
      await look('broken-save');
      await find(page, full, 'a.plate');
      await look('floor-played');
      for (const place of ['', ...GAMES.map((game) => `?game=${game}`)]) {
        await go(`#/statistics${place}`, `.tabs [aria-current][href="#/statistics${place}"]`);
        await look(`statistics${place}`);
      }
      for (const game of ['blackjack', 'hearts', 'holdem'] as const) {
        await go(`#/look-back?game=${game}`, '.review .do.lead');
        await look(`look-back-${game}`);
        await go(`#/puzzles?${game}=12`, '.tried .do');
        await look(`puzzle-${game}`);
        await go('#/', '.tile');
      }
    });
  });

  describe('with friends', () => {
    let rooms: RunningServer;
    beforeAll(async () => {
      const limits = { rate: 500, burst: 1000, roomsOfAddress: 1000, linesOfAddress: 200 };
      rooms = await startServer({ log: await openLog({}), folder: dist, limits });
    });
    afterAll(() => rooms?.close());

    test('from the form through the lobby and a table to the end', async () => {
      await walk({ url: rooms.url, path: '#/friends', settings: instant }, async ({ page, look, go, opened }) => {
        const games = page.locator('.seat-pick input');
        for (const place of GAMES.keys()) {
          // Not by its place: the sheet may still be on its way up.
          await games.nth(place).dispatchEvent('click');
          await page.locator('.seat-pick label').nth(place).and(page.locator('.chosen')).waitFor();
          await page.locator('.open-form .do.lead:not(:disabled)').waitFor();
          await look(`friends-form-${place}`);
        }
        await go('#/room/0123456789abcdef', '.state-page .do');
        await look('friends-gone');
        const table = { game: 'hearts', preset: 'house', seats: 4, chips: 0, bot: 'easy', clock: 60_000, rail: 'link' } as const;
        const code = await rooms.registry.create(table);
        if (code === undefined) throw new Error('There is no such table.');
        await go(new URL(linkTo(rooms.url, code)).hash, '.join-page');
        await look('friends-join');
        await page.locator('.join-page .entry').fill('Ann');
        await page.locator('.join-page .do.lead').click();
        await page.locator('.lobby .actions .do').waitFor();
        await look('friends-lobby');
        await opened('c', 'friends-change');
        const bob = new LineFriend(() => [rooms.url], code, 'Bob');
        bob.connect();
        await until('the first picture', () => bob.client.room !== undefined);
        bob.sit('Bob');
        await page.locator('.lobby-seats').getByText('Bob').waitFor();
        await look('friends-lobby-two');
        await page.keyboard.press('Enter');
        await page.locator('.passing .ht-held').first().waitFor();
        await look('friends-table');
        await page.keyboard.press('/');
        await page.locator('.tray-say').waitFor();
        await look('friends-say');
        await page.keyboard.press('Escape');
        await page.keyboard.press('q');
        await page.getByRole('dialog').waitFor();
        await look('friends-leave');
        await page.locator('dialog[open] footer .do').first().click();
        await page.locator('.end-page').waitFor();
        await look('friends-end');
        bob.close();
      });
    });
  });
});

/** Who walks, and what they can do. */
interface Walker {
  readonly page: Page;
  /** Looks at the page as it is now. */
  look(name: string): Promise<void>;
  /** Goes to an address, until this is there. */
  go(hash: string, sign: string): Promise<void>;
  /** Opens a dialog by its key, looks at it, and closes it. */
  opened(key: string, name: string): Promise<void>;
}
