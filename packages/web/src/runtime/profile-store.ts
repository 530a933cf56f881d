/**
 * The profile store: the one profile, and the one place where it is changed. A change is written before it is shown, so whatever
 * is on the screen has been saved. Only one window holds the profile; the others wait and write nothing.
 */
import {
  closeTable,
  freshProfile,
  isForChips,
  leaveTable,
  type PagesWritten,
  type Profile,
  type ReadPage,
  type SaveNote,
  splitSave,
} from '@baize/casino';
import type { Chips } from '@baize/engine';
import type { GameId } from '@baize/games';
import { acquireLock } from './lock.ts';
import { browserDisk, type FoundSave, type OpenSave, SAVE_KEY, type SaveDisk } from './save.ts';

// --- opening: the profile on this browser's disk, held by one window at a time ---------------------------------------

/** The profile store, and the way to take it over from another window. */
export interface OpenProfile {
  readonly store: ProfileStore;
  /** When it is known whether this window holds the profile. */
  readonly opened: Promise<void>;
  takeOver(): void;
}

/** What checks a save is loaded where there is one: a newcomer waits for nothing. */
const loadReader = async (isOurs: boolean): Promise<OpenSave> => (await import('./read-save.ts')).loadSaveReader(isOurs);
const nothingThere: OpenSave = () => ({ kind: 'none' });

/** Opens the profile as soon as no other window holds it. */
export const openProfile = async (disk: SaveDisk = browserDisk): Promise<OpenProfile> => {
  let openSave = disk.read() == null ? nothingThere : await loadReader(false);
  const store = openProfileStore(disk, (text, readPage) => openSave(text, readPage));
  let isMine = false;
  const open = async (): Promise<void> => {
    isMine = true;
    // Where nothing lay at first, another window may have written since.
    if (disk.read() != null) openSave = await loadReader(true);
    if (isMine) store.open();
  };
  const close = (): void => {
    isMine = false;
    store.close();
  };
  const opened = new Promise<void>((done) => {
    const stop = store.subscribe(() => {
      stop();
      done();
    });
  });
  const lock = acquireLock(() => void open(), close);
  // Only what another window writes is told here. Who holds the lock reads it, as the last word of one that lost it; who does not gives way.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SAVE_KEY || newValue === null || store.now().status !== 'open') return;
    if (lock.isHeld()) void open();
    else close();
  });
  return { store, opened, takeOver: lock.takeOver };
};

/** Whether one can play here: not asked yet, yes, held by another window, or the save is a later version's. */
export type StoreStatus = 'opening' | 'open' | 'elsewhere' | 'newer';

/** What can be advised: to keep a copy, to bring a profile along, to install the app. */
export type Advice = 'copy' | 'profile' | 'install';

/** Something that the player has to know; the floor says it in words. */
export type ProfileNotice =
  /** The browser does not let us save, or has no room; the save was set aside as unreadable, or could not be. */
  | { readonly kind: 'forbidden' | 'full' | 'broken' | 'stuck' | 'shut' }
  /** A table was left: what was taken along, what stayed behind, and the log of the sitting, where it can be looked back at. */
  | { readonly kind: 'stood-up'; readonly taken: Chips; readonly forfeited: Chips; readonly logName: string | undefined }
  /** What was mended in the save. */
  | SaveNote
  /** News. */
  | { readonly kind: 'said'; readonly text: string }
  /** Good advice, which stays on the floor until it is put away. */
  | { readonly kind: 'advice'; readonly about: Advice };

/** The profile store as it is now. */
export interface ProfileStatus {
  readonly status: StoreStatus;
  readonly profile: Profile;
  /** Whether what is here lies on the disk: nothing says that chips are kept unless they are. */
  readonly kept: boolean;
  /** What the player has not put away yet. */
  readonly notes: readonly ProfileNotice[];
  /** How often the save has been read: what was drawn from an earlier reading is out of date. */
  readonly visit: number;
}

/** What can be asked of the store. */
export interface ProfileStore {
  now(): ProfileStatus;
  subscribe(listen: () => void): () => void;
  /** Reads the save and opens: this window holds the profile. */
  open(): void;
  /** Another window holds the profile: nothing is written any more. */
  close(): void;
  /** Changes the profile. False when that was not for this window to do: nothing has changed then. */
  change(change: (profile: Profile) => Profile): boolean;
  /** Stands up from a table, and tells what became of its chips. */
  standUp(id: GameId): boolean;
  /** Closes a table that cannot be played again; its chips go back. */
  giveBack(id: GameId, text: string): boolean;
  /** A page of the log of a sitting that is over; null when it is gone. */
  readonly readPage: ReadPage;
  tell(text: string): void;
  advise(about: Advice): void;
  dismiss(note: ProfileNotice): void;
}

const said = (text: string): ProfileNotice => ({ kind: 'said', text });
const FULL: ProfileNotice = { kind: 'full' };

const isSame = (one: ProfileNotice, other: ProfileNotice): boolean => JSON.stringify(one) === JSON.stringify(other);
const has = (notes: readonly ProfileNotice[], note: ProfileNotice): boolean => notes.some((one) => isSame(one, note));

/** What was found on the disk, and whether it may be written over. */
interface Found {
  readonly status: StoreStatus;
  readonly profile: Profile;
  readonly notes: readonly ProfileNotice[];
  readonly mayWrite: boolean;
  /** Whether what was found can be found there again. */
  readonly kept: boolean;
  /** The pages of logs that lie beside it. */
  readonly written: PagesWritten;
}

const fresh = (notes: readonly ProfileNotice[], mayWrite: boolean, kept = mayWrite): Found => ({
  status: 'open',
  profile: freshProfile(),
  notes,
  mayWrite,
  kept,
  written: {},
});

/** Reads saves from a disk: the same text once, however often it is asked for. Its pages are written before it, and once. */
const saveReader = (disk: SaveDisk, openSave: OpenSave): ((text: string | null) => FoundSave) => {
  let last: { readonly text: string | null; readonly opened: FoundSave } | undefined;
  return (text) => {
    if (last === undefined || last.text !== text || last.opened.kind === 'shut') last = { text, opened: openSave(text, disk.readPage) };
    return last.opened;
  };
};

const find = (disk: SaveDisk, read: ReturnType<typeof saveReader>): Found => {
  const text = disk.read();
  if (text === undefined) return fresh([{ kind: 'forbidden' }], true, false);
  const opened = read(text);
  switch (opened.kind) {
    case 'none':
      return fresh([], true);
    case 'opened':
      return {
        status: 'open',
        profile: opened.profile,
        notes: opened.notes,
        mayWrite: true,
        kept: true,
        written: opened.written,
      };
    case 'newer':
      return { ...fresh([], false), status: 'newer' };
    case 'shut':
      return fresh([opened], false);
    case 'broken':
      return disk.setAside(text ?? '') ? fresh([{ kind: 'broken' }], true) : fresh([{ kind: 'stuck' }], false);
  }
};

/** The settings alone, to dress the page before it is known who holds the profile. Nothing is set aside or told. */
const glimpse = (disk: SaveDisk, read: ReturnType<typeof saveReader>): Profile => {
  const opened = read(disk.read() ?? null);
  return opened.kind === 'opened' ? opened.profile : freshProfile();
};

/** A house on a disk. */
export const openProfileStore = (disk: SaveDisk, openSave: OpenSave): ProfileStore => {
  const readSave = saveReader(disk, openSave);
  let now: ProfileStatus = { status: 'opening', profile: glimpse(disk, readSave), kept: true, notes: [], visit: 0 };
  /** What we know to be on the disk: anything else there is somebody else's. */
  let written: string | undefined;
  let pages: PagesWritten = {};
  let mayWrite = false;
  const listeners = new Set<() => void>();
  const set = (part: Partial<ProfileStatus>): void => {
    now = { ...now, ...part };
    for (const listen of listeners) listen();
  };
  // Where nothing changes the list stays the one it was, and nobody has to read it again.
  const withoutNote = (note: ProfileNotice): readonly ProfileNotice[] =>
    has(now.notes, note) ? now.notes.filter((one) => !isSame(one, note)) : now.notes;
  const withNote = (note: ProfileNotice): readonly ProfileNotice[] => [...withoutNote(note), note];

  const isOurs = (): boolean => {
    const there = disk.read();
    return there == null || written === undefined || there === written;
  };
  const write = (profile: Profile): boolean => {
    if (!mayWrite) return false;
    const parts = splitSave(profile, pages);
    // The pages first: a save never counts one that is not there.
    if (!parts.pages.every(({ name, text }) => disk.writePage(name, text)) || !disk.write(parts.head)) return false;
    written = parts.head;
    const isAnyGone = Object.keys(pages).some((log) => parts.written[log] === undefined);
    pages = parts.written;
    if (isAnyGone) disk.clearPages();
    return true;
  };

  const store: ProfileStore = {
    now: () => now,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    open: () => {
      const found = find(disk, readSave);
      mayWrite = found.mayWrite;
      pages = found.written;
      if (mayWrite) disk.clearPages();
      written = found.status === 'open' ? (disk.read() ?? undefined) : undefined;
      const { status, profile, notes } = found;
      const told = [...now.notes.filter((note) => !has(notes, note)), ...notes];
      set({ status, profile, notes: told, kept: found.kept, visit: now.visit + 1 });
    },
    close: () => set({ status: 'elsewhere' }),
    change: (change) => {
      if (now.status !== 'open') return false;
      if (mayWrite && !isOurs()) {
        store.close();
        return false;
      }
      const profile = change(now.profile);
      if (profile === now.profile) return true;
      const kept = write(profile);
      const isNews = !kept && mayWrite && !now.notes.some(({ kind }) => kind === 'forbidden');
      const notes = kept ? withoutNote(FULL) : isNews ? withNote(FULL) : now.notes;
      set({ profile, kept, notes });
      return true;
    },
    standUp: (id) => {
      const table = now.profile.tables[id];
      const up = leaveTable(now.profile, id, Date.now());
      if (table === undefined || !store.change(() => up.profile)) return false;
      // What was told of the table left before is old news now.
      const others = now.notes.filter(({ kind }) => kind !== 'stood-up');
      const logName = up.profile.past.find((one) => one.logName === table.logName)?.logName;
      const note: ProfileNotice = { kind: 'stood-up', taken: up.taken, forfeited: up.forfeited, logName };
      // Somebody who stands up with nothing knows it, and may start again in a moment.
      const isTold = isForChips(table) ? up.taken > 0 : logName !== undefined;
      set({ notes: isTold ? [...others, note] : others });
      return true;
    },
    giveBack: (id, text) => {
      const isDone = store.change((profile) => closeTable(profile, id));
      if (isDone) store.tell(text);
      return isDone;
    },
    readPage: disk.readPage,
    tell: (text) => set({ notes: withNote(said(text)) }),
    advise: (about) => set({ notes: withNote({ kind: 'advice', about }) }),
    // That nothing is saved is said until something was.
    dismiss: (note) => {
      if (note.kind !== 'full' || now.kept) set({ notes: withoutNote(note) });
    },
  };
  return store;
};
