/** The disk of the browser: one key for the save, and others beside it for what could not be read. */

/** Where the save lies. Nothing here throws: what the browser forbids is answered, not thrown. */
export interface SaveDisk {
  /** The save's text, null where there is none; undefined where the browser forbids to look. */
  read(): string | null | undefined;
  /** False when it was not written: storage is forbidden or full. */
  write(text: string): boolean;
  /** Puts a text under a name of its own, never over another. False when that failed. */
  setAside(text: string): boolean;
}

/** The key of the save. */
export const SAVE_KEY = 'baize.save';
const MOST_ASIDE = 20;

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // The browser forbids storage, or it is full. Whoever asked is told so by the answer, and tells the player.
    return undefined;
  }
};

const freeKey = (): string | undefined =>
  Array.from({ length: MOST_ASIDE }, (_, place) => `${SAVE_KEY}.aside-${place + 1}`).find((key) => localStorage.getItem(key) === null);

const put = (key: string, text: string): true => {
  localStorage.setItem(key, text);
  return true;
};

/** What is being chosen and is no move yet: kept as long as the window is open, so that it survives a reload. */
export const draftDisk = {
  read: (key: string): string | null => attempt(() => sessionStorage.getItem(`baize.draft.${key}`)) ?? null,
  write: (key: string, text: string): void => {
    attempt(() => sessionStorage.setItem(`baize.draft.${key}`, text));
  },
};

/** Whether this is asked for the first time on this device. Where the browser remembers nothing, every time is the first. */
export const isFirstTime = (what: string): boolean => {
  const key = `baize.once.${what}`;
  const isNew = attempt(() => localStorage.getItem(key)) == null;
  attempt(() => put(key, '1'));
  return isNew;
};

/** The browser's own. */
export const browserDisk: SaveDisk = {
  read: () => attempt(() => localStorage.getItem(SAVE_KEY)),
  write: (text) => attempt(() => put(SAVE_KEY, text)) ?? false,
  setAside: (text) =>
    attempt(() => {
      const key = freeKey();
      return key === undefined ? false : put(key, text);
    }) ?? false,
};
