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
export type Input = (Gesture & { readonly kind: 'target' | 'anywhere' | 'drag' }) | (Gesture & { readonly kind: 'key'; readonly key: Key });

/** The one of a list that luck points to. */
export const pick = <A>(list: readonly A[], luck: number): A | undefined => list[Math.floor(luck * list.length)];

/** A key as the browser is told of it: its name, its number, and what it writes. */
type Key = readonly [key: string, code: number, text?: string];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'].map((letter): Key => [letter, letter.toUpperCase().charCodeAt(0), letter]);
const DIGITS = [...'0123456789'].map((digit): Key => [digit, digit.charCodeAt(0), digit]);
const SIGNS: readonly Key[] = [
  [',', 188, ','],
  ['?', 191, '?'],
  ['.', 190, '.'],
  ['-', 189, '-'],
  ['A', 65, 'A'],
  ['é', 0, 'é'],
];
const ARROWS: readonly Key[] = [
  ['ArrowLeft', 37],
  ['ArrowUp', 38],
  ['ArrowRight', 39],
  ['ArrowDown', 40],
];
const OTHERS: readonly Key[] = [
  ['Tab', 9],
  ['Tab', 9],
  ['Backspace', 8],
  ['Delete', 46],
  ['Home', 36],
  ['End', 35],
  ['PageDown', 34],
];
const ENTER: Key = ['Enter', 13, '\r'];
const ROADS: readonly Key[] = [ENTER, [' ', 32, ' '], ['Escape', 27]];
/** Enter, Space and Escape go furthest. */
const KEYS = [...LETTERS, ...DIGITS, ...SIGNS, ...ARROWS, ...OTHERS, ...ROADS, ...ROADS, ...ROADS, ...ROADS, ...ROADS];

/** Lehmer's generator: numbers from 0 to 1, the same for the same seed. */
export const chanceFrom = (seed: number): (() => number) => {
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
    if (kind < 0.45) return { ...gesture, kind: 'key', key: pick(KEYS, gesture.luck) ?? ENTER };
    return { ...gesture, kind: kind < 0.8 ? 'target' : kind < 0.92 ? 'anywhere' : 'drag' };
  });
};

/** The middle of everything on the page that may have the focus and can be seen; of what leads on, three times. It runs in the page. */
export const aims = (): readonly Point[] =>
  [...document.querySelectorAll('button, a[href], input, summary, label, [tabindex]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = width > 0 && height > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    return isSeen && element.contains(document.elementFromPoint(x, y))
      ? Array<Point>(element.matches('.do:not(.off)') ? 3 : 1).fill({ x, y })
      : [];
  });

/** What a monkey plays a page with. An input is given to the browser and not waited for: the next one follows on its heels. */
export interface Hands {
  press(key: Key): Promise<unknown>;
  tap(at: Point): Promise<unknown>;
  drag(from: Point, to: Point): Promise<unknown>;
}

const pressWith =
  (session: CDPSession) =>
  ([key, windowsVirtualKeyCode, text]: Key): Promise<unknown> => {
    const about = { key, windowsVirtualKeyCode, ...(key === ' ' ? { code: 'Space' } : {}) };
    return Promise.all([
      session.send('Input.dispatchKeyEvent', {
        ...about,
        type: text === undefined ? 'rawKeyDown' : 'keyDown',
        ...(text === undefined ? {} : { text }),
      }),
      session.send('Input.dispatchKeyEvent', { ...about, type: 'keyUp' }),
    ]);
  };

const between = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

const mouseOf = (session: CDPSession): Pick<Hands, 'tap' | 'drag'> => {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 });
  return {
    tap: (at) => Promise.all([mouse('mousePressed', at), mouse('mouseReleased', at)]),
    drag: (from, to) =>
      Promise.all([
        mouse('mousePressed', from),
        mouse('mouseMoved', between(from, to)),
        mouse('mouseMoved', to),
        mouse('mouseReleased', to),
      ]),
  };
};

const fingersOf = (session: CDPSession): Pick<Hands, 'tap' | 'drag'> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    tap: (at) => Promise.all([touch('touchStart', at), touch('touchEnd')]),
    drag: (from, to) =>
      Promise.all([touch('touchStart', from), touch('touchMove', between(from, to)), touch('touchMove', to), touch('touchEnd')]),
  };
};

/** Hands on a page: fingers, or a mouse. */
export const handsOn = async (page: Page, byTouch: boolean): Promise<Hands> => {
  const session = await page.context().newCDPSession(page);
  return { press: pressWith(session), ...(byTouch ? fingersOf(session) : mouseOf(session)) };
};
