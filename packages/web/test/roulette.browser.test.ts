/** Roulette on the built page: bets at their true places, a wheel that ends where it must, and everything that is said of it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { draw, inTurn, isNight } from '../../../scripts/draw.ts';
import { layoutFaults } from './layout.ts';
import { lookAt } from './look.ts';
import { axe, instant, picture, settled, withPage } from './page.ts';

declare global {
  /** In the page: how many nodes of the audio graph sound now; see `listen`. */
  var sounding: () => number;
  /** In the page: see below. */
  var ballNumber: () => number;
}

// With this seed the ball rests on 23 first: red, odd, high, second dozen, middle column.
const path = '#/roulette?seed=c0ffee';
const desk = { viewport: { width: 1180, height: 820 } } as const;
const touch = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: width < 600 }) as const;

const sitDown = async (page: Page, rules = 'House payouts'): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  await page.getByRole('radio', { name: rules }).check({ force: true });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.roulette').waitFor();
};
const purses = (page: Page) => page.locator('.purse b').allInnerTexts();
const spoken = (page: Page) => page.getByRole('log').innerText();
const spot = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chip = (page: Page, value: number) => page.getByRole('button', { name: `Bet ${value} chip` });
const result = (page: Page) => page.locator('.sum');
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Lays a chip by key, and spins. */
const spinFor = async (page: Page, id: 'red' | 'black'): Promise<void> => {
  await page.locator(`[data-spot="${id}"]`).focus();
  await press(page, 'Enter');
  await spot(page, 'Spin').click();
};

/**
 * Where a point of the board is on the screen: units from its corner at zero, the way the board lies at this width. On a phone the board
 * scrolls under the wheel until it can be seen.
 */
const pointOf = (page: Page, x: number, y: number): Promise<readonly [number, number]> =>
  page.evaluate(
    ([across, down]) => {
      const at = (): readonly [number, number] => {
        const box = document.querySelector('.hits')?.getBoundingClientRect() ?? new DOMRect();
        // A dozen tells how large a unit is drawn.
        const dozen = document.querySelector('[data-spot="dozen-1"]')?.getBoundingClientRect() ?? new DOMRect();
        const isTurned = dozen.height > dozen.width;
        const [w, h] = isTurned ? [dozen.width, dozen.height / 4] : [dozen.width / 4, dozen.height];
        const [left, top] = isTurned ? [dozen.left - w, dozen.top - h] : [dozen.left - w, dozen.top - 3 * h];
        if (box.width < 5 * w) throw new Error('The board is cut off.');
        return isTurned ? [left + (5 - down) * w, top + across * h] : [left + across * w, top + down * h];
      };
      const felt = document.querySelector('.roulette');
      const box = felt?.getBoundingClientRect();
      const [, where] = at();
      if (felt != null && box !== undefined && (where > box.bottom - 20 || where < box.top + 140)) felt.scrollTop += where - box.top - 260;
      return at();
    },
    [x, y] as const,
  );
const tapAt = async (page: Page, x: number, y: number): Promise<void> => page.touchscreen.tap(...(await pointOf(page, x, y)));

/** The number in whose pocket the ball lies, read from the drawing itself: the printed number that stands behind the ball. */
const seenNumber = (): number => {
  const angle = (selector: string): number => {
    const element = document.querySelector(selector);
    const { a, b } = new DOMMatrix(element === null ? '' : getComputedStyle(element).transform);
    return (Math.atan2(b, a) * 180) / Math.PI;
  };
  const [ball, rotor] = [angle('.wheel .orbit'), angle('.wheel .rotor')];
  const texts = [...document.querySelectorAll<SVGTextElement>('.wheel .rotor text')].map((text) => {
    const own = Number(/rotate\(([\d.]+)/.exec(text.getAttribute('transform') ?? '')?.[1] ?? 0);
    const apart = (((own + rotor - ball) % 360) + 540) % 360;
    return { number: Number(text.textContent), off: Math.abs(apart - 180) };
  });
  const [nearest] = texts.sort((one, other) => one.off - other.off);
  // Two pockets lie 9.73 degrees apart: the ball has to be in the middle of one.
  return nearest === undefined || nearest.off > 0.5 ? Number.NaN : nearest.number;
};

/** Spins so many times by key, and gives what does not agree: the number that is told, and the one that is seen. */
const spinOften = async (times: number): Promise<readonly string[]> => {
  const settled = (): boolean => [...document.querySelectorAll('.purse b')].at(-1)?.textContent === '0';
  const press = async (key: string, until: () => boolean): Promise<void> => {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    do await new Promise((resolve) => setTimeout(resolve));
    while (!until());
  };
  const wrong: string[] = [];
  for (let spins = 0; spins < times; spins += 1) {
    if (spins > 0) await press('l', () => !settled());
    await press(' ', settled);
    const [told, seen] = [Number.parseInt(document.querySelector('.fell')?.textContent ?? '', 10), globalThis.ballNumber()];
    if (told !== seen) wrong.push(`${spins}: ${told} but ${seen}`);
  }
  return wrong;
};

describe('one bet of every kind by touch, at its true place', () => {
  // By hand, with 5 chips each, on 23: 175 + 85 + 55 + 55 + 25 + 10 + 10 + 5 + 5 + 10 won, 5 lost on the trio.
  const house = { rules: 'House payouts', firstFour: false, kinds: 11, after: '1,430', staked: '55' };
  // The corner brings 40 there, high 5, and the first four lose 5.
  const european = { rules: 'European rules', firstFour: true, kinds: 12, after: '1,405', staked: '60' };
  const sizes = [
    [360, 640, house],
    [768, 1024, european],
    [1180, 820, house],
  ] as const;

  test.concurrent.each(inTurn(sizes, 0))(
    'at %i×%i',
    claims(
      'CAS-4.3',
      'CAS-4.4',
      'CAS-4.5',
      'CAS-4.6',
      'CAS-4.7',
      'CAS-4.8',
      'CAS-4.9',
      'CAS-4.10',
      'CAS-4.11',
      'CAS-4.12',
      'CAS-4.13',
      'CAS-4.16',
      'CAS-4.17',
    ),
    async (width, height, { rules, firstFour, kinds, after, staked }) => {
      await withPage({ path, settings: instant, context: touch(width, height) }, async (page) => {
        await sitDown(page, rules);
        await chip(page, 5).tap();
        const places = [
          ['Straight up 23', 8.5, 1.5],
          ['Split 20, 23', 8, 1.5],
          ['Street 22, 23, 24', 8.5, 0],
          ['Trio 0, 2, 3', 1, 1],
          ['Corner 22, 23, 25, 26', 9, 2],
          ...(firstFour ? ([['First four 0, 1, 2, 3', 1, 0]] as const) : []),
          ['Six line 19 to 24', 8, 0],
          ['2nd dozen', 7, 3.5],
          ['Column 2', 13.5, 1.5],
          ['Red', 6, 4.5],
          ['Odd', 10, 4.5],
          ['High, 19 to 36', 12, 4.5],
        ] as const;
        for (const [, x, y] of places) await tapAt(page, x, y);
        expect(await purses(page)).toEqual([String(1000 - Number(staked)), staked]);
        const names = await page.locator('.hits [role="button"]').evaluateAll((spots) => spots.map((one) => one.ariaLabel));
        for (const [name] of places)
          expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${name} pays \\d+ to 1, you have 5 chips there$`)));
        expect(await page.locator('.laid b').allInnerTexts()).toEqual(Array(kinds).fill('5'));
        await picture(page, `roulette-every-kind-${width}x${height}`);
        await page.getByRole('button', { name: 'Spin' }).tap();
        await result(page).waitFor();
        expect(await page.locator('.fell').innerText()).toMatch(/^23/);
        expect(await purses(page)).toEqual([after, '0']);
        expect(await spoken(page)).toContain('5 on 23 wins 175.');
      });
    },
  );
});

/** Listens to the audio graph: every node that was started, with the time at which it ends. */
const listen = (): void => {
  const ends = new Map<AudioScheduledSourceNode, { from: number; to: number }>();
  // A node that plays a buffer is started in a way of its own.
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (when = 0): void {
      ends.set(this, { from: Math.max(when, this.context.currentTime), to: Number.POSITIVE_INFINITY });
      start.call(this, when);
    };
  }
  const { stop } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.stop = function (when = 0): void {
    const known = ends.get(this);
    if (known !== undefined) known.to = Math.max(when, this.context.currentTime);
    stop.call(this, when);
  };
  Object.assign(globalThis, {
    sounding: () =>
      [...ends].filter(([{ context }, { from, to }]) => from <= context.currentTime + 0.05 && context.currentTime < to).length,
  });
};

test.concurrent.each(inTurn(['fast', 'normal', 'slow'], 0))(
  'at %s speed the ball runs into the pocket that was drawn, and the wheel is heard for exactly as long as it spins',
  claims('CAS-4.14', 'CAS-4.20'),
  async (speed) => {
    await withPage({ path, settings: { speed, muted: false }, context: desk, rate: 1 }, async (page) => {
      await page.evaluate(listen);
      await sitDown(page);
      await page.mouse.click(...(await pointOf(page, 6, 4.5)));
      // The chip has been heard out.
      await page.waitForFunction(() => globalThis.sounding() === 0);
      const { quiet, taken } = await page.evaluate(async () => {
        const { sounding: heard } = globalThis;
        const samples: { state: string; sounding: number; calling: string; told: number }[] = [];
        const before = heard();
        dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
        for (const since = Date.now(); Date.now() - since < 30_000 && document.querySelector('.sum') === null; ) {
          await new Promise((resolve) => setTimeout(resolve, 16));
          samples.push({
            state: document.querySelector('.wheel')?.getAttribute('aria-label') ?? '',
            sounding: heard(),
            calling: document.querySelector('.calling')?.textContent ?? '',
            told: document.querySelectorAll('.last li').length,
          });
        }
        return { quiet: before, taken: samples };
      });
      const turning = taken.filter(({ state }) => state === 'The wheel is spinning');
      const resting = taken.filter(({ state }) => state === 'The ball is on 23');
      expect(quiet).toBe(0);
      expect(turning.length).toBeGreaterThan(40);
      expect(turning.slice(2).filter(({ sounding }) => sounding === 0)).toEqual([]);
      // Nothing of the end is seen or said while the ball runs.
      expect(turning.filter(({ calling, told }) => calling !== 'No more bets' || told > 0)).toEqual([]);
      expect(resting.length).toBeGreaterThan(3);
      // The last sample may already hear how it ended.
      expect(resting.slice(1, -1).filter(({ sounding }) => sounding > 0)).toEqual([]);
      expect(await page.evaluate(seenNumber)).toBe(23);
      // What is paid is counted up.
      await settled(page);
      expect(await purses(page)).toEqual(['1,025', '0']);
    });
  },
);

test(
  'while the ball runs, a reload comes back to the same spin, a tap lets it rest, and leaving asks first; with reduced motion nothing moves',
  claims('CAS-4.18'),
  async () => {
    // The ball runs for much longer than anybody waits here.
    await withPage({ path, settings: { speed: 'slow' }, context: desk, rate: 0.5 }, async (page) => {
      const spinning = page.getByRole('img', { name: 'The wheel is spinning' });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await sitDown(page);
      await spinFor(page, 'red');
      await result(page).waitFor();
      expect(await page.evaluate(seenNumber)).toBe(23);
      const moves = await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [])),
      );
      expect(moves).not.toContain('transform');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await spinFor(page, 'black');
      await spinning.waitFor();
      await page.reload();
      await spinning.waitFor();
      expect(await purses(page)).toEqual(['1,000', '25']);
      await page.mouse.click(300, 300);
      await result(page).waitFor();
      expect(await page.evaluate(seenNumber)).toBe(17);
      await expect.poll(() => purses(page)).toEqual(['1,050', '0']);
      await spinFor(page, 'red');
      await spinning.waitFor();
      await press(page, 'q');
      const dialog = page.getByRole('dialog', { name: 'Leave the table?' });
      expect(await dialog.innerText()).toContain('25 chips');
      await dialog.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      expect(await page.locator('main').innerText()).toContain('1,025');
    });
  },
);

describe('laying bets', () => {
  test(
    'by key alone: the arrows walk over cells, edges and crossings, each place says what it is, and spin after spin the ball stops where it must',
    claims('CAS-4.3', 'CAS-4.14'),
    async () => {
      await withPage({ path, settings: instant, context: desk }, async (page) => {
        await sitDown(page);
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        await page.locator('[data-spot="17"]').focus();
        expect(await focused()).toBe('Straight up 17 pays 35 to 1');
        for (const [key, name] of [
          ['ArrowRight', 'Split 17, 20 pays 17 to 1'],
          ['ArrowUp', 'Corner 17, 18, 20, 21 pays 11 to 1'],
          ['ArrowUp', 'Split 18, 21 pays 17 to 1'],
          ['ArrowUp', 'Six line 16 to 21 pays 5 to 1'],
        ] as const) {
          await press(page, key);
          expect(await focused()).toBe(name);
        }
        // What has the focus is lit, and named for the eye.
        expect(await page.locator('.spot-name').innerText()).toBe('Six line 16 to 21 pays 5 to 1');
        expect(await page.locator('.board-art .lit').count()).toBe(1);
        await press(page, '4', 'Enter');
        expect(await focused()).toBe('Six line 16 to 21 pays 5 to 1, you have 100 chips there');
        await press(page, 'd');
        expect(await purses(page)).toEqual(['800', '200']);
        await press(page, 'u', 'x');
        expect(await purses(page)).toEqual(['1,000', '0']);
        await press(page, 'u');
        expect(await purses(page)).toEqual(['900', '100']);
        await press(page, 'Tab', 'Space');
        expect(await spoken(page)).toContain('100 on the 16-21 six line pays 5 to 1.');
        // The wheel has come to rest.
        await expect.poll(() => purses(page)).toEqual(['900', '0']);
        await page.locator('[data-spot="red"]').focus();
        await press(page, '1', 'Enter');
        expect(await purses(page)).toEqual(['899', '1']);
        await page.evaluate(`globalThis.ballNumber = ${String(seenNumber)}`);
        expect(await page.evaluate(spinOften, draw(15, 200))).toEqual([]);
        expect((await spoken(page)).match(/The wheel is spinning/g)?.length).toBeGreaterThan(5);
      });
    },
  );

  test(
    'by mouse: a place is lit under the pointer, a chip is dragged there, what cannot be bet is refused, and the last chip lost is told when all is settled',
    claims('CAS-4.2', 'CAS-4.3', 'CAS-4.17'),
    async () => {
      await withPage({ path, settings: instant, context: desk, rate: 1 }, async (page) => {
        await sitDown(page);
        const red = await pointOf(page, 6, 4.5);
        await page.mouse.move(...red);
        expect(await page.locator('.spot-name').innerText()).toBe('Red pays 1 to 1');
        expect(await page.locator('.board-art .lit').count()).toBe(18);
        const from = await chip(page, 100).boundingBox();
        if (from === null) throw new Error('There is no chip of 100.');
        await page.mouse.move(from.x + 20, from.y + 20);
        await page.mouse.down();
        await page.mouse.move(...(await pointOf(page, 2, 1)), { steps: 6 });
        expect(await page.locator('.dragged').count()).toBe(1);
        expect(await page.locator('.spot-name').innerText()).toBe('Corner 2, 3, 5, 6 pays 11 to 1');
        await page.mouse.up();
        expect(await purses(page)).toEqual(['900', '100']);
        expect(await spot(page, 'Corner 2, 3, 5, 6 pays 11 to 1, you have 100 chips there').count()).toBe(1);
        expect(await chip(page, 25).getAttribute('aria-pressed')).toBe('true');
        // A part of a chip is no amount: the last one that was stays.
        const field = page.getByRole('textbox', { name: /Any number/ });
        await field.fill('40');
        await field.fill('1.5');
        expect(await page.getByRole('alert').innerText()).toBe('You can only bet whole chips.');
        await field.blur();
        expect(await field.inputValue()).toBe('40');
        await page.mouse.click(...red);
        expect(await purses(page)).toEqual(['860', '140']);
        await field.fill('1500');
        await page.mouse.click(...red);
        expect(await page.locator('.bubble').innerText()).toBe('You have 860 chips left. Bet 860 or less.');
        expect(await purses(page)).toEqual(['860', '140']);
        await field.blur();
        await press(page, 'x');
        await field.fill('1000');
        await page.mouse.click(...(await pointOf(page, 8, 4.5)));
        expect(await purses(page)).toEqual(['0', '1,000']);
        await spot(page, 'Spin').and(page.locator('.lead')).click();
        await page.getByText('You have no chips left').first().waitFor();
        expect(await spoken(page)).toContain('1,000 on black loses.');
        expect(await axe(page)).toEqual([]);
      });
    },
  );

  test('on a phone a finger that presses and slides is told the bet, lifting lays it, and a swipe lays nothing', async () => {
    await withPage({ path, settings: instant, context: touch(360, 640) }, async (page) => {
      await sitDown(page);
      const client = await page.context().newCDPSession(page);
      const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]): Promise<void> => {
        await client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }] });
      };
      const start = await pointOf(page, 4.5, 1.5);
      const end = await pointOf(page, 4, 1);
      await send('touchStart', start);
      // A finger that rests so long presses; nothing but time tells it from a swipe.
      await page.waitForTimeout(300);
      expect(await page.locator('.spot-name > span').innerText()).toBe('Straight up 11 pays 35 to 1');
      await send('touchMove', [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
      await send('touchMove', end);
      await expect.poll(() => page.locator('.spot-name > span').innerText()).toBe('Corner 8, 9, 11, 12 pays 11 to 1');
      await page.locator('.spot-name .glass').waitFor();
      await picture(page, 'roulette-slide-360x640');
      await send('touchEnd');
      expect(await purses(page)).toEqual(['975', '25']);
      await send('touchStart', start);
      for (const step of [20, 50, 90, 130]) await send('touchMove', [start[0], start[1] - step]);
      await send('touchEnd');
      expect(await purses(page)).toEqual(['975', '25']);
    });
  });
});

test(
  'the rules tell every payout and what it brings, the bets are summed up, and calls lay several',
  claims('CAS-4.1', 'CAS-4.19', 'CAS-4.21'),
  async () => {
    await withPage({ path, settings: instant, context: desk }, async (page) => {
      await sitDown(page, 'French rules');
      expect(await page.locator('.hits [role="button"]').count()).toBe(157);
      await page.getByRole('button', { name: 'Rules' }).click();
      const rules = page.getByRole('dialog', { name: 'Roulette' });
      expect(await rules.getByRole('row').count()).toBe(13);
      expect(await rules.getByRole('row', { name: /Corner/ }).innerText()).toMatch(/8 to 1\s+−2\.70\s+−1\/37/);
      expect(await rules.getByRole('row', { name: /Red or black/ }).innerText()).toMatch(/1 to 1\s+−1\.35\s+−1\/74/);
      await settled(page);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Call bets' }).click();
      await settled(page);
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: /Tiers du cylindre/ }).click();
      expect(await purses(page)).toEqual(['850', '150']);
      await page.keyboard.press('c');
      await page.getByRole('button', { name: '17 and its neighbours' }).click();
      expect(await purses(page)).toEqual(['725', '275']);
      await page.getByRole('button', { name: 'Your bets' }).click();
      const bets = page.getByRole('dialog', { name: 'Your bets' });
      expect(await bets.getByRole('row').count()).toBe(12);
      expect(await bets.getByRole('row', { name: /Split 5, 8/ }).innerText()).toMatch(/25\s+17 to 1\s+425/);
      // One straight wins 875, and the other ten bets of 25 are lost.
      expect(await bets.innerText()).toMatch(/At best\s+\+625 on 2, 6, 17, 25, 34\s+At worst\s+−275 on 20 numbers/);
      await settled(page);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });
  },
);

// By day the table is walked through in the language with the longest words, in languages.browser.test.ts.
const germanWindows = [
  [1180, 820],
  [390, 844],
  [320, 568],
] as const;
test.each(isNight() ? germanWindows : [])('in German nothing is cut off and nothing lies over another at %i×%i', async (width, height) => {
  const settings = { ...instant, language: 'de' } as const;
  await withPage({ path, settings, context: { viewport: { width, height } } }, async (page) => {
    const look = async (name: string): Promise<void> => {
      await settled(page);
      expect(await layoutFaults(page), name).toEqual([]);
    };
    await page.getByRole('heading').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.roulette').waitFor();
    for (const id of ['23', '25/26/28/29', 'dozen-2', 'red', 'odd', '31-36'])
      await page.locator(`[data-spot="${id}"]`).dispatchEvent('click');
    await look('bets');
    for (const key of ['i', 'b', 'r', '?']) {
      await page.keyboard.press(key);
      await look(key);
      if (key !== 'i') await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Space');
    await result(page).waitFor();
    await look('result');
    expect(await spoken(page)).toContain('25 auf die 23: 875 gewonnen.');
    expect(await page.locator('.traits').innerText()).toBe('Rot, Ungerade, Passe');
  });
});

test('the wheel and the board in every window', claims('CAS-4.1'), async () => {
  await withPage({ path, settings: instant }, async (page) => {
    const look = (name: string): Promise<void> => lookAt(page, `roulette-${name}`);
    await sitDown(page);
    expect(await page.locator('.wheel .rotor text').count()).toBe(37);
    expect(await page.locator('.hits [role="button"]').count()).toBe(156);
    await look('empty');
    for (const [x, y] of [
      [6.5, 1.5],
      [4, 1.5],
      [2, 1],
      [5.5, 0],
      [12, 0],
      [6, 4.5],
    ] as const) {
      await page.mouse.click(...(await pointOf(page, x, y)));
    }
    // In every window of the day's tests already.
    if (isNight() || process.env['PICTURES'] === '1') await look('bets');
    expect(await axe(page)).toEqual([]);
    await page.mouse.move(2, 2);
    await page.keyboard.press('Space');
    await result(page).waitFor();
    await page.keyboard.press('i');
    await look('result');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Space');
    expect(await page.locator('.bubble').innerText()).toContain('There are no bets on the board.');
    await look('refused');
  });
});

describe('one board for several', () => {
  const phone = [360, 640] as const;
  const pad = [1180, 820] as const;
  /** Where the board lies, on a phone and in a large window. */
  const boards = async (page: Page): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const [width, height] of [phone, pad]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
      found.push(await page.locator('.board').evaluate((board) => JSON.stringify(board.getBoundingClientRect())));
    }
    return found;
  };

  test('everybody’s chips lie on it, and its size stays the same in a round', async () => {
    await withPage({ path, settings: instant, context: desk }, async (page) => {
      await sitDown(page, 'Up to seven players');
      await page.getByRole('list', { name: 'At the board' }).or(page.locator('.board')).first().waitFor();
      const before = await boards(page);
      await spot(page, /^Straight up 17 /).dispatchEvent('click');
      await page.locator('.laid[data-on="17"] .seat-chip').waitFor();
      expect(await boards(page)).toEqual(before);
      await page.getByRole('button', { name: 'Done' }).click();
      const next = page.getByRole('button', { name: 'Ready' });
      await next.waitFor();
      expect(await boards(page)).toEqual(before);
      expect(await page.locator('.others-won > span').count()).toBe(3);
      const told = await spoken(page);
      expect(told).toContain('You bet 25 on 17.');
      expect(told.match(/^(?!You)\S+ (?:bets|makes) /gm)).toHaveLength(3);
      expect(told.match(/^(?:You|\S+) (?:wins?|loses?|breaks?) /gm)?.length).toBeGreaterThanOrEqual(4);
      expect(await axe(page)).toEqual([]);
      await lookAt(page, 'roulette-shared');
      await next.click();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    });
  });

  test('who keeps the bank is named, and more than a seat may lay is refused', async () => {
    await withPage({ path, settings: instant, context: desk }, async (page) => {
      await sitDown(page, 'A player keeps the bank');
      await expect.poll(() => page.getByRole('list', { name: 'At the board' }).innerText()).toContain('the bank');
      await page.getByRole('button', { name: 'Bet 500 chips' }).click();
      for (const name of [/^Straight up 17 /, /^Straight up 20 /]) await spot(page, name).dispatchEvent('click');
      await expect.poll(() => spoken(page)).toContain('You can have at most 500 chips on the board in a spin.');
    });
  });
});
