/**
 * The six tables for those who use no mouse, see no screen, zoom in, want no movement, or have colours of their own. Whoever uses no mouse
 * and whoever sees no screen play a whole round, from the seat to the sentence that tells how it went.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../scripts/draw.ts';
import { layoutFaults } from './layout.ts';
import { axe, instant, type Opening, withPage } from './page.ts';
import { atOnce, byName, byTree, type Manner, manners, type Press, playRound } from './reader.ts';

// A hand of Hearts has thirteen tricks: a machine that is busy with other things takes its time for them.
const patience = { timeout: 150_000 };

const open = ({ game, seed }: Manner, context: Opening['context'] = {}, settings: unknown = instant): Opening => ({
  path: `#/${game}?seed=${seed}`,
  settings,
  context: { viewport: { width: 1180, height: 820 }, ...context },
});

/** By day every table is played in two of these ways, by night in all. */
const WAYS = ['by key', 'zoomed in', 'by tree', 'still', 'zoomed in more', 'in forced colours'] as const;
const playedBy = (way: (typeof WAYS)[number]): readonly Manner[] => manners.filter((_, table) => inTurn(WAYS, table, 2).includes(way));

// --- by key ---------------------------------------------------------------------------------------------------------

/** What has had the focus, one after another, and what was wrong with the way that was shown. */
interface FocusLog {
  readonly names: string[];
  readonly faults: string[];
}

/** What had the focus after each Tab since this was asked before. It runs in the page. */
const focusSince = (): FocusLog => {
  const place = globalThis as { focusLog?: FocusLog };
  const note = ({ names, faults }: FocusLog, found: Element | null): void => {
    if (found === null || found === document.body) return void names.push('');
    const name = found.ariaLabel ?? found.textContent?.trim() ?? '';
    // A radio button is drawn by its label, and a place on the board by the light on it.
    const isRinged = [found, found.closest('label')].some((one) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
    });
    const isLit = found.closest('.hits') !== null && document.querySelector('.board-art .lit') !== null;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    names.push(name);
    if (!isRinged && !isLit) faults.push(`no ring on ${name}`);
    if (!isInside) faults.push(`${name} is out of sight`);
  };
  if (place.focusLog === undefined)
    addEventListener('keyup', ({ key }) => {
      if (key === 'Tab' && place.focusLog !== undefined) note(place.focusLog, document.activeElement);
    });
  const log = place.focusLog ?? { names: [], faults: [] };
  place.focusLog = { names: [], faults: [] };
  return log;
};

/** How often Tab is pressed before anybody looks where that has led: a look costs more than the keys before it. */
const STRIDE = 6;

/** Walks with Tab until this has the focus, and presses it; gives up where it has gone meanwhile. At each step the focus can be seen. */
const byKey: Press = async (page, name, { alike }) => {
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await page.evaluate(focusSince);
  for (let steps = 0; steps < 50; steps += STRIDE) {
    await press('Tab', STRIDE);
    const { names, faults } = await page.evaluate(focusSince);
    expect(faults).toEqual([]);
    const isMeant = (here = ''): boolean => here === name || alike?.test(here) === true;
    const back = names.toReversed().findIndex(isMeant);
    if (back < 0) continue;
    await press('Shift+Tab', back);
    // The others go on playing meanwhile: whoever presses looks first whether this is still what was meant.
    if (back > 0 && !isMeant((await page.evaluate(focusSince)).names.at(-1))) continue;
    await press('Enter', 1);
    return;
  }
};

describe('a whole round by keyboard alone, with the focus in sight', () => {
  test.each(playedBy('by key'))('of $game', patience, async (manner) => {
    await withPage(open(manner), async (page) => {
      const log = await playRound(page, manner, { press: byKey });
      expect(log).toContainEqual(expect.stringMatching(manner.told));
    });
  });
});

describe('a whole round by the accessibility tree alone, told in the live log', () => {
  test.each(playedBy('by tree'))('of $game', patience, async (manner) => {
    await withPage(open(manner), async (page) => {
      const log = await playRound(page, manner, { press: byName, read: byTree });
      expect(log).toContainEqual(expect.stringMatching(manner.told));
    });
  });
});

// --- zoomed in ------------------------------------------------------------------------------------------------------

/** What cannot be reached in this window, even by scrolling. It runs in the page. */
const outOfReach = (): readonly string[] => {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen') === null;
  const wide = [...document.querySelectorAll('html, body, main, .felt, .sit-down, .actions')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
  );
  const lost = [...document.querySelectorAll('button, input, summary, .card, .tag, .result, .say')].filter(isSeen).filter((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || bottom < 4 || top > innerHeight - 4;
  });
  // A button that lies under another thing wherever one taps it is no button.
  const covered = [...document.querySelectorAll('main button')].filter(isSeen).filter((button) => {
    button.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const points = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.04, 0.1, 0.2, 0.35, 0.5, 0.8].map((down) => [left + width * across, top + height * down]),
    );
    return !points.some(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
  });
  const label = (element: Element): string => `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`;
  return [
    ...wide.map((element) => `scrolls sideways: ${label(element).slice(0, 40)}`),
    ...lost.map((element) => `out of reach: ${label(element)}`),
    ...covered.map((element) => `covered: ${label(element)}`),
  ];
};

describe.each([
  { width: 1180, height: 820, way: 'zoomed in' },
  { width: 1280, height: 1024, way: 'zoomed in more' },
] as const)('at 200 percent in a window of $width×$height nothing is cut off, and everything is in reach', ({ width, height, way }) => {
  const context = { viewport: { width: width / 2, height: height / 2 }, deviceScaleFactor: 2 };
  test('on the floor, and in its sheets', async () => {
    await withPage({ settings: instant, context }, async (page) => {
      for (const place of ['', 'statistics', 'check', 'good-night']) {
        await page.goto(`${page.url().split('#')[0]}#/${place}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.evaluate(outOfReach), place).toEqual([]);
      }
    });
  });
  test.each(playedBy(way))('at $game', patience, async (manner) => {
    await withPage(open(manner, context), async (page) => {
      const look = async (): Promise<void> => {
        // A card may still be on its way to its place.
        await expect.poll(() => page.evaluate(outOfReach)).toEqual([]);
        const faults = async () => (await layoutFaults(page)).filter((fault) => !fault.startsWith('cut off'));
        await expect.poll(faults).toEqual([]);
      };
      await playRound(page, manner, { press: atOnce, look, presses: 8 });
    });
  });
});

// --- without movement -----------------------------------------------------------------------------------------------

/** Writes down every movement that takes longer than a short fade, in every frame from now on. It runs in the page. */
const watchMovement = (): void => {
  const seen = new Set<string>();
  const note = (): void => {
    for (const { effect } of document.getAnimations()) {
      const { duration, iterations } = effect?.getTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      if (Number(duration) > 120 || Number(iterations) > 1) seen.add(`${target?.className}: ${duration} ms, ${iterations} times`);
    }
    requestAnimationFrame(note);
  };
  note();
  Object.assign(globalThis, { longMovements: () => [...seen] });
};

describe('with reduced motion nothing moves for longer than a short fade', () => {
  // At the usual speed a round is mostly pauses: they wait together.
  test.concurrent.each(playedBy('still'))('at $game', patience, async (manner) => {
    // At the usual speed: at instant speed there would be nothing to be reduced.
    await withPage(open(manner, { reducedMotion: 'reduce' }, {}), async (page) => {
      await page.evaluate(watchMovement);
      await playRound(page, manner, { press: atOnce, presses: 8 });
      expect(await page.evaluate('longMovements()')).toEqual([]);
    });
  });
});

// --- forced colours -------------------------------------------------------------------------------------------------

/** What cannot be told from its ground: buttons without an edge, cards without one. It runs in the page. */
const edgeless = (): readonly string[] =>
  [...document.querySelectorAll('button, .card, .any, .presets label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, width } = getComputedStyle(element);
      return Number.parseFloat(width) === 0 || borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
    })
    .map((element) => `${element.className.toString()} ${element.getAttribute('aria-label') ?? element.textContent}`);

/** What axe finds but contrast: it knows the page's colours, and not those that the system puts in their place. */
const axeForced = async (page: Page): Promise<readonly string[]> =>
  (await axe(page)).filter((fault) => !fault.startsWith('color-contrast'));

describe('with forced colours buttons and cards have an edge, the focus a ring, and axe finds nothing', () => {
  test.each(playedBy('in forced colours'))('at $game', patience, async (manner) => {
    await withPage(open(manner, { forcedColors: 'active' }), async (page) => {
      let looks = 0;
      const look = async (): Promise<void> => {
        expect(await page.evaluate(edgeless)).toEqual([]);
        // The seat, the first two screens after it, and the end.
        if (looks < 3) expect(await axeForced(page)).toEqual([]);
        looks += 1;
      };
      await playRound(page, manner, { press: byKey, look, presses: 8 });
      expect(await axeForced(page)).toEqual([]);
    });
  });
});

test('at Hold’em the dealer is called dealer, an empty board says so, bets name their owner, and the slider its amount', async () => {
  const tournament = { path: '#/holdem?seed=f1a7', settings: instant };
  await withPage(tournament, async (page) => {
    await page.getByRole('radio', { name: /Tournament/ }).check();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.he-board').waitFor();
    expect(await page.locator('.he-board').ariaSnapshot()).toContain('No cards on the board yet.');
    const dealer = page.locator('.he-puck');
    await dealer.waitFor();
    expect(await dealer.ariaSnapshot()).toMatch(/dealer/);
    expect(await dealer.ariaSnapshot()).not.toMatch(/\bD\b/);
    const wagers = page.locator('.he-wager:has(.bet)');
    await wagers.first().waitFor();
    for (const wager of await wagers.all()) expect(await wager.ariaSnapshot()).toMatch(/(Your|\w+’s) bet:[\s\S]*\d/);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^[\d,]+ chips$/);
  });
});
