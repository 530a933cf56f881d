/**
 * The six tables for those who use no mouse, see no screen, zoom in, want no movement, or have colours of their own. Every test plays
 * a whole round by what the accessibility tree says, from the seat to the sentence that tells how it went.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { layoutFaults } from './layout.ts';
import { axe, instant, type Opening, withPage } from './page.ts';
import { byName, type Manner, manners, type Press, playRound } from './reader.ts';

// A hand of Hearts has thirteen tricks: a machine that is busy with other things takes its time for them.
const patience = { timeout: 150_000 };

const open = ({ game, seed }: Manner, context: Opening['context'] = {}, settings: unknown = instant): Opening => ({
  path: `#/${game}?seed=${seed}`,
  settings,
  context: { viewport: { width: 1180, height: 820 }, ...context },
});

// --- by key ---------------------------------------------------------------------------------------------------------

/** What has the focus, and what is wrong with the way that is shown. It runs in the page. */
const focused = (): { readonly name: string; readonly fault: string } => {
  const found = document.activeElement;
  if (found === null || found === document.body) return { name: '', fault: '' };
  const name = found.getAttribute('aria-label') ?? (found.textContent ?? '').trim();
  // A radio button is drawn by its label, and a place on the board by the light on it.
  const isRinged = [found, found.closest('label')].some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
  });
  const isLit = found.closest('.hits') !== null && document.querySelector('.board-art .lit') !== null;
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return { name, fault: [isRinged || isLit ? '' : `no ring on ${name}`, isInside ? '' : `${name} is out of sight`].join('') };
};

/** Walks with Tab until this has the focus, and presses it; gives up where it has gone meanwhile. At each step the focus can be seen. */
const byKey: Press = async (page, name, { alike }) => {
  for (let steps = 0; steps < 50; steps += 1) {
    const { name: here, fault } = await page.evaluate(focused);
    expect(fault).toBe('');
    if (here === name || alike?.test(here)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
};

describe('a whole round by keyboard alone, with the focus in sight', () => {
  test.each(manners)('of $game', patience, async (manner) => {
    await withPage(open(manner), async (page) => {
      const log = await playRound(page, manner, { press: byKey });
      expect(log).toContainEqual(expect.stringMatching(manner.told));
    });
  });
});

describe('a whole round by the accessibility tree alone, told in the live log', () => {
  test.each(manners)('of $game', patience, async (manner) => {
    await withPage(open(manner), async (page) => {
      const log = await playRound(page, manner, { press: byName });
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
  { width: 1180, height: 820, isMine: (place: number) => place % 2 === 0 },
  { width: 1280, height: 1024, isMine: (place: number) => place % 2 === 1 },
])('at 200 percent in a window of $width×$height nothing is cut off, and everything is in reach', ({ width, height, isMine }) => {
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
  // Every second table here, the others in the other window: the walk through all windows meets every table anyway.
  const mine = manners.filter((_, place) => isMine(place));
  test.each(mine)('at $game', patience, async (manner) => {
    await withPage(open(manner, context), async (page) => {
      const look = async (): Promise<void> => {
        // A card may still be on its way to its place.
        await expect.poll(() => page.evaluate(outOfReach), { timeout: 2000 }).toEqual([]);
        const faults = async () => (await layoutFaults(page)).filter((fault) => !fault.startsWith('cut off'));
        await expect.poll(faults, { timeout: 2000 }).toEqual([]);
      };
      await playRound(page, manner, { press: byName, look, presses: 8 });
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
  test.concurrent.each(manners)('at $game', patience, async (manner) => {
    // At the usual speed: at instant speed there would be nothing to be reduced.
    await withPage(open(manner, { reducedMotion: 'reduce' }, {}), async (page) => {
      await page.evaluate(watchMovement);
      await playRound(page, manner, { press: byName, presses: 8 });
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
  test.each(manners)('at $game', patience, async (manner) => {
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
