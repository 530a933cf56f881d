/** How the page behaves: for those who listen, for those who want no movement, on any server, with anything in its storage. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

const dressed = [
  { speed: 'instant', felt: 'blue' },
  { speed: 'instant', felt: 'burgundy', rail: 'light', deck: 'four-colour' },
];

describe('axe finds nothing', () => {
  test.each(dressed)('on every screen, dressed as %j', async (settings) => {
    await withPage({ settings }, async (page) => {
      const clean = async (screen: string) => expect(await axe(page), screen).toEqual([]);
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
        await settled(page);
        await clean(name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    });
  });

  test.each([
    { width: 1180, height: 820 },
    { width: 360, height: 640 },
  ])('at the British table, at %j', async (viewport) => {
    await withPage({ path: '#/pontoon?seed=c0ffee', settings: instant, context: { viewport } }, async (page) => {
      await sitDown(page, 7);
      await page.locator('.tray').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.locator('.moves').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('q');
      await page.getByRole('dialog').waitFor();
      await settled(page);
      expect(await axe(page)).toEqual([]);
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
    await withPage(
      { path: '#/pontoon?seed=c0ffee', settings, context: { viewport: { width: 1024, height: 768 }, ...context } },
      async (page) => {
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
      },
    );
  });
});

describe('settings', () => {
  test('are applied at once and remembered', async () => {
    await withPage({}, async (page) => {
      const dress = () => page.evaluate(() => document.documentElement.className);
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

  test.each([{ felt: 7, speed: ['x'], rail: null }, 'nonsense', [1, 2], { felt: '"><script>alert(1)</script>' }])(
    'broken or hostile ones (%j) fall back to the house’s own',
    async (settings) => {
      await withPage({ settings }, async (page) => {
        await page.getByRole('heading', { name: 'Baize' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.className)).toBe('felt-green rail-dark');
      });
    },
  );
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

  test('a table that cannot be loaded says so, and the floor is still there', async () => {
    await withPage({ allow: /./ }, async (page) => {
      await page.route(`**/${fileOf('src/tables/pontoon/index.tsx')}`, (route) => route.abort());
      await page.getByRole('link', { name: /^Pontoon:/ }).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to the floor' }).click();
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
    });
  });

  test('an address that names no table is the floor', async () => {
    await withPage({ path: '#/whist' }, async (page) => {
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
    });
  });
});
