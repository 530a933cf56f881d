/** A folder on the disk, in the few operations that a save needs. Tests put one in memory in its place and pull its plug. */
import {
  closeSync,
  mkdirSync,
  openSync,
  promises,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, resolve, win32 } from 'node:path';
import { isFields } from '@baize/engine';
import { runtimeWords } from './language/index.ts';
import type { DiskFault } from './language/runtime-words.ts';

// `promises` is asked for by its own name each time: Node loads what is behind it when it is first used, and that is after the first frame.

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

/** One folder of files. Whatever the system refuses is thrown. What changes it takes its time, and nobody else waits for it. */
export interface Disk {
  /** A file's text; null when there is none. */
  read(name: string): string | null;
  /** Writes a whole file and waits until it has reached the disk. */
  write(name: string, text: string): Promise<void>;
  /**
   * Writes a small file at once and whole, without waiting until it has reached the disk: for what no chip hangs on, and for what must be
   * found again before anything else is done.
   */
  jot(name: string, text: string): void;
  /** Gives a file another name, in the place of whatever had it: at once or not at all. False when there is no such file. */
  rename(from: string, to: string): Promise<boolean>;
  /** Removes a file, if there is one. */
  remove(name: string): Promise<void>;
  names(): readonly string[];
  /** Waits until the names have reached the disk, where the system can do that. */
  flush(): Promise<void>;
}

/** The save. */
export const SAVE = 'save.json';

/** The language that is set in a save, whatever else it says; undefined where none is, or nothing can be read. No schema is loaded for it. */
export const savedLanguage = (disk: Pick<Disk, 'read'>): string | undefined => {
  try {
    const save: unknown = JSON.parse(disk.read(SAVE) ?? 'null');
    const settings = isFields(save) ? save['settings'] : undefined;
    const language = isFields(settings) ? settings['language'] : undefined;
    return typeof language === 'string' ? language : undefined;
  } catch {
    // Whoever opens the save tells what is wrong with it.
    return undefined;
  }
};

/** The system's own code for what went wrong; an empty text for anything else. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const FAULTS: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'read-only',
  ENOTDIR: 'no-folder',
  ENOENT: 'missing',
  EEXIST: 'taken',
  EISDIR: 'is-folder',
  EIO: 'silent',
};

/** Why the system refused, in words that end a sentence. What it has no words for here, it says itself. */
export const whyOf = (error: unknown): string => {
  const fault = FAULTS[errorCode(error)];
  if (fault !== undefined) return runtimeWords().disk[fault];
  return error instanceof Error ? error.message : String(error);
};

const writeWhole = async (path: string, text: string): Promise<void> => {
  const file = await promises.open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

const TRIES = 5;
const PAUSE = 20;
const isPassing = (error: unknown): boolean => ['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error));

/** Waits. */
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const MAX_LINKS = 20;

/** Where a file really lies: a link is followed, so that a save in a shared folder stays there. */
const followed = async (path: string, links = MAX_LINKS): Promise<string> => {
  if (links === 0) return path;
  try {
    return await followed(resolve(dirname(path), await promises.readlink(path)), links - 1);
  } catch {
    // It is no link.
    return path;
  }
};

/** The same across two disks: the file is whole in its new place before the old one goes. */
const moveAcross = async (from: string, to: string): Promise<void> => {
  const beside = `${to}.moving`;
  await writeWhole(beside, await promises.readFile(from, 'utf8'));
  await promises.rename(beside, to);
  await promises.rm(from, { force: true });
};

/** On Windows a scanner may hold a file for a moment, and renaming fails until it lets go. */
const renameAt = async (from: string, to: string, tries: number): Promise<boolean> => {
  try {
    await promises.rename(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    if (errorCode(error) === 'EXDEV') {
      await moveAcross(from, to);
      return true;
    }
    if (process.platform !== 'win32' || tries <= 1 || !isPassing(error)) throw error;
    await pause(PAUSE);
    return renameAt(from, to, tries - 1);
  }
};

const flushFolder = async (folder: string): Promise<void> => {
  try {
    const opened = await promises.open(folder, 'r');
    try {
      await opened.sync();
    } finally {
      await opened.close();
    }
  } catch {
    // Windows opens no folders and some systems flush none; the files in it are safe either way.
  }
};

/** Whether there is nothing in that place, nor could be. */
const isNothing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error));

/** Writes a file whole: a reader sees the old one or the new one, never half of one. A link is followed. */
const jotAt = (path: string, text: string): void => {
  const real = realPath(path);
  const draft = `${real}.${process.pid}.new`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, real);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    // There is nothing yet.
    return path;
  }
};

/** A folder of the system; it is made when something is first written. Whether a name is a link is looked at once. */
export const folderDisk = (folder: string): Disk => {
  const places = new Map<string, Promise<string>>();
  let made: Promise<unknown> | undefined;
  const placeOf = (name: string): Promise<string> => {
    const known = places.get(name) ?? followed(join(folder, name));
    places.set(name, known);
    return known;
  };
  const make = async (): Promise<void> => {
    try {
      made ??= promises.mkdir(folder, { recursive: true });
      await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
  /** Writes; a folder that somebody has taken away in the meantime is made again. */
  const write = async (name: string, text: string): Promise<void> => {
    await make();
    const path = await placeOf(name);
    try {
      await writeWhole(path, text);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      made = undefined;
      await make();
      await writeWhole(path, text);
    }
  };
  return {
    read: (name) => {
      try {
        return readFileSync(join(folder, name), 'utf8');
      } catch (error) {
        if (isNothing(error)) return null;
        throw error;
      }
    },
    write,
    jot: (name, text) => {
      mkdirSync(folder, { recursive: true });
      jotAt(join(folder, name), text);
    },
    rename: async (from, to) => renameAt(await placeOf(from), await placeOf(to), TRIES),
    remove: (name) => promises.rm(join(folder, name), { force: true }),
    names: () => {
      try {
        return readdirSync(folder);
      } catch (error) {
        if (isNothing(error)) return [];
        throw error;
      }
    },
    flush: () => flushFolder(folder),
  };
};

/** A folder in memory: what is in it goes with the process, or before it. */
export const memoryDisk = (): Disk => {
  const files = new Map<string, string>();
  return {
    read: (name) => files.get(name) ?? null,
    write: (name, text) => {
      files.set(name, text);
      return Promise.resolve();
    },
    jot: (name, text) => void files.set(name, text),
    rename: (from, to) => {
      const text = files.get(from);
      if (text === undefined) return Promise.resolve(false);
      files.delete(from);
      files.set(to, text);
      return Promise.resolve(true);
    },
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
    names: () => [...files.keys()],
    flush: () => Promise.resolve(),
  };
};

// --- seeds that nobody has chosen ------------------------------------------------------------------------------------

const BYTES = 32;
const DEVICE = '/dev/urandom';

/** Bytes straight from the system's source of chance; undefined where it is not a file. */
const readDevice = (): Buffer | undefined => {
  const bytes = Buffer.alloc(BYTES);
  try {
    const device = openSync(DEVICE, 'r');
    const read = readSync(device, bytes);
    closeSync(device);
    return read === BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A seed of 256 bits. node:crypto draws from the same source, but takes a twentieth of the whole start to load, so it is
 * asked only where there is no device to read.
 */
export const freshSeed = (device: () => Buffer | undefined = readDevice): string =>
  (device() ?? process.getBuiltinModule('node:crypto').randomBytes(BYTES)).toString('hex');
