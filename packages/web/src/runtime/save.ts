/**
 * The save in the browser's storage: one key for the save itself, one for each page of a long log, and others for what could not be
 * read. What a save says is the casino's to know (`save.ts` there).
 */
import { logOfPage, type OpenedSave, type ReadPage } from '@baize/casino';

/** A save as it was found; `shut` where a part of it lies in a place that the browser does not open now. */
export type FoundSave = OpenedSave | { readonly kind: 'shut' };

/** Checks a save: the casino's `openSave`, and what knows where its pages lie. */
export type OpenSave = (text: string | null, readPage: ReadPage) => FoundSave;

/** Where the save lies. Nothing here throws: what the browser forbids is answered, not thrown. */
export interface SaveDisk {
  /** The save's text, null where there is none; undefined where the browser does not let us look. */
  read(): string | null | undefined;
  /** False when it was not written: storage is forbidden or full. */
  write(text: string): boolean;
  /** Puts a text under a name of its own, never over another. False when that failed. */
  setAside(text: string): boolean;
  /** A page of a log; null where there is none. */
  readPage(name: string): string | null;
  /** False when it was not written. */
  writePage(name: string, text: string): boolean;
  /** Removes the pages of logs that no save speaks of any more, neither this one nor any that was set aside. */
  clearPages(): void;
}

/** The key of the save. */
export const SAVE_KEY = 'baize.save';
const PAGE_KEY = 'baize.';
const MAX_ASIDE = 20;

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // The browser forbids storage, or it is full. Whoever asked is told so by the answer, and tells the player.
    return undefined;
  }
};

const asideKeys: readonly string[] = Array.from({ length: MAX_ASIDE }, (_, place) => `${SAVE_KEY}.aside-${place + 1}`);

const freeKey = (): string | undefined => asideKeys.find((key) => localStorage.getItem(key) === null);

const put = (key: string, text: string): true => {
  localStorage.setItem(key, text);
  return true;
};

/** The logs whose pages lie here, by the keys of the pages. */
const pageKeys = (): readonly { readonly key: string; readonly log: string }[] =>
  Object.keys(localStorage).flatMap((key) => {
    const log = key.startsWith(PAGE_KEY) ? logOfPage(key.slice(PAGE_KEY.length)) : undefined;
    return log === undefined ? [] : [{ key, log }];
  });

/** The browser's own. */
export const browserDisk: SaveDisk = {
  read: () => attempt(() => localStorage.getItem(SAVE_KEY)),
  write: (text) => attempt(() => put(SAVE_KEY, text)) ?? false,
  setAside: (text) =>
    attempt(() => {
      const key = freeKey();
      return key === undefined ? false : put(key, text);
    }) ?? false,
  readPage: (name) => attempt(() => localStorage.getItem(PAGE_KEY + name)) ?? null,
  writePage: (name, text) => attempt(() => put(PAGE_KEY + name, text)) ?? false,
  clearPages: () =>
    attempt(() => {
      const pages = pageKeys();
      const saves = pages.length === 0 ? [] : [SAVE_KEY, ...asideKeys].map((key) => localStorage.getItem(key) ?? '');
      for (const { key, log } of pages) if (!saves.some((text) => text.includes(log))) localStorage.removeItem(key);
    }),
};
