/** Calls a player who looks elsewhere: once for every turn that comes then, and the title says so until they look or have moved. */
import type { CallWay } from '@baize/casino';
import type { TableCall } from '@baize/rooms';

/** The page that calls. */
export interface CallingPage {
  /** Whether it is in front, and seen. */
  isLookedAt(): boolean;
  /** Title and icon say what is waited for; undefined: they are as they were. */
  mark(words: string | undefined): void;
  sound(): void;
  buzz(): void;
  /** Shows a notification; the answer closes it. */
  notify(words: string): () => void;
}

/** Who calls. */
export interface Caller {
  /** What is waited for now, and how the player does not want to be called. */
  update(call: TableCall | undefined, off: readonly CallWay[]): void;
  /** The player may have looked up, or away. */
  look(): void;
}

/** Makes a caller for a page. */
export const makeCaller = (page: CallingPage): Caller => {
  let wanted: TableCall | undefined;
  let off: readonly CallWay[] = [];
  /** The turn that the player knows of. */
  let known = '';
  let close: (() => void) | undefined;
  const ring = (words: string): void => {
    if (!off.includes('sound')) page.sound();
    if (!off.includes('buzz')) page.buzz();
    if (!off.includes('notice')) close = page.notify(words);
  };
  const show = (): void => {
    const call = page.isLookedAt() ? undefined : wanted;
    page.mark(off.includes('title') ? undefined : call?.words);
    const key = wanted === undefined ? '' : `${wanted.nth} ${wanted.words}`;
    if (call === undefined || key !== known || off.includes('notice')) {
      close?.();
      close = undefined;
    }
    if (call !== undefined && key !== known) ring(call.words);
    known = key;
  };
  return {
    update: (call, nowOff) => {
      wanted = call;
      off = nowOff;
      show();
    },
    look: show,
  };
};
