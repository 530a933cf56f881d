/** Dragging a card of the hand onto the table. It is moved by hand, without drawing anything again, and let go it flies from there. */
import { type PointerEvent, useRef } from 'react';
import { isIntended } from '../../kit/taps.ts';

/** How far a card is moved, in pixels, before it is dragged and no longer tapped. */
const SLOP = 10;
/** How far up it is dragged, in pixels, to be meant for the table. */
const UP = 56;

/** The handlers of a card's button, and whether its last press was a drag. */
export const useCardDrag = (onDrop: (from: DOMRectReadOnly) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const wasDragged = useRef(false);
  const cardOf = ({ currentTarget }: PointerEvent<HTMLElement>): HTMLElement | null => currentTarget.querySelector<HTMLElement>('.slot');
  const rest = (event: PointerEvent<HTMLElement>): void => {
    from.current = undefined;
    const card = cardOf(event);
    card?.classList.remove('dragged');
    card?.style.removeProperty('translate');
  };
  return {
    wasDragged: (): boolean => wasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0 || !event.isPrimary) return;
        from.current = { x: event.clientX, y: event.clientY };
        wasDragged.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (from.current === undefined) return;
        const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
        if (!wasDragged.current && Math.hypot(x, y) <= SLOP) return;
        if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        const card = cardOf(event);
        card?.classList.add('dragged');
        card?.style.setProperty('translate', `${x}px ${y}px`);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        const start = from.current;
        const box = cardOf(event)?.getBoundingClientRect();
        rest(event);
        if (start === undefined || box === undefined || !wasDragged.current) return;
        if (start.y - event.clientY > UP && isIntended(event.nativeEvent)) onDrop(box);
      },
      onPointerCancel: rest,
    },
  };
};
