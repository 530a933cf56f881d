/** Aiming at a bet: with a pointer that hovers, with a finger that presses and slides, or with a chip that is dragged. */
import type { Rules, Spot } from '@baize/games/roulette';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { later } from '../../kit/clock.ts';
import { isIntended } from '../../kit/taps.ts';
import { type Layout, spotUnder } from './layout.ts';

/** After this many milliseconds a finger on a board that scrolls means to aim, and not to scroll. */
const HOLD = 180;

/** What is aimed at, and with what. */
export interface Aim {
  readonly spot: Spot;
  /** A finger hides what it points at, so it is shown beside it. */
  readonly by: 'pointer' | 'finger' | 'key';
}

/** What the board tells of being aimed at. */
export interface Aiming {
  readonly board: RefObject<SVGSVGElement | null>;
  readonly aim: Aim | undefined;
  setAim(aim: Aim | undefined): void;
  /** The bet at a place of the screen. */
  spotAt(x: number, y: number): Spot | undefined;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onPointerLeave(event: PointerEvent): void;
  };
}

/** Keeps a board that scrolls from scrolling under a finger that has begun to aim. */
const useStillness = (board: RefObject<SVGSVGElement | null>, isHeld: RefObject<boolean>): void => {
  useEffect(() => {
    const element = board.current;
    const keep = (event: TouchEvent): void => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, [board, isHeld]);
};

/** Aims at the bets of a table; lifting the pointer lays what is chosen there. */
export const useAim = (rules: Rules, layout: Layout, isOpen: boolean, onLay: (spot: Spot) => void): Aiming => {
  const board = useRef<SVGSVGElement>(null);
  const isHeld = useRef(false);
  const endPress = useRef((): void => undefined);
  const isDown = useRef(false);
  const [aim, setAim] = useState<Aim>();
  useStillness(board, isHeld);

  const spotAt = (x: number, y: number): Spot | undefined => {
    const frame = board.current?.getBoundingClientRect();
    return frame === undefined ? undefined : spotUnder(rules, layout, frame, { x, y });
  };
  const look = ({ clientX, clientY, pointerType }: PointerEvent): Spot | undefined => {
    const spot = isOpen ? spotAt(clientX, clientY) : undefined;
    setAim(spot === undefined ? undefined : { spot, by: pointerType === 'touch' ? 'finger' : 'pointer' });
    return spot;
  };
  const release = (): void => {
    endPress.current();
    isHeld.current = false;
    isDown.current = false;
  };
  return {
    board,
    aim,
    setAim,
    spotAt,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        isDown.current = true;
        endPress.current = later(HOLD, () => {
          isHeld.current = true;
        });
        look(event);
      },
      onPointerMove: (event) => {
        if (event.isPrimary && (isDown.current || event.pointerType !== 'touch')) look(event);
      },
      onPointerUp: (event) => {
        const spot = isDown.current && event.button === 0 && isIntended(event.nativeEvent) ? look(event) : undefined;
        release();
        if (spot !== undefined) onLay(spot);
        if (event.pointerType === 'touch') setAim(undefined);
      },
      // The browser has taken the finger for scrolling.
      onPointerCancel: () => {
        release();
        setAim(undefined);
      },
      onPointerLeave: (event) => {
        // What is let go elsewhere is not laid here.
        if (event.pointerType !== 'touch') release();
        if (event.pointerType !== 'touch') setAim(undefined);
      },
    },
  };
};
