/** What a monkey does with its hands: a list of inputs that follows from a seed, and how a page is given them. */
import type { CDPSession, Page } from 'playwright-core';

/** A place on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Gesture {
  /** Anywhere on the screen. */
  readonly at: Point;
  /** Chooses among what can be aimed at, from 0 to 1. */
  readonly luck: number;
}

/** One input. A target is whatever may have the focus, a drag begins at one. */
export type Input =
  | (Gesture & { readonly kind: 'target' | 'anywhere' | 'drag' })
  | (Gesture & { readonly kind: 'key'; readonly key: string });

/** The one of a list that luck points to. */
export const pick = <A>(list: readonly A[], luck: number): A | undefined => list[Math.floor(luck * list.length)];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const OTHERS = ['Tab', 'Shift+Tab', 'Backspace', 'Delete', 'Home', 'End', 'PageDown', ',', '?', '.', '-', 'Shift+A', 'é'];
/** Enter, Space and Escape go furthest. */
const KEYS = [...LETTERS, ...DIGITS, ...ARROWS, ...OTHERS, ...['Enter', 'Space', 'Escape'].flatMap((key) => Array<string>(5).fill(key))];

/** Lehmer's generator: numbers from 0 to 1, the same for the same seed. */
const chanceFrom = (seed: number): (() => number) => {
  const most = 2 ** 31 - 1;
  let state = (seed % (most - 1)) + 1;
  const next = (): number => {
    state = (state * 48_271) % most;
    return state / most;
  };
  // Small seeds begin alike.
  for (let turn = 0; turn < 5; turn += 1) next();
  return next;
};

/** So many inputs for a screen of this size. */
export const inputsOf = (seed: number, count: number, screen: Point): readonly Input[] => {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => {
    const gesture = { at: { x: chance() * screen.x, y: chance() * screen.y }, luck: chance() };
    const kind = chance();
    if (kind < 0.45) return { ...gesture, kind: 'key', key: pick(KEYS, gesture.luck) ?? 'Enter' };
    return { ...gesture, kind: kind < 0.8 ? 'target' : kind < 0.92 ? 'anywhere' : 'drag' };
  });
};

/** The middle of everything on the page that may have the focus and can be seen. It runs in the page. */
export const aims = (): readonly Point[] =>
  [...document.querySelectorAll('button, a[href], input, summary, label, [tabindex]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = width > 0 && height > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    return isSeen && element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
  });

/** Fingers or a mouse. */
export interface Hands {
  tap(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
}

const mouseOf = ({ mouse }: Page): Hands => ({
  tap: ({ x, y }) => mouse.click(x, y),
  drag: async (from, to) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 3 });
    await mouse.up();
  },
});

const fingersOf = ({ touchscreen }: Page, session: CDPSession): Hands => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    tap: ({ x, y }) => touchscreen.tap(x, y),
    drag: async (from, to) => {
      await touch('touchStart', [from]);
      await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
      await touch('touchMove', [to]);
      await touch('touchEnd', []);
    },
  };
};

/** The hands with which a page is played. */
export const handsOf = async (page: Page, byTouch: boolean): Promise<Hands> =>
  byTouch ? fingersOf(page, await page.context().newCDPSession(page)) : mouseOf(page);
