/** What is noted of this device, and of this window: small things that no save has to hold. Nothing here throws. */

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // The browser forbids it: then nothing is noted, and that is all.
    return undefined;
  }
};

const keyOf = (what: string): string => `baize.once.${what}`;

/** Whether this has happened on this device. Where the browser remembers nothing, nothing has. */
export const hasHappened = (what: string): boolean => attempt(() => localStorage.getItem(keyOf(what))) != null;

/** Whether this is asked for the first time on this device. Where the browser remembers nothing, every time is the first. */
export const isFirstTime = (what: string): boolean => {
  const isNew = !hasHappened(what);
  attempt(() => localStorage.setItem(keyOf(what), '1'));
  return isNew;
};

/** What is being chosen and is no move yet: kept as long as the window is open, so that it survives a reload. */
export const draftDisk = {
  read: (key: string): string | null => attempt(() => sessionStorage.getItem(`baize.draft.${key}`)) ?? null,
  write: (key: string, text: string): void => {
    attempt(() => sessionStorage.setItem(`baize.draft.${key}`, text));
  },
};
