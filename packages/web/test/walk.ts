/** Walking on at a table until something is there, and not a step further. */
import type { Page } from 'playwright-core';

/** How to come to something: where it is, and the keys that lead there, in turn; without any, by whatever is lit or the last card. */
interface Way {
  readonly goal: string;
  readonly nth: number;
  readonly keys: readonly string[];
}

/**
 * Goes on until it is there; false when it never comes. It runs in the page: whoever asked from outside might see it a moment late, and
 * would have pressed one key too many by then.
 */
const walkOn = async ({ goal, nth, keys }: Way): Promise<boolean> => {
  const isThere = (): boolean => document.querySelectorAll(goal).length > nth;
  const press = (name: string): void => {
    const how = { key: name === 'Space' ? ' ' : name, bubbles: true, cancelable: true };
    const target = document.activeElement ?? document.body;
    const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', how));
    // A button takes these keys for itself.
    if (isLeft && (name === 'Space' || name === 'Enter') && target instanceof HTMLButtonElement) target.click();
    target.dispatchEvent(new KeyboardEvent('keyup', how));
  };
  const tap = (): void => {
    const cards = document.querySelectorAll('.playing .ht-held.may, .passing .ht-held.rest');
    const next = document.querySelector('.do.lead:not([aria-keyshortcuts="Space"])') ?? [...cards].at(-1);
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  for (let turn = 0; turn < 400 && !isThere(); turn += 1) {
    const key = keys[turn % keys.length];
    if (key === undefined) tap();
    else press(key);
    // A table hears no second tap at once.
    for (const since = Date.now(); Date.now() - since < 40 && !isThere(); ) await new Promise(requestAnimationFrame);
  }
  return isThere();
};

/** Walks until this is on the page: by keys in turn, or by taps where there are none. */
export const walkUntil = async (page: Page, selector: string, keys: readonly string[]): Promise<void> => {
  const [goal = '', nth = '0'] = selector.split(' >> nth=');
  if (!(await page.evaluate(walkOn, { goal, nth: Number(nth), keys }))) throw new Error(`There was never a ${selector}.`);
};

/** Presses keys in turn until this is on the page. */
export const pressUntil = (page: Page, selector: string, ...keys: readonly string[]): Promise<void> => walkUntil(page, selector, keys);
