/**
 * The safe: the one file that holds a player's profile, and the generation before it. At every moment one of the two is
 * whole, so that whatever is cut off in the middle, the chips are where they were before the step or after it.
 */
import { freshProfile, openSave, type Profile, writeSave } from '@baize/casino';
import type { GameId } from '@baize/games';
import { type Disk, whyOf } from './disk.ts';

/** The save. */
export const SAVE = 'save.json';
const PREVIOUS = 'save.previous.json';
const DRAFT = 'save.new.json';

/** What was found in the safe. */
export type Found =
  | {
      readonly kind: 'profile';
      readonly profile: Profile;
      /** What the player has to be told, a sentence each. */
      readonly notes: readonly string[];
      /** False when something lies in the safe that could not be moved out of the way: nothing is written over it. */
      readonly canWrite: boolean;
      /** Whether this very profile is the one that lies in the safe. */
      readonly isSaved: boolean;
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

const moved = (disk: Disk, name: string): { readonly words: string; readonly canWrite: boolean } => {
  const aside = setAside(disk, name, 'broken');
  return aside === undefined
    ? { words: 'it could not be moved out of the way, so nothing will be saved', canWrite: false }
    : { words: `it is kept as ${aside}`, canWrite: true };
};

/** What the generation before has, when there is no good save. */
const openPrevious = (disk: Disk, lost: string | undefined, canWrite: boolean): Found => {
  const before = openSave(disk.read(PREVIOUS));
  switch (before.kind) {
    case 'newer':
      return { kind: 'newer' };
    case 'opened': {
      const told = lost === undefined ? [] : [`Your save could not be read: ${lost}, and you go on from one step before it.`];
      return { kind: 'profile', profile: before.profile, notes: [...told, ...before.notes], canWrite, isSaved: false };
    }
    case 'none': {
      const told = lost === undefined ? [] : [`Your save could not be read: ${lost}. You begin anew with 1,000 chips.`];
      return { kind: 'profile', profile: freshProfile(), notes: told, canWrite, isSaved: false };
    }
    case 'broken': {
      const aside = moved(disk, PREVIOUS);
      const note = `Your save could not be read: ${lost ?? aside.words}. You begin anew with 1,000 chips.`;
      return { kind: 'profile', profile: freshProfile(), notes: [note], canWrite: canWrite && aside.canWrite, isSaved: false };
    }
  }
};

const open = (disk: Disk): Found => {
  const now = openSave(disk.read(SAVE));
  switch (now.kind) {
    case 'opened':
      return { kind: 'profile', profile: now.profile, notes: now.notes, canWrite: true, isSaved: now.notes.length === 0 };
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

/** Opens the safe. A broken save is set aside, never deleted. */
export const openSafe = (disk: Disk): Found => {
  try {
    return open(disk);
  } catch (error) {
    return { kind: 'unreadable', why: whyOf(error) };
  }
};

/** Whether a profile could be put away, or why not. */
export type PutAway = { readonly ok: true } | { readonly ok: false; readonly why: string };

/**
 * Puts a profile into the safe, whole: the new save is on the disk before the old one gives up its name, and the old one
 * stays as the generation before. Until the last rename nothing that was saved has been touched.
 */
export const putAway = (disk: Disk, profile: Profile): PutAway => {
  try {
    disk.write(DRAFT, writeSave(profile));
    disk.rename(SAVE, PREVIOUS);
    disk.rename(DRAFT, SAVE);
    disk.flush();
    return { ok: true };
  } catch (error) {
    clearDraft(disk);
    return { ok: false, why: whyOf(error) };
  }
};

/** Where the last sitting at a game that is over is written down. */
const sittingName = (game: GameId): string => `sitting-${game}.json`;

/** Writes down a sitting that is over, in the place of the one before. */
export const fileSitting = (disk: Disk, game: GameId, text: string): PutAway => {
  try {
    disk.write(DRAFT, text);
    disk.rename(DRAFT, sittingName(game));
    return { ok: true };
  } catch (error) {
    clearDraft(disk);
    return { ok: false, why: whyOf(error) };
  }
};

/** The record of the last sitting at a game that is over; null when there is none. */
export const readFiled = (disk: Disk, game: GameId): string | null => disk.read(sittingName(game));

const clearDraft = (disk: Disk): void => {
  try {
    disk.remove(DRAFT);
  } catch {
    // A draft that stays behind is written over by the next save.
  }
};
