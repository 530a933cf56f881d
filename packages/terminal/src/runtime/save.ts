/**
 * The save on the disk: the file that holds a player's profile, the generation before it, and the pages of long logs beside them. At
 * every moment one of the two is whole and so are all pages that it counts: whatever is cut off in the middle, the chips are where they
 * were before the step or after it. What a save says is the casino's to know (`save.ts` there); how a disk is asked is in disk.ts.
 */
import { freshProfile, logOfPage, openSave, type PagesWritten, type Profile, type SaveNote, splitSave } from '@baize/casino';
import { gameIds } from '@baize/games';
import { type Disk, SAVE, whyOf } from './disk.ts';
import { runtimeWords } from './language/index.ts';
import type { SaveAside } from './language/runtime-words.ts';
import type { Lock } from './lock.ts';
import { removeSession } from './session-file.ts';

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
export const setAside = async (disk: Disk, name: string, word: string): Promise<string | undefined> => {
  try {
    const aside = freeName(disk, word);
    const isMoved = await disk.rename(name, aside);
    await disk.flush();
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

const moved = async (disk: Disk, name: string): Promise<SaveAside> => {
  const aside = await setAside(disk, name, 'broken');
  return aside === undefined ? 'stuck' : { name: aside };
};

const noteSaid = (note: SaveNote): string =>
  note.kind === 'rivals' ? runtimeWords().save.rivals : runtimeWords().save.tableClosed(note.chips);

/** What the generation before has, when there is no good save. */
const openPrevious = async (disk: Disk, lost: SaveAside | undefined): Promise<Found> => {
  const canWrite = lost !== 'stuck';
  const before = readSave(disk, PREVIOUS);
  switch (before.kind) {
    case 'newer':
      return { kind: 'newer' };
    case 'opened': {
      const told = lost === undefined ? [] : [runtimeWords().save.before(lost)];
      return {
        kind: 'profile',
        profile: before.profile,
        notes: [...told, ...before.notes.map(noteSaid)],
        canWrite,
        isSaved: false,
        written: before.written,
      };
    }
    case 'none': {
      const told = lost === undefined ? [] : [runtimeWords().save.unread(lost)];
      return { kind: 'profile', profile: freshProfile(), notes: told, canWrite, isSaved: false, written: {} };
    }
    case 'broken': {
      const aside = await moved(disk, PREVIOUS);
      const note = runtimeWords().save.unread(lost ?? aside);
      return {
        kind: 'profile',
        profile: freshProfile(),
        notes: [note],
        canWrite: canWrite && aside !== 'stuck',
        isSaved: false,
        written: {},
      };
    }
  }
};

const open = async (disk: Disk): Promise<Found> => {
  const now = readSave(disk, SAVE);
  switch (now.kind) {
    case 'opened':
      return {
        kind: 'profile',
        profile: now.profile,
        notes: now.notes.map(noteSaid),
        canWrite: true,
        isSaved: now.notes.length === 0,
        written: now.written,
      };
    case 'newer':
      return { kind: 'newer' };
    case 'none':
      return openPrevious(disk, undefined);
    case 'broken':
      return openPrevious(disk, await moved(disk, SAVE));
  }
};

/** Opens the save. A broken one is set aside, never deleted. */
export const openProfile = async (disk: Disk): Promise<Found> => {
  try {
    return await open(disk);
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
export const saveProfile = async (disk: Disk, profile: Profile, onDisk: PagesWritten): Promise<Saved> => {
  try {
    const { head, pages, written } = splitSave(profile, onDisk);
    for (const { name, text } of pages) await disk.write(pageFile(name), text);
    if (pages.length > 0) await disk.flush();
    await disk.write(DRAFT, head);
    await disk.rename(SAVE, PREVIOUS);
    await disk.rename(DRAFT, SAVE);
    await disk.flush();
    return { ok: true, written };
  } catch (error) {
    await clearDraft(disk);
    return { ok: false, why: whyOf(error) };
  }
};

const clearDraft = async (disk: Disk): Promise<void> => {
  try {
    await disk.remove(DRAFT);
  } catch {
    // A draft that stays behind is written over by the next save.
  }
};

/** Removes the pages of logs that no save speaks of any more: not this one, not the one before, none that was set aside. */
export const clearPages = async (disk: Disk): Promise<void> => {
  try {
    const names = disk.names();
    const pages = names.flatMap((name) => {
      const log = logOfPage(name.replace(/\.json$/, ''));
      return log === undefined ? [] : [{ name, log }];
    });
    if (pages.length === 0) return;
    const saves = names.filter((name) => /^save\..*\.json$|^save\.json$/.test(name)).map((name) => disk.read(name) ?? '');
    for (const { name, log } of pages) if (!saves.some((text) => text.includes(log))) await disk.remove(name);
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

/** Keeps a profile: saves it after every step, as long as it is ours to save. */
export interface Keeper {
  /**
   * Saves a profile; undefined where it is the one that was saved last. One save is done after the other: what came while one was under
   * way is saved by the next, the newest alone.
   */
  keep(profile: Profile): Promise<Kept> | undefined;
  /** Waits for what is being saved, tries once more what could not be, and lets go of the profile; what to tell the player, if anything. */
  close(): Promise<string | undefined>;
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

/** A keeper. */
export const openKeeper = ({ disk, lock, canWrite, opened, isSaved, written }: KeeperTools): Keeper => {
  let last = isSaved ? opened : undefined;
  let pages = written;
  let ended = opened.ended;
  let owed: Profile | undefined;
  let isTold = false;
  /** The newest that is to be saved, and what becomes of it. */
  let newest: Profile | undefined;
  let saving: Promise<Kept> | undefined;

  const save = (profile: Profile): Promise<Saved> | Saved =>
    canWrite ? saveProfile(disk, profile, pages) : { ok: false, why: runtimeWords().save.inTheWay };
  const fail = (why: string): Kept => {
    const sentence = isTold ? undefined : runtimeWords().save.chipsUnsaved(why);
    isTold = true;
    return { kind: 'trouble', why, sentence };
  };
  /** The last sitting at a game is the floor's now, and not that of a game alone. */
  const noteEnded = async (profile: Profile): Promise<void> => {
    for (const id of gameIds) if (profile.ended[id] !== ended[id]) await removeSession(disk, id);
    ended = profile.ended;
  };
  const saveOne = async (profile: Profile): Promise<Kept> => {
    if (lock !== undefined && !lock.isMine()) return { kind: 'lost' };
    const saved = await save(profile);
    owed = saved.ok ? undefined : profile;
    if (!saved.ok) return fail(saved.why);
    last = profile;
    pages = saved.written;
    isTold = false;
    await noteEnded(profile);
    return { kind: 'kept' };
  };
  const saveAll = async (): Promise<Kept> => {
    let kept: Kept = { kind: 'kept' };
    while (newest !== undefined && newest !== last) {
      const profile = newest;
      kept = await saveOne(profile);
      // What could not be saved is tried again with the next step, or at the end.
      if (newest === profile) newest = undefined;
      if (kept.kind === 'lost') break;
    }
    saving = undefined;
    return kept;
  };
  const keep = (profile: Profile): Promise<Kept> | undefined => {
    if (profile === last && saving === undefined) return undefined;
    newest = profile;
    saving ??= saveAll();
    return saving;
  };
  return {
    keep,
    close: async () => {
      await saving;
      const kept = owed === undefined ? undefined : await keep(owed);
      lock?.release();
      return kept?.kind === 'trouble' ? runtimeWords().save.chipsAsBefore : undefined;
    },
  };
};
