/**
 * Taps that mean what they say. A hand is faster than a table: a second tap may find another question where the first one was
 * answered. So every tap and every key is judged here before anybody hears of it. Pure but for `listenForTaps`.
 *
 * - While something is shown a tap skips it, and never does anything else.
 * - After the question on the table has changed, taps on it are ignored for a moment.
 * - Taps in quick succession at one place belong to what was meant there when the first of them came.
 */

/** How long nobody can have meant what has just appeared, in milliseconds. */
export const SETTLES = 350;
/** Taps closer together than this, at one place, are one burst. */
export const BURST = 500;
/** How far apart two taps of a finger at one place may be, in pixels. */
const NEAR = 40;

/** What a tap is for: the question on the table, something that lies over it, or a tool that means the same at any time. */
export type TapAim = 'table' | 'dialog' | 'tool';

/** A tap, or a key. */
export interface Tap {
  readonly at: number;
  /** What it meets, by its name: "Hit", "Add 25 chips", or the key. */
  readonly name: string;
  /** Where on the screen; a key has a place of its own, by its name or by what has the focus. */
  readonly place: { readonly x: number; readonly y: number } | string;
  readonly aim: TapAim;
}

/** What becomes of it. */
export type TapVerdict = 'act' | 'skip' | 'ignore';

const isNear = (one: Tap['place'], other: Tap['place']): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;

/** Somebody who judges taps. */
export interface TapFilter {
  /** Another question is on the table from now on. */
  changed(at: number): void;
  /** Something has been laid over the table. */
  opened(at: number): void;
  /** Whether something is being shown. */
  setShowing(isShowing: boolean): void;
  /** Which question is asked now: a number that grows. */
  question(): number;
  judge(tap: Tap): TapVerdict;
}

/** A judge for one page. */
export const makeTapFilter = (): TapFilter => {
  let question = 0;
  const since = { table: Number.NEGATIVE_INFINITY, dialog: Number.NEGATIVE_INFINITY, tool: Number.NEGATIVE_INFINITY };
  let isShowing = false;
  /** The burst of taps that may still go on: what it meant at first, and its latest tap. */
  let burst: { readonly meant: string; readonly last: Tap } | undefined;
  return {
    changed: (at) => {
      question += 1;
      since.table = at;
    },
    opened: (at) => {
      since.dialog = at;
    },
    setShowing: (now) => {
      isShowing = now;
    },
    question: () => question,
    judge: (tap) => {
      const means = tap.aim === 'table' ? `${question} ${isShowing} ${tap.name}` : tap.name;
      const before = burst !== undefined && tap.at - burst.last.at < BURST && isNear(burst.last.place, tap.place) ? burst : undefined;
      const meant = before?.meant ?? means;
      burst = { meant, last: tap };
      if (tap.aim === 'table' && isShowing) return 'skip';
      if (meant !== means) return 'ignore';
      return before === undefined && tap.at - since[tap.aim] < SETTLES ? 'ignore' : 'act';
    },
  };
};

/** The judge of this page. */
export const taps: TapFilter = makeTapFilter();

let skipShown = (): void => undefined;

/** Says how what is shown is skipped, until the answer is called. */
export const skipBy = (skip: () => void): (() => void) => {
  skipShown = skip;
  return () => {
    if (skipShown === skip) skipShown = () => undefined;
  };
};

/** What can be tapped, and what of it answers the table: all but the tools in its bar. */
const TAPPED = 'label, button, a, summary, input, [role="button"]';
const ANSWERS = '.table .felt, .table .actions';
/** Keys that mean the same whatever is asked: mute, settings, the keys, the way out. */
const TOOL_KEYS: readonly string[] = ['m', ',', '?', 'q'];

const aimOf = (element: Element | null): TapAim => {
  if (element === null) return 'tool';
  if (element.closest('dialog') !== null) return 'dialog';
  return element.closest(ANSWERS) === null ? 'tool' : 'table';
};

/** A card and a spot of a board stay what they are, whatever is said of them now; anything else is what it says. */
const named = (element: Element | null): string => {
  if (element === null) return '';
  const lasting = element.getAttribute('data-card') ?? element.getAttribute('data-spot');
  return lasting ?? element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
};

/** A tap as an event tells of it. Without a pointer, as from a key or a screen reader, its place is whatever has the focus. */
const tapOf = ({ target, clientX, clientY, timeStamp, detail }: MouseEvent, isPointer = detail > 0): Tap => {
  const element = target instanceof Element ? target : null;
  const met = element?.closest(TAPPED) ?? element?.closest('dialog') ?? null;
  return {
    at: timeStamp,
    name: named(met),
    place: isPointer ? { x: clientX, y: clientY } : 'focus',
    aim: aimOf(element),
  };
};

/** Whether a pointer that is lifted may do something where it is: for what listens to pointers and not to clicks. */
export const isIntended = (event: PointerEvent): boolean => taps.judge(tapOf(event, true)) === 'act';

/** Whether a key may do what it does. While something is shown it may: then it can only skip. */
export const isKeyIntended = ({ key, timeStamp }: KeyboardEvent): boolean => {
  const name = key.toLowerCase();
  return taps.judge({ at: timeStamp, name, place: `key ${name}`, aim: TOOL_KEYS.includes(name) ? 'tool' : 'table' }) !== 'ignore';
};

/** Listens before anybody else does. A press that began under an earlier question does not count. */
export const listenForTaps = (): void => {
  let pressed: number | undefined;
  const press = (): void => {
    pressed = taps.question();
  };
  const tap = (event: MouseEvent): void => {
    const made = tapOf(event);
    const verdict = taps.judge(made);
    const isLate = made.aim === 'table' && pressed !== undefined && pressed !== taps.question();
    pressed = undefined;
    if (verdict === 'act' && !isLate) return;
    event.stopPropagation();
    event.preventDefault();
    if (verdict === 'skip') skipShown();
  };
  addEventListener('pointerdown', press, { capture: true, passive: true });
  addEventListener('click', tap, { capture: true });
};
