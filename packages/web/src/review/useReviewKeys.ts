/** The keys of the look back. The table in the theatre listens too, and must not hear them: nothing can be done at it. */
import { useEffect, useEffectEvent } from 'react';
import type { KeyHandlers } from '../runtime/useKeys.ts';

const nameOf = ({ key }: KeyboardEvent): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/** Whether a key belongs to what has the focus: a button is pressed, a slider is moved, a field is filled. */
const isTaken = (name: string, target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, dialog') !== null) return true;
  if (target.closest('[role="slider"]') !== null) return name.startsWith('Arrow');
  return (name === 'Enter' || name === 'Space') && target.closest('button, a') !== null;
};

/** Listens as long as it is on, before anybody else does. */
export const useReviewKeys = (isOn: boolean, handlers: KeyHandlers): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === 'Tab') return;
    const name = nameOf(event);
    if (isTaken(name, event.target)) return;
    event.stopImmediatePropagation();
    const act = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
};
