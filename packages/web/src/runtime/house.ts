/**
 * The house: the one profile, and the one place where it is changed. A change is written before anybody hears of it, so
 * whatever is on the screen has been kept. Only one window holds the house; the others wait and write nothing.
 */
import { closeTable, freshProfile, isForChips, type KeptTable, openSave, type Profile, standUp, writeSave } from '@baize/casino';
import type { GameId } from '@baize/games';
import { chipsOf } from '../kit/deck/chips.ts';
import type { SaveDisk } from './disk.ts';

/** Whether one can play here: not asked yet, yes, held by another window, or the save is a later version's. */
export type HouseStatus = 'opening' | 'open' | 'elsewhere' | 'newer';

/** A sitting that is over: its seed may be told. */
export interface Ended {
  readonly id: GameId;
  readonly table: KeptTable;
}

/** The house as it is now. */
export interface HouseNow {
  readonly status: HouseStatus;
  readonly profile: Profile;
  /** Whether the last change was written. */
  readonly kept: boolean;
  /** Sentences that the player has not put away yet. */
  readonly notes: readonly string[];
  /** The last sitting that ended since the page was opened. */
  readonly ended: Ended | undefined;
  /** How often the save has been read: what was drawn from an earlier reading is out of date. */
  readonly visit: number;
}

/** What can be asked of the house. */
export interface House {
  now(): HouseNow;
  subscribe(listen: () => void): () => void;
  /** Reads the save and opens: this window holds the house. */
  open(): void;
  /** Another window holds the house: nothing is written any more. */
  close(): void;
  /** Changes the profile. False when that was not for this window to do: nothing has changed then. */
  change(change: (profile: Profile) => Profile): boolean;
  /** Stands up from a table, and tells what became of its chips. */
  standUp(id: GameId): boolean;
  /** Closes a table that cannot be played again; its chips go back. */
  giveBack(id: GameId, note: string): boolean;
  tell(note: string): void;
  dismiss(note: string): void;
}

/** What the player is told about the save. */
export const saveWords = {
  forbidden: 'This browser does not let Baize remember anything. Your chips last until you close the page.',
  full: 'The browser could not save the last change: its storage is full or forbidden. Save your profile as a file in the settings.',
  broken: 'Your save could not be read. It was set aside unharmed, and you start with 1,000 chips.',
  stuck: 'Your save could not be read, and there is no room to set it aside. It is left as it is, and nothing new is saved.',
} as const;

const leftWords = (taken: number, forfeited: number): string =>
  `You stand up with ${chipsOf(taken)}${forfeited > 0 ? `, and ${chipsOf(forfeited)} stayed behind` : ''}.`;

/** What was found on the disk, and whether it may be written over. */
interface Found {
  readonly status: HouseStatus;
  readonly profile: Profile;
  readonly notes: readonly string[];
  readonly mayWrite: boolean;
}

const fresh = (notes: readonly string[], mayWrite: boolean): Found => ({
  status: 'open',
  profile: freshProfile(),
  notes,
  mayWrite,
});

const find = (disk: SaveDisk): Found => {
  const text = disk.read();
  if (text === undefined) return fresh([saveWords.forbidden], true);
  const opened = openSave(text);
  switch (opened.kind) {
    case 'none':
      return fresh([], true);
    case 'opened':
      return { status: 'open', profile: opened.profile, notes: opened.notes, mayWrite: true };
    case 'newer':
      return { status: 'newer', profile: freshProfile(), notes: [], mayWrite: false };
    case 'broken':
      return disk.setAside(text ?? '') ? fresh([saveWords.broken], true) : fresh([saveWords.stuck], false);
  }
};

/** The settings alone, to dress the page before it is known who holds the house. Nothing is set aside or told. */
const glimpse = (disk: SaveDisk): Profile => {
  const opened = openSave(disk.read() ?? null);
  return opened.kind === 'opened' ? opened.profile : freshProfile();
};

/** A house on a disk. */
export const makeHouse = (disk: SaveDisk): House => {
  let now: HouseNow = { status: 'opening', profile: glimpse(disk), kept: true, notes: [], ended: undefined, visit: 0 };
  /** What we know to be on the disk: anything else there is somebody else's. */
  let written: string | undefined;
  let mayWrite = false;
  /** What was told of the table left last: old news as soon as another is left. */
  let farewell: string | undefined;
  const listeners = new Set<() => void>();
  const set = (part: Partial<HouseNow>): void => {
    now = { ...now, ...part };
    for (const listen of listeners) listen();
  };
  // Where nothing changes the list stays the one it was, and nobody has to read it again.
  const withoutNote = (note: string): readonly string[] => (now.notes.includes(note) ? now.notes.filter((one) => one !== note) : now.notes);
  const withNote = (note: string): readonly string[] => [...withoutNote(note), note];

  const isOurs = (): boolean => {
    const there = disk.read();
    return there == null || written === undefined || there === written;
  };
  const write = (profile: Profile): boolean => {
    if (!mayWrite) return false;
    const text = writeSave(profile);
    if (!disk.write(text)) return false;
    written = text;
    return true;
  };

  const house: House = {
    now: () => now,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    open: () => {
      const found = find(disk);
      mayWrite = found.mayWrite;
      written = found.status === 'open' ? (disk.read() ?? undefined) : undefined;
      const { status, profile, notes } = found;
      const told = [...now.notes.filter((note) => !notes.includes(note)), ...notes];
      set({ status, profile, notes: told, kept: true, visit: now.visit + 1 });
    },
    close: () => set({ status: 'elsewhere' }),
    change: (change) => {
      if (now.status !== 'open') return false;
      if (mayWrite && !isOurs()) {
        house.close();
        return false;
      }
      const profile = change(now.profile);
      if (profile === now.profile) return true;
      const kept = write(profile);
      const isNews = !kept && now.kept && mayWrite && !now.notes.includes(saveWords.forbidden);
      const notes = kept ? withoutNote(saveWords.full) : isNews ? withNote(saveWords.full) : now.notes;
      set({ profile, kept, notes });
      return true;
    },
    standUp: (id) => {
      const table = now.profile.tables[id];
      const up = standUp(now.profile, id);
      if (table === undefined || !house.change(() => up.profile)) return false;
      set({ ended: { id, table } });
      if (!isForChips(table)) return true;
      if (farewell !== undefined) house.dismiss(farewell);
      farewell = leftWords(up.taken, up.forfeited);
      house.tell(farewell);
      return true;
    },
    giveBack: (id, note) => {
      const isDone = house.change((profile) => closeTable(profile, id));
      if (isDone) house.tell(note);
      return isDone;
    },
    tell: (note) => set({ notes: withNote(note) }),
    dismiss: (note) => set({ notes: withoutNote(note) }),
  };
  return house;
};
