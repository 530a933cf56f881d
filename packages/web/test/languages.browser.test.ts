/** The walk. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LineFriend, until } from '../../server/src/friend.fixture.ts';
import { openLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { fullStorage } from './full-save.ts';
import { lookAt, type WindowSize } from './language-look.ts';
import { dist, instant, saveWith, withPage } from './page.ts';
import { claimSave, wonSave } from './hearts.ts';
import { tableWalks } from './window-states.ts';

const PHONES: readonly WindowSize[] = [
  [320, 568],
  [390, 844],
];
const context = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce', hasTouch: true } as const;
const language = process.env['LANG_WALK'] ?? 'xx';
const SHOTS = process.env['SHOTS'];
const only = process.env['SIZES']?.split(',').map((one) => one.split('x').map(Number) as unknown as WindowSize);
const sizes = only ?? (language === 'xx' ? PHONES : PHONES.slice(0, 1));
const dark = process.env['RAIL'] ?? 'dark';
const settings = { ...instant, rail: dark };
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

const walker = (page: Page, place: string) => {
  const faults: string[] = [];
  return {
    faults,
    look: async (name: string): Promise<void> => {
      faults.push(...(await lookAt(page, name, sizes, language === 'xx')));
      if (SHOTS) for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${SHOTS}/${place}-${name}-${width}-${dark}.png` });
      }
      if (sizes[0]) await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    },
    go: async (hash: string, selector: string): Promise<void> => {
      await page.evaluate((to) => void (location.hash = to), hash);
      await page.locator(selector).first().waitFor();
    },
  };
};
const at = (path: string) => `?language=${language}${path}`;
const games = ['pontoon', 'blackjack', 'holdem', 'hearts', 'roulette', 'sabacc'];

describe.each([language])('in %s', () => {
  test.each(tableWalks)('$name', async ({ name: place, path, save, states }) => {
    const opening = { path: at(path), context, ...(save === undefined ? { settings } : { save }) };
    await withPage(opening, async (page: Page) => {
      const { faults, look } = walker(page, place);
      try {
        for (const [name, reach] of states) {
          await reach(page);
          await look(name);
        }
        for (const [key, name] of [[place.startsWith('holdem') ? 'o' : 'r', 'rules'], ['?', 'keys']] as const) {
          await page.keyboard.press(key);
          await page.getByRole('dialog').waitFor();
          await look(name);
          await page.keyboard.press('Escape');
        }
      } catch (error) { faults.push(String(error)); }
      expect([...new Set(faults)]).toEqual([]);
    });
  });

  test('the house, new', async () => {
    await withPage({ path: at('#/'), isNewcomer: true, context, settings, allow: /404|rooms/ }, async (page) => {
      const { faults, look, go } = walker(page, 'new');
      try {
        await page.locator('.tile').first().waitFor();
        await look('floor');
        await page.locator('.floor-nav .tool').nth(1).click();
        await page.getByRole('dialog').waitFor();
        await look('settings');
        await page.keyboard.press('Escape');
        for (const place of ['statistics', 'look-back', 'puzzles', 'check', 'good-night']) {
          await go(`#/${place}`, `main:is(.leaf-page, .notice-page) h1`);
          await page.waitForTimeout(300);
          await look(place);
        }
        await go('#/long-run', '.long-run');
        await page.waitForTimeout(3000);
        await look('long-run');
        for (const game of games) {
          await go(`#/${game}`, '.sit-down');
          const presets = page.locator('.presets input');
          await presets.first().waitFor({ state: 'attached' });
          for (let index = 0; index < (await presets.count()); index += 1) {
            await presets.nth(index).check({ force: true });
            await look(`seat-${game}-${index}`);
          }
          await page.locator('.fair-play summary').click();
          await look(`fair-${game}`);
          const learn = page.locator('.learn');
          if ((await learn.count()) > 0) {
            await learn.click();
            await page.getByRole('dialog').waitFor();
            await page.waitForTimeout(300);
            await look(`lesson-${game}`);
            await page.keyboard.press('Escape');
          }
        }
        await go('#/', '.tile');
        await go('#/friends', 'dialog[open] form');
        await look('no-server');
      } catch (error) { faults.push(String(error)); }
      expect([...new Set(faults)]).toEqual([]);
    });
  });

  test('the house, used', async () => {
    const full = await fullStorage(settings);
    await withPage({ path: at('#/'), save: saveWith({ balance: 0 }), context }, async (page) => {
      const { faults, look, go } = walker(page, 'used');
      try {
        await page.locator('.notice-page h1').waitFor();
        await look('broke');
        for (const [name, save] of [['newer', JSON.stringify({ format: 99 })], ['broken', '{broken']] as const) {
          await page.evaluate((text) => localStorage.setItem('baize.save', text), save);
          await page.reload();
          await page.locator('h1').first().waitFor();
          await page.waitForTimeout(500);
          await look(name);
        }
        await page.evaluate((all) => {
          localStorage.clear();
          for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
        }, full);
        await page.reload();
        await page.locator('.tile').first().waitFor();
        await page.waitForTimeout(500);
        await look('floor');
        for (const place of ['', ...games.map((game) => `?game=${game}`)]) {
          await go(`#/statistics${place}`, '.statistics .panel');
          await look(`statistics${place.slice(6)}`);
        }
        for (const game of games) {
          await go(`#/look-back?game=${game}`, '.review');
          await page.waitForTimeout(1500);
          await look(`look-back-${game}`);
          await page.keyboard.press('1');
          await page.waitForTimeout(500);
          await look(`decision-${game}`);
        }
        await go('#/puzzles', '.puzzles');
        await look('puzzles');
        for (const game of ['blackjack', 'hearts', 'holdem']) {
          await go(`#/puzzles?${game}=12`, '.stage, .try-again, .felt');
          await page.waitForTimeout(500);
          await look(`puzzle-${game}`);
        }
      } catch (error) { faults.push(String(error)); }
      expect([...new Set(faults)]).toEqual([]);
    });
  });

  test('hearts claim', async () => {
    await withPage({ path: at('#/hearts'), save: claimSave(), context }, async (page) => {
      const { faults, look } = walker(page, 'hearts');
      const { myTurn } = await import('./hearts.ts');
      await myTurn(page);
      await look('claim');
      await page.keyboard.press('x');
      await page.getByRole('dialog').waitFor();
      await look('claim-asked');
      await page.keyboard.press('Escape');
      await page.locator('.ht-bar .do').last().click();
      await page.locator('.ht-result').waitFor();
      await look('result');
      await page.keyboard.press('p');
      await page.getByRole('dialog').waitFor();
      await look('sheet');
      expect([...new Set(faults)]).toEqual([]);
    });
    await withPage({ path: at('#/hearts'), save: wonSave(), context }, async (page) => {
      const { faults, look } = walker(page, 'hearts');
      const { myTurn } = await import('./hearts.ts');
      await myTurn(page);
      await page.keyboard.press('Enter');
      await page.locator('.ht-result.won').waitFor();
      await look('won');
      expect([...new Set(faults)]).toEqual([]);
    });
  });

  describe('friends', () => {
    let rooms: RunningServer;
    beforeAll(async () => {
      rooms = await startServer({ log: await openLog({}), folder: dist, limits: { rate: 500, burst: 1000, roomsOfAddress: 1000, linesOfAddress: 200 } });
    });
    afterAll(() => rooms?.close());

    test('friends', async () => {
      await withPage({ url: rooms.url, path: at('#/friends'), settings, context }, async (page) => {
        const { faults, look, go } = walker(page, 'friends');
        try {
          await page.locator('.open-form .step').waitFor();
          for (const index of [0, 1, 2, 3, 4, 5]) {
            await page.locator('.seat-pick input').nth(index).check({ force: true });
            await page.locator('.open-form .do.lead:not(:disabled)').waitFor();
            await look(`form-${index}`);
          }
          await go('#/room/0123456789abcdef', '.state-page h1');
          await page.waitForTimeout(600);
          await look('gone');
          const code = await rooms.registry.create({ game: 'hearts', preset: 'house', seats: 4, chips: 0, bot: 'easy', clock: 60_000, rail: 'link' });
          await go(`#/room/${code}`, '.join-page');
          await look('join');
          await page.locator('.join-page .entry').fill('Ann');
          await page.locator('.join-page .do.lead').click();
          await page.locator('.lobby').waitFor();
          await page.waitForTimeout(500);
          await look('lobby');
          await page.keyboard.press('c');
          await page.locator('dialog[open] .open-form').waitFor();
          await look('change');
          await page.keyboard.press('Escape');
          const bob = new LineFriend(() => [rooms.url], code ?? '', 'Bob');
          bob.connect();
          await until('the first picture', () => bob.client.room !== undefined);
          bob.sit('Bob');
          await until('a seat', () => bob.client.room?.me !== 'rail');
          await look('lobby-two');
          await page.keyboard.press('Enter');
          await page.locator('.ht-held, .ht-pass').first().waitFor();
          bob.play();
          await look('table');
          await page.keyboard.press('/');
          await page.waitForTimeout(300);
          await look('say');
          await page.keyboard.press('Escape');
          bob.send({ t: 'leave' });
          await page.waitForTimeout(500);
          await look('left');
          await page.keyboard.press('q');
          await page.getByRole('dialog').waitFor();
          await look('leave');
          await page.locator('dialog[open] footer .do').first().click();
          await page.locator('.end-page').waitFor();
          await look('end');
          bob.close();
        } catch (error) { faults.push(String(error)); }
        expect([...new Set(faults)]).toEqual([]);
      });
    });
  });
});
