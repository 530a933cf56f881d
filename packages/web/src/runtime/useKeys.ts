/** Keys: one table of keys and what they do for whatever is on the screen. */
import { useEffect, useEffectEvent } from 'react';
import { isKeyIntended } from '../kit/taps.ts';

/** What each key does. A letter is written small; `Space`, `Enter` and `?` by name. */
export type KeyHandlers = Readonly<Record<string, () => void>>;

const nameOf = ({ key }: KeyboardEvent): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/**
 * Whether the key belongs to the element that has the focus: Enter and Space press a button, letters fill a field, digits one for numbers.
 * Where there is no number in that, letters are part of what is wrong with it, and nothing is laid by them.
 */
const isTaken = (name: string, target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement && target.inputMode === 'numeric') return !/^[a-z]$/.test(name) || target.ariaInvalid === 'true';
  if (target instanceof HTMLInputElement) return target.type !== 'radio' || name === 'Space';
  return (name === 'Enter' || name === 'Space') && target.closest('button, a') !== null;
};

/** Listens while the screen is shown. A key held down, or pressed with Ctrl, Alt or Meta, is not for us. `first` is not left to a focused button. */
export const useKeys = (handlers: KeyHandlers, first?: string): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const name = nameOf(event);
    const act = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    const isOurs =
      name === first && !(event.target instanceof HTMLElement && event.target.closest('dialog, input:not([inputmode="numeric"])') !== null);
    if (act === undefined || (!isOurs && isTaken(name, event.target))) return;
    event.preventDefault();
    // A button is pressed when Space comes up again, so that has to be kept from it too.
    addEventListener('keyup', (up) => up.preventDefault(), { once: true });
    if (isKeyIntended(event)) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
