/** What the house keeps and gives: statistics, files, sounds, a way to play offline, and a plain word when something breaks. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';
import { axe, dist, instant, kept, saveWith, settled, sitDown, withPage } from './page.ts';
import { pressUntil } from './walk.ts';

const onFloor = (page: Page) => page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
const go = (page: Page, place: string) => page.goto(`${page.url().split('#')[0]}#/${place}`);
const textOf = async (download: Download): Promise<string> => readFileSync(await kept(download), 'utf8');

/** Saves the file that a button offers. */
const taken = async (page: Page, button: string): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return download;
};

/** Plays a round of the British rules to its end, at the least stake, and leaves between rounds. */
const oneRound = async (page: Page): Promise<void> => {
  await page.keyboard.press('Enter');
  await pressUntil(page, '.result', 's', 't');
};

describe('statistics and records', () => {
  test('rounds are counted, the purse has its line, and the record of the sitting can be saved and checked', async () => {
    await withPage({ path: '#/pontoon?seed=8', settings: instant }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.getByText('Fair play').click();
      const bare = await page.locator('.fair-play code').innerText();
      await page.getByRole('radio', { name: 'British rules' }).check();
      await page.getByRole('radio', { name: '2 opponents' }).check();
      // The seal is of the seed and of the table; words are mixed in later.
      const seal = await page.locator('.fair-play code').innerText();
      expect(seal).not.toBe(bare);
      await page.getByRole('textbox', { name: /Words of your own/ }).fill('my lucky words');
      await page.getByRole('heading', { name: 'Take a seat' }).click();
      await sitDown(page, 2);
      await page.keyboard.press(',');
      expect(await page.locator('.this-table code').innerText()).toBe(seal);
      await page.keyboard.press('Escape');
      await oneRound(page);
      await page.keyboard.press('q');
      await onFloor(page);
      await go(page, 'statistics');
      await page.locator('.by-table').waitFor();
      expect(await page.locator('.by-table a').first().innerText()).toMatch(/Pontoon\s+1 round/);
      // The line tells its values, point by point, to whoever asks by key.
      const line = page.getByRole('slider', { name: /You started with 1,000 chips/ });
      await line.focus();
      await page.keyboard.press('Home');
      expect(await line.getAttribute('aria-valuetext')).toBe('After 0 rounds, 1,000 chips');
      await page.keyboard.press('2');
      await page.getByRole('heading', { name: 'How your hands ended' }).waitFor();
      expect(await textOf(await taken(page, 'Save all figures (CSV)'))).toContain('pontoon,rounds,1');
      expect(await axe(page)).toEqual([]);
      await go(page, '');
      await page.getByRole('button', { name: 'Settings' }).click();
      const record = await taken(page, 'Save last session');
      expect(record.suggestedFilename()).toMatch(/^baize-pontoon-[0-9a-f]{8}\.json$/);
      const text = await textOf(record);
      await page.getByRole('button', { name: 'Check a record' }).click();
      await page.getByRole('heading', { name: 'Check a record' }).waitFor();
      /** Checks a file; the answer has these words in it, sooner or later: until then the last one stands there. */
      const check = async (content: string, words: string): Promise<string> => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(content) });
        const verdict = page.locator('.verdict').filter({ hasText: words });
        await verdict.waitFor();
        return verdict.innerText();
      };
      await check(text, 'Not checked: whether the seed, the rules and your chips were fixed before the session');
      // What was shown is kept in the save, apart from the record, and there after a reload.
      await page.reload();
      await page.getByRole('button', { name: 'Fill in from my last session' }).click();
      expect(await page.getByLabel('The seal').inputValue()).toBe(seal);
      const verdict = await check(text, 'Everything matches');
      expect(verdict).toContain(seal);
      expect(verdict).toContain('Mixed with “my lucky words”');
      expect(await axe(page)).toEqual([]);
      await check(text.replace('my lucky words', 'my plain words'), 'doesn’t follow');
      await check('{"not":"a record"}', 'This file isn’t the record of a session.');
    });
  });

  test('a profile is saved to a file, all the more where no room server is, and loaded from one, after a question', async () => {
    await withPage({ save: saveWith({ balance: 4321, settings: { ...instant, felt: 'blue' } }), allow: /40[45]/ }, async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Move to another device' }).click();
      await page.getByText('Save your profile as a file instead').waitFor();
      const text = await textOf(await taken(page, 'Save profile'));
      const load = (content: string) =>
        page.locator('input[type=file]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(content) });
      await load('{"format":99}');
      await page.getByText('saved by a newer version').waitFor();
      await load('nonsense');
      await page.getByText('This file isn’t a Baize profile.').waitFor();
      await load(text.replace('4321', '777').replace('blue', 'burgundy'));
      await page.getByText('which has 777 chips?').waitFor();
      await settled(page);
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Replace' }).click();
      await page.getByText('Your profile is loaded.').waitFor();
      expect(await page.locator('.balance b').innerText()).toBe('777');
      expect(await page.evaluate(() => document.documentElement.className)).toBe('felt-burgundy rail-dark');
    });
  });
});

test('sound: nothing before the first touch, then what happens is heard, and M mutes', async () => {
  await withPage({ path: 'favicon.svg', settings: { ...instant, muted: false }, isOwn: true }, async (page) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const spy = (kind: { prototype: AudioScheduledSourceNode }, name: string) => {
        const { start } = kind.prototype;
        kind.prototype.start = function (this: AudioScheduledSourceNode, ...when) {
          heard.push(name);
          start.apply(this, when);
        };
      };
      spy(OscillatorNode, 'tone');
      spy(AudioBufferSourceNode, 'breath');
    });
    const heard = (): Promise<number> => page.evaluate('heard.length');
    await page.goto(new URL('./#/pontoon?seed=c0ffee', page.url()).href);
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    expect(await heard()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.hands .card').first().waitFor();
    // The first cards may be down before the browser has woken its sound: rounds go on until something more is heard.
    const playUntilMoreThan = async (before: number): Promise<void> => {
      const playOn = async (): Promise<number> => {
        if ((await heard()) > before) return heard();
        await page.keyboard.press((await page.locator('.result').isVisible()) ? 'Enter' : 's');
        return heard();
      };
      await expect.poll(playOn).toBeGreaterThan(before);
    };
    await playUntilMoreThan(0);
    await page.keyboard.press('m');
    const mute = page.getByRole('button', { name: 'Mute' });
    await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true');
    if (await page.locator('.result').isVisible()) await page.keyboard.press('Enter');
    await page.locator('.result').waitFor({ state: 'detached' });
    const dealt = await heard();
    await page.keyboard.press('s');
    await page.locator('.result').waitFor();
    expect(await heard()).toBe(dealt);
    await page.keyboard.press('m');
    await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('false');
    await playUntilMoreThan(dealt);
  });
});

/** What the page says of itself to whoever would install it, and how large its icons are told to be and are. It runs in the page. */
const installable = async () => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const { name, display, icons } = await (await fetch(link?.href ?? '')).json();
  const sizes = await Promise.all(
    icons
      .filter(({ type }: { type: string }) => type === 'image/png')
      .map(async ({ src, sizes: told }: { src: string; sizes: string }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [told, `${image.naturalWidth}x${image.naturalHeight}`];
      }),
  );
  return { name, display, sizes };
};

test('the app can be installed, opens and plays with the server gone, and has a new version wait until the player agrees', async () => {
  const home = mkdtempSync(join(tmpdir(), 'baize-offline-'));
  cpSync(dist, home, { recursive: true });
  let server = await serve({ folder: home, port: 0 });
  const { url, port } = server;
  const viewport = { width: 1024, height: 768 };
  try {
    await withPage(
      { url, isOwn: true, settings: instant, context: { viewport, serviceWorkers: 'allow' }, allow: /Failed to (load|update)|ERR_/ },
      async (page) => {
        const { sizes, ...manifest } = await page.evaluate(installable);
        expect(manifest).toEqual({ name: 'Baize', display: 'standalone' });
        for (const [told, is] of sizes) expect(is).toBe(told);
        expect(sizes.length).toBe(3);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          if (navigator.serviceWorker.controller === null)
            await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
        });
        await server.close();
        await page.goto(`${url}?seed=c0ffee#/pontoon`);
        await sitDown(page);
        await page.keyboard.press('s');
        await page.locator('.result').waitFor();
        expect(await page.evaluate(() => document.fonts.check('20px "Libre Caslon Display"'))).toBe(true);

        server = await serve({ folder: home, port });
        const worker = readFileSync(join(home, 'sw.js'), 'utf8');
        writeFileSync(
          join(home, 'sw.js'),
          worker.replace(/"digest":"[0-9a-f]+"|digest:[`"][0-9a-f]+[`"]/, (found) => found.replace(/[0-9a-f]{16}/, '0123456789abcdef')),
        );
        writeFileSync(
          join(home, 'index.html'),
          readFileSync(join(home, 'index.html'), 'utf8').replace('<title>Baize', '<title>Baize, the next'),
        );
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
        expect(await page.locator('.notice').count()).toBe(0);
        await page.locator('.result').waitFor();
        await page.keyboard.press('q');
        await page.getByText('A new version of Baize is ready.').waitFor();
        expect(await page.title()).toBe('Baize');
        expect(await axe(page)).toEqual([]);
        await page.getByRole('button', { name: 'Update now' }).click();
        await page.waitForFunction(() => document.title === 'Baize, the next');
        await onFloor(page);
      },
    );
  } finally {
    await server.close();
    rmSync(home, { recursive: true });
  }
});

test('a screen that breaks has saved first, says so, offers a report, and leads back to the floor', async () => {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] };
  await withPage({ path: '#/pontoon?seed=8', settings: instant, context, allow: /./ }, async (page) => {
    await sitDown(page, 3);
    await page.keyboard.press('Enter');
    await page.locator('.moves').waitFor();
    const before = await page.evaluate(() => localStorage.getItem('baize.save'));
    // The table's screen is put out of order on its way to the page: it throws as soon as it is drawn.
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const isScreen = /usualOthers:3/.test(text);
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'cache-control': 'no-store' },
        body: isScreen ? text.replace('Table:', 'Table:()=>{throw new Error("no lamp")},Was:') : text,
      });
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('baize.save'))).toBe(before);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(/^Baize \d+\.\d+\.\d+\nAt #\/pontoon\nError: no lamp\n/);
    expect(report).not.toContain('seed');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Back to the floor' }).click();
    await onFloor(page);
    await page.reload();
    await page.getByRole('link', { name: 'Pontoon: return to your hand' }).click();
    await page.locator('.moves').waitFor();
  });
});
