/**
 * The pages of long logs in the browser's database, where `localStorage` is too small for them. A page is written to `localStorage` first,
 * as ever, and moved in a quiet moment: it is put into the database, and only when that is done its text gives way to a mark. So at every
 * instant the page is whole in one place or in both, whatever crashes; and to put a mark in place of a text never needs more room.
 * Two windows never move at once, and nobody moves or clears where the browser has no locks.
 */
import { logOfPage } from '@baize/casino';

/** What stands in `localStorage` for a page that lies in the database. No page is written so. */
const MOVED = '@';
const PREFIX = 'baize.';
/** More letters than this in pages are worth moving; browsers have room for some five million. */
export const CROWDED = 2_000_000;

/** The two places, and a way to be alone with them. All of it may throw. */
export interface VaultDevice {
  keys(): readonly string[];
  get(key: string): string | null;
  set(key: string, text: string): void;
  /** Everything in the database, by key. */
  readAll(): Promise<ReadonlyMap<string, string>>;
  /** All of it, or none. */
  putAll(pages: ReadonlyMap<string, string>): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Does something while no other window does such a thing. */
  alone<T>(act: () => Promise<T>): Promise<T>;
}

/** What can be asked of the vault. */
export interface PageVault {
  /** Reads the database, if some page lies there. False when it cannot be read: nothing may be decided by what is missing then. */
  fill(): Promise<boolean>;
  /** The text of a page, given what `localStorage` has of it; undefined where it should be in the database and was not when that was read. */
  textOf(name: string, kept: string | null): string | null | undefined;
  /** How many letters of pages lie in `localStorage`. */
  letters(): number;
  /** Moves every page. False when it could not be done: then all is as it was. */
  move(): Promise<boolean>;
}

/** A vault. */
export const pageVault = (device: VaultDevice): PageVault => {
  let inside: ReadonlyMap<string, string> = new Map();
  const pages = (): ReadonlyMap<string, string> =>
    new Map(
      device.keys().flatMap((key) => {
        const text = key.startsWith(PREFIX) && logOfPage(key.slice(PREFIX.length)) !== undefined ? device.get(key) : null;
        return text === null ? [] : [[key, text] as const];
      }),
    );
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch {
      // The browser forbids it, or has no room: whoever asked is told by the answer, and nothing was taken away.
      return false;
    }
  };
  /** What is in the database gives way to a mark. What was written over meanwhile stays, and is moved the next time. */
  const mark = (moved: ReadonlyMap<string, string>): void => {
    for (const [key, text] of moved) if (device.get(key) === text) device.set(key, MOVED);
  };
  /** Removes what nothing leads to any more. */
  const sweep = async (): Promise<void> => {
    const left = [...(await device.readAll()).keys()].filter((key) => device.get(key) === null);
    if (left.length > 0) await device.remove(left);
  };
  return {
    fill: () =>
      attempt(async () => {
        if ([...pages().values()].includes(MOVED)) inside = await device.readAll();
      }),
    textOf: (name, kept) => (kept === MOVED ? inside.get(PREFIX + name) : kept),
    letters: () => {
      try {
        return [...pages().values()].reduce((sum, text) => sum + text.length, 0);
      } catch {
        // Where nothing can be looked at there is nothing to move.
        return 0;
      }
    },
    move: () =>
      attempt(() =>
        device.alone(async () => {
          const here = new Map([...pages()].filter(([, text]) => text !== MOVED));
          if (here.size > 0) await device.putAll(here);
          inside = new Map([...inside, ...here]);
          mark(here);
          await sweep();
        }),
      ),
  };
};

// --- the browser's own -------------------------------------------------------------------------------------------------

const STORE = 'pages';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const asked = indexedDB.open('baize', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
    asked.onblocked = () => fail(new Error('Another version holds the database.'));
  });

/** Does something in one transaction, and waits until it is on the disk. */
const inDatabase = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => T): Promise<T> => {
  const database = await openDatabase();
  try {
    return await new Promise((done, fail) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const result = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(result());
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
};

const browserDevice: VaultDevice = {
  keys: () => Object.keys(localStorage),
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  readAll: () =>
    inDatabase('readonly', (store) => {
      const [keys, texts] = [store.getAllKeys(), store.getAll()];
      return () => new Map(keys.result.map((key, at) => [String(key), String(texts.result[at])]));
    }),
  putAll: (pages) =>
    inDatabase('readwrite', (store) => {
      for (const [key, text] of pages) store.put(text, key);
      return () => undefined;
    }),
  remove: (keys) =>
    inDatabase('readwrite', (store) => {
      for (const key of keys) store.delete(key);
      return () => undefined;
    }),
  alone: (act) =>
    'locks' in navigator ? navigator.locks.request('baize.vault', act) : Promise.reject(new Error('This browser has no locks.')),
};

/** The browser's vault. */
export const browserVault: PageVault = pageVault(browserDevice);
