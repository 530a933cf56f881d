/**
 * What begins to move with one drawing is set off together: first every place is read, then everything is moved. A browser that is asked
 * for a place after something was set moving works the whole page out again, once for each card that is dealt.
 */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { later } from './clock.ts';
import { animate, type Motion } from './motion.ts';
import { usePace } from './pace.ts';

/** Something that is about to move. */
interface Due {
  readonly element: Element;
  /** How, from where it is; undefined when it stays where it is. It may read other places, and moves nothing. */
  motionFrom(here: DOMRectReadOnly): Motion | undefined;
  onLanded?(): void;
}

/** What is to be done when a movement has come to its end, and has not been done yet. */
const ends = new WeakMap<Animation, () => void>();

const end = (moving: Animation): void => {
  const act = ends.get(moving);
  ends.delete(moving);
  act?.();
};

/** What has come to its end in this frame: what follows from all of it is drawn once, not once for each card. */
let landed: readonly Animation[] = [];

const endAll = (): void => {
  const now = landed;
  landed = [];
  for (const moving of now) end(moving);
};

/** Moves an element, and does something when it is there, once: also when it is skipped. */
export const moveThen = (element: Element, motion: Motion, act: () => void): void => {
  const moving = animate(element, motion);
  ends.set(moving, act);
  moving.onfinish = () => {
    landed = [...landed, moving];
    if (landed.length === 1) later(0, endAll);
  };
};

let due: readonly Due[] = [];

const begin = (): void => {
  const now = due;
  due = [];
  const motions = now.map(({ element, motionFrom }) => motionFrom(element.getBoundingClientRect()));
  for (const [place, { element, onLanded }] of now.entries()) {
    const motion = motions[place];
    if (motion !== undefined) moveThen(element, motion, () => onLanded?.());
  }
};

/** Sets something off as soon as all that is drawn with it stands, and before any of it is seen. */
const setOff = (one: Due): void => {
  due = [...due, one];
  if (due.length === 1) queueMicrotask(begin);
};

/** What follows from what: a card lands, and then it is turned. */
const MOST_STAGES = 3;

/**
 * Ends every movement under an element at once, also what is about to begin and what follows from it: the state was settled before
 * anything moved.
 */
export const settle = (element: Element): void => {
  for (let stage = 0; stage < MOST_STAGES; stage += 1) {
    begin();
    const moving = element.getAnimations({ subtree: true });
    if (moving.length === 0) return;
    flushSync(() => {
      for (const one of moving) {
        one.finish();
        end(one);
      }
    });
  }
};

/** How an element moves: from its place as it is drawn, at a pace. */
type MotionOf = (element: Element, here: DOMRectReadOnly, pace: number) => Motion | undefined;

interface MovedOptions {
  /** It moves when it is drawn first, and whenever this is another one. */
  readonly when?: unknown;
  onLanded?(): void;
}

/** The reference of an element that moves when it is drawn. */
export const useMoved = <Moved extends Element>(motionOf: MotionOf, { when, onLanded }: MovedOptions = {}): RefObject<Moved | null> => {
  const pace = usePace();
  const moved = useRef<Moved>(null);
  const go = useEffectEvent(() => {
    const element = moved.current;
    if (element !== null) setOff({ element, motionFrom: (here) => motionOf(element, here, pace), ...(onLanded && { onLanded }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks says when it moves again
  useLayoutEffect(() => go(), [when]);
  return moved;
};
