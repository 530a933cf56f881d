/**
 * The save on the disk: the file that holds a player's profile, the generation before it, and the pages of long logs beside them. At
 * every moment one of the two is whole and so are all pages that it counts: whatever is cut off in the middle, the chips are where they
 * were before the step or after it. What a save says is the casino's to know (`save.ts` there); how a disk is asked is in disk.ts.
 */
import { freshProfile, logOfPage, openSave, type PagesWritten, type Profile, splitSave } from '@baize/casino';
import { gameIds } from '@baize/games';
import { type Disk, whyOf } from './disk.ts';
import type { Lock } from './lock.ts';
import { removeSession } from './session-file.ts';

/** The save. */
export const SAVE = 'save.json';
const PREVIOUS = 'save.previous.json';
const DRAFT = 'save.new.json';

/** What was found where the save lies. */
export type Found =
  | {
      readonly kind: 'profile';
      readonly profile: Profile;
      /** What the player has to be told, a sentence each. */
      readonly notes: readonly string[];
      /** False when something lies there that could not be moved out of the way: nothing is written over it. */
      readonly canWrite: boolean;
      /** Whether this very profile is the one that lies in the save. */
      readonly isSaved: boolean;
      /** The pages of logs that lie beside it. */
      readonly written: PagesWritten;
    }
  /** A later version's: it is left alone. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** The first name with a number that nothing has yet: `save.broken-2.json`. */
const freeName = (disk: Disk, word: string): string => {
  const taken = new Set(disk.names());
  const nameAt = (count: number): string => `save.${word}-${count}.json`;
  let count = 1;
  while (taken.has(nameAt(count))) count += 1;
  return nameAt(count);
};

/** Moves a file out of the way under another name, and gives the name; undefined when it will not be moved. */
export const setAside = (disk: Disk, name: string, word: string): string | undefined => {
  try {
    const aside = freeName(disk, word);
    const isMoved = disk.rename(name, aside);
    disk.flush();
    return isMoved ? aside : undefined;
  } catch {
    // The caller says so, and writes nothing over it.
    return undefined;
  }
};

const pageFile = (page: string): string => `${page}.json`;

/** What a file of the save says, with the pages that it counts. */
export const readSave = (disk: Disk, name: string): ReturnType<typeof openSave> =>
  openSave(disk.read(name), (page) => disk.read(pageFile(page)));

const moved = (disk: Disk, name: string): { readonly words: string; readonly canWrite: boolean } => {
  const aside = setAside(disk, name, 'broken');
  return aside === undefined
    ? { words: 'it could not be moved out of the way, so nothing will be saved', canWrite: false }
    : { words: `it is kept as ${aside}`, canWrite: true };
};

/** What the generation before has, when there is no good save. */
const openPrevious = (disk: Disk, lost: string | undefined, canWrite: boolean): Found => {
  const before = readSave(disk, PREVIOUS);
  switch (before.kind) {
    case 'newer':
      return { kind: 'newer' };
    case 'opened': {
      const told = lost === undefined ? [] : [`Your save could not be read: ${lost}, and you go on from one step before it.`];
      return {
        kind: 'profile',
        profile: before.profile,
        notes: [...told, ...before.notes],
        canWrite,
        isSaved: false,
        written: before.written,
      };
    }
    case 'none': {
      const told = lost === undefined ? [] : [`Your save could not be read: ${lost}. You begin anew with 1,000 chips.`];
      return { kind: 'profile', profile: freshProfile(), notes: told, canWrite, isSaved: false, written: {} };
    }
    case 'broken': {
      const aside = moved(disk, PREVIOUS);
      const note = `Your save could not be read: ${lost ?? aside.words}. You begin anew with 1,000 chips.`;
      return { kind: 'profile', profile: freshProfile(), notes: [note], canWrite: canWrite && aside.canWrite, isSaved: false, written: {} };
    }
  }
};

const open = (disk: Disk): Found => {
  const now = readSave(disk, SAVE);
  switch (now.kind) {
    case 'opened':
      return {
        kind: 'profile',
        profile: now.profile,
        notes: now.notes,
        canWrite: true,
        isSaved: now.notes.length === 0,
        written: now.written,
      };
    case 'newer':
      return { kind: 'newer' };
    case 'none':
      return openPrevious(disk, undefined, true);
    case 'broken': {
      const aside = moved(disk, SAVE);
      return openPrevious(disk, aside.words, aside.canWrite);
    }
  }
};

/** Opens the save. A broken one is set aside, never deleted. */
export const openProfile = (disk: Disk): Found => {
  try {
    return open(disk);
  } catch (error) {
    return { kind: 'unreadable', why: whyOf(error) };
  }
};

/** Whether a profile could be saved, and the pages that lie beside it now; or why not. */
export type Saved = { readonly ok: true; readonly written: PagesWritten } | { readonly ok: false; readonly why: string };

/**
 * Saves a profile: first the pages that are full since the last time, then the save itself, which is on the disk before the old one
 * gives up its name; the old one stays as the generation before. Until the last rename nothing that was saved has been touched: a page
 * is written over only where no save counts it.
 */
export const saveProfile = (disk: Disk, profile: Profile, onDisk: PagesWritten): Saved => {
  try {
    const { head, pages, written } = splitSave(profile, onDisk);
    for (const { name, text } of pages) disk.write(pageFile(name), text);
    if (pages.length > 0) disk.flush();
    disk.write(DRAFT, head);
    disk.rename(SAVE, PREVIOUS);
    disk.rename(DRAFT, SAVE);
    disk.flush();
    return { ok: true, written };
  } catch (error) {
    clearDraft(disk);
    return { ok: false, why: whyOf(error) };
  }
};

const clearDraft = (disk: Disk): void => {
  try {
    disk.remove(DRAFT);
  } catch {
    // A draft that stays behind is written over by the next save.
  }
};

/** Removes the pages of logs that no save speaks of any more: not this one, not the one before, none that was set aside. */
export const clearPages = (disk: Disk): void => {
  try {
    const names = disk.names();
    const pages = names.flatMap((name) => {
      const log = logOfPage(name.replace(/\.json$/, ''));
      return log === undefined ? [] : [{ name, log }];
    });
    if (pages.length === 0) return;
    const saves = names.filter((name) => /^save\..*\.json$|^save\.json$/.test(name)).map((name) => disk.read(name) ?? '');
    for (const { name, log } of pages) if (!saves.some((text) => text.includes(log))) disk.remove(name);
  } catch {
    // Pages that stay behind take a little room and do no harm. The next start tries again.
  }
};

// --- keeping it up to date --------------------------------------------------------------------------------------------

/** What became of a save. */
export type Kept =
  | { readonly kind: 'kept' }
  /** It could not be written, and why; a sentence where that is news. */
  | { readonly kind: 'trouble'; readonly why: string; readonly sentence: string | undefined }
  /** Somebody else holds the profile now, and nothing was written. */
  | { readonly kind: 'lost' };

/** What is said to a player whose profile is held elsewhere now. */
export const LOST = 'Baize was taken over in another window, so this one has stopped.';

/** Keeps a profile: saves it after every step, as long as it is ours to save. */
export interface Keeper {
  /** Saves a profile, unless it is the one that was saved last. */
  keep(profile: Profile): Kept;
  /** Tries once more what could not be saved, and lets go of the profile; what to tell the player, if anything. */
  close(): string | undefined;
}

/** What a keeper works with. */
export interface KeeperTools {
  readonly disk: Disk;
  /** Undefined where no lock could be taken: nothing can be saved there either. */
  readonly lock: Lock | undefined;
  readonly canWrite: boolean;
  /** What was found on the disk, whether or not it has still to be written. */
  readonly opened: Profile;
  /** Whether that very profile lies there. */
  readonly isSaved: boolean;
  readonly written: PagesWritten;
}

const troubleOf = (why: string): string => `Your chips could not be saved: ${why}. Play on; what was saved before is safe.`;

/** What a player is told who leaves while nothing can be saved. */
const UNSAVED = 'Your chips could not be saved; they are as they were saved last.';

/** A keeper. */
export const openKeeper = ({ disk, lock, canWrite, opened, isSaved, written }: KeeperTools): Keeper => {
  let last = isSaved ? opened : undefined;
  let pages = written;
  let ended = opened.ended;
  let owed: Profile | undefined;
  let isTold = false;

  const save = (profile: Profile): Saved =>
    canWrite ? saveProfile(disk, profile, pages) : { ok: false, why: 'an unreadable save is in the way' };
  const fail = (why: string): Kept => {
    const sentence = isTold ? undefined : troubleOf(why);
    isTold = true;
    return { kind: 'trouble', why, sentence };
  };
  /** The last sitting at a game is the floor's now, and not that of a game alone. */
  const noteEnded = (profile: Profile): void => {
    for (const id of gameIds) if (profile.ended[id] !== ended[id]) removeSession(disk, id);
    ended = profile.ended;
  };
  const keep = (profile: Profile): Kept => {
    if (profile === last) return { kind: 'kept' };
    if (lock !== undefined && !lock.isMine()) return { kind: 'lost' };
    const saved = save(profile);
    owed = saved.ok ? undefined : profile;
    if (!saved.ok) return fail(saved.why);
    last = profile;
    pages = saved.written;
    isTold = false;
    noteEnded(profile);
    return { kind: 'kept' };
  };
  return {
    keep,
    close: () => {
      const kept = owed === undefined ? { kind: 'kept' } : keep(owed);
      lock?.release();
      return kept.kind === 'trouble' ? UNSAVED : undefined;
    },
  };
};
