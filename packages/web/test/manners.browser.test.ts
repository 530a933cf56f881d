/** How the page behaves: for those who listen, for those who want no movement, on any server, with anything in its storage. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
import { serve } from '../../../scripts/serve.mjs';
import { axe, dist, instant, settled, sitDown, withPage } from './page.ts';

/** The file that the build made of a source. */
const fileOf = (source: string): string => {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const found = manifest[source];
  if (found === undefined) throw new Error(`The build has no ${source}.`);
  return found.file;
};

const DRESSES = ['felt-blue rail-dark', 'felt-burgundy rail-light four-colour'];
const SIZES = [
  { width: 1180, height: 820 },
  { width: 360, height: 640 },
];

describe('axe finds nothing', () => {
  /** Looks at one screen after another: by day each in the next dress, by night in all of them. */
  const cleanIn = (page: Page) => {
    let place = 0;
    return async (screen: string): Promise<void> => {
      for (const dress of inTurn(DRESSES, place)) {
        await page.evaluate((className) => Object.assign(document.documentElement, { className }), dress);
        await settled(page);
        expect(await axe(page), `${screen}, ${dress}`).toEqual([]);
      }
      place += 1;
    };
  };

  test('on every screen, however it is dressed', async () => {
    await withPage({ settings: instant }, async (page) => {
      const clean = cleanIn(page);
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      await clean('floor');
      await page.goto(`${page.url()}#/pontoon?seed=c0ffee`);
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await clean('sitting down');
      await sitDown(page);
      await page.keyboard.press('i');
      await clean('house, my turn');
      await page.keyboard.press('Enter');
      await clean('house, a refusal');
      await page.keyboard.press('s');
      await page.locator('.result').waitFor();
      await clean('house, result');
      for (const [key, name] of [
        ['r', 'rules'],
        ['?', 'keys'],
        [',', 'settings'],
      ] as const) {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        await clean(name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    });
  });

  test('at the British table, on an iPad and on a phone', async () => {
    await withPage({ path: '#/pontoon?seed=c0ffee', settings: instant }, async (page) => {
      const states = [
        ['Enter', '.tray'],
        ['Enter', '.moves'],
        ['q', 'dialog[open]'],
      ] as const;
      await page.getByRole('radio', { name: 'British rules' }).check();
      await page.getByRole('radio', { name: '7 opponents' }).check();
      for (const [place, [key, sign]] of states.entries()) {
        await page.keyboard.press(key);
        await page.locator(sign).waitFor();
        for (const size of inTurn(SIZES, place)) {
          await page.setViewportSize(size);
          await settled(page);
          expect(await axe(page), `${sign} at ${size.width}`).toEqual([]);
        }
      }
    });
  });
});

/** The longest movement now under way, in milliseconds, and what it moves. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => ({
      duration: Number(animation.effect?.getTiming().duration),
      moves:
        animation.effect instanceof KeyframeEffect
          ? [...new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))]
          : [],
    })),
  );
const known = new Set(['offset', 'computedOffset', 'easing', 'composite']);

describe('movement', () => {
  test('cards travel and turn at the normal speed, by transform and opacity alone, and Space ends it', async () => {
    // Slowly: what moves is to be met while it moves.
    await withPage({ path: '#/pontoon?seed=c0ffee', rate: 0.2 }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.slot').first().waitFor();
      const now = await movements(page);
      expect(now.some(({ moves }) => moves.includes('transform'))).toBe(true);
      expect(now.flatMap(({ moves }) => moves).filter((one) => !known.has(one) && one !== 'transform' && one !== 'opacity')).toEqual([]);
      await page.keyboard.press('Space');
      expect((await movements(page)).filter(({ moves }) => moves.includes('transform'))).toEqual([]);
      await page.locator('.actions .do:not(.off)').first().waitFor();
      expect(await page.locator('.hands .card').count()).toBe(2);
    });
  });

  const still = [
    ['the system asks for it', { reducedMotion: 'reduce' }, {}],
    ['the player asks for it', {}, { motion: 'reduced' }],
  ] as const;
  test.each(still)('there is none but a short fade when %s', async (_, context, settings) => {
    await withPage({ path: '#/pontoon?seed=c0ffee', settings, context }, async (page) => {
      await sitDown(page);
      const seen = [...(await movements(page))];
      await page.keyboard.press('s');
      seen.push(...(await movements(page)));
      // The pauses stay: only the movement is left out (HEA-8.3).
      await page.locator('.result').waitFor();
      await page.keyboard.press('Enter');
      seen.push(...(await movements(page)));
      await page.keyboard.press('r');
      seen.push(...(await movements(page)));
      expect(seen.filter(({ duration }) => duration > 120)).toEqual([]);
      expect(seen.flatMap(({ moves }) => moves)).not.toContain('transform');
    });
  });
});

test('broken or hostile settings fall back to the house’s own; those that are chosen are applied at once and remembered', async () => {
  const settings = { felt: '"><script>alert(1)</script>', speed: ['x'], rail: null };
  await withPage({ settings }, async (page) => {
    const dress = () => page.evaluate(() => document.documentElement.className);
    await page.getByRole('heading', { name: 'Baize' }).waitFor();
    expect(await dress()).toBe('felt-green rail-dark');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Blue' }).check();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('radio', { name: 'Four' }).check();
    expect(await dress()).toBe('felt-blue rail-light four-colour');
    await page.reload();
    await page.getByRole('heading', { name: 'Baize' }).waitFor();
    expect(await dress()).toBe('felt-blue rail-light four-colour');
  });
});

describe('on any server', () => {
  test('it works from a folder deep inside', async () => {
    const home = mkdtempSync(join(tmpdir(), 'baize-web-'));
    cpSync(dist, join(home, 'some', 'deep folder'), { recursive: true });
    const server = await serve({ folder: home, port: 0 });
    try {
      await withPage({ url: `${server.url}some/deep%20folder/`, path: '#/pontoon?seed=c0ffee', settings: instant }, async (page) => {
        await sitDown(page);
        expect(await page.evaluate(() => document.fonts.check('20px "Libre Caslon Display"'))).toBe(true);
      });
    } finally {
      await server.close();
      rmSync(home, { recursive: true });
    }
  });

  test('an address that names no table is the floor, which is still there when a table cannot be loaded', async () => {
    await withPage({ path: '#/whist', allow: /./ }, async (page) => {
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      await page.route(`**/${fileOf('src/tables/pontoon/index.tsx')}`, (route) => route.abort());
      await page.getByRole('link', { name: /^Pontoon:/ }).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to the floor' }).click();
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
    });
  });
});
