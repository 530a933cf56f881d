/** A folder on the disk, in the few operations that a save needs. Tests put one in memory in its place and pull its plug. */
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join, posix, resolve, win32 } from 'node:path';

// Where the game keeps its own files, on each system. Nothing is read or written anywhere else.

/** What the folder depends on. */
interface FolderClues {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A variable that is set and not empty. */
const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** The game's data folder: `BAIZE_HOME` if it is set, else where the system wants such things. */
export const dataFolder = ({ platform, home, env }: FolderClues): string => {
  const own = given(env['BAIZE_HOME']);
  if (own !== undefined) return own;
  if (platform === 'win32') return win32.join(given(env['APPDATA']) ?? win32.join(home, 'AppData', 'Roaming'), 'baize');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'baize');
  const data = given(env['XDG_DATA_HOME']);
  // The XDG standard asks that a relative path be ignored.
  return posix.join(data !== undefined && posix.isAbsolute(data) ? data : posix.join(home, '.local', 'share'), 'baize');
};

/** One folder of files. Whatever the system refuses is thrown. */
export interface Disk {
  /** A file's text; null when there is none. */
  read(name: string): string | null;
  /** Writes a whole file and waits until it has reached the disk. */
  write(name: string, text: string): void;
  /** Gives a file another name, in the place of whatever had it: at once or not at all. False when there is no such file. */
  rename(from: string, to: string): boolean;
  /** Removes a file, if there is one. */
  remove(name: string): void;
  names(): readonly string[];
  /** Waits until the names have reached the disk, where the system can do that. */
  flush(): void;
}

/** The system's own code for what went wrong; an empty text for anything else. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for you on the disk',
  EACCES: 'the folder may not be written',
  EPERM: 'the folder may not be written',
  EROFS: 'the disk may only be read',
  ENOTDIR: 'its folder is not a folder',
  ENOENT: 'it is not there',
  EEXIST: 'there is something in its place',
  EISDIR: 'there is a folder in its place',
  EIO: 'the disk does not answer',
};

/** Why the system refused, in words that end a sentence. */
export const whyOf = (error: unknown): string => REASONS[errorCode(error)] ?? (error instanceof Error ? error.message : String(error));

const writeWhole = (path: string, text: string): void => {
  const file = openSync(path, 'w');
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const TRIES = 5;
const PAUSE = 20;
const isPassing = (error: unknown): boolean => ['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error));

/** Waits without giving anything else a turn: between two halves of a save nothing may happen. */
export const pause = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

const MAX_LINKS = 20;

/** Where a file really lies: a link is followed, so that a save in a shared folder stays there. */
const followed = (path: string, links = MAX_LINKS): string => {
  if (links === 0) return path;
  try {
    return followed(resolve(dirname(path), readlinkSync(path)), links - 1);
  } catch {
    // It is no link.
    return path;
  }
};

/** The same across two disks: the file is whole in its new place before the old one goes. */
const moveAcross = (from: string, to: string): void => {
  const beside = `${to}.moving`;
  writeWhole(beside, readFileSync(from, 'utf8'));
  renameSync(beside, to);
  rmSync(from, { force: true });
};

/** On Windows a scanner may hold a file for a moment, and renaming fails until it lets go. */
const renameAt = (from: string, to: string, tries: number): boolean => {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    if (errorCode(error) === 'EXDEV') {
      moveAcross(from, to);
      return true;
    }
    if (process.platform !== 'win32' || tries <= 1 || !isPassing(error)) throw error;
    pause(PAUSE);
    return renameAt(from, to, tries - 1);
  }
};

const flushFolder = (folder: string): void => {
  try {
    const open = openSync(folder, 'r');
    try {
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
  } catch {
    // Windows opens no folders and some systems flush none; the files in it are safe either way.
  }
};

/** Whether there is nothing in that place, nor could be. */
const isNothing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error));

/** A folder of the system; it is made when something is first written. */
export const folderDisk = (folder: string): Disk => ({
  read: (name) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch (error) {
      if (isNothing(error)) return null;
      throw error;
    }
  },
  write: (name, text) => {
    mkdirSync(folder, { recursive: true });
    writeWhole(followed(join(folder, name)), text);
  },
  rename: (from, to) => renameAt(followed(join(folder, from)), followed(join(folder, to)), TRIES),
  remove: (name) => rmSync(join(folder, name), { force: true }),
  names: () => {
    try {
      return readdirSync(folder);
    } catch (error) {
      if (isNothing(error)) return [];
      throw error;
    }
  },
  flush: () => flushFolder(folder),
});
