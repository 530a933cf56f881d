/**
 * One holder of a profile at a time. The lock is a small file that names a process; whoever comes second is told, and may
 * take over. The one who held it finds out before its next save, and does not make it.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, freshSeed, pause } from './disk.ts';

const LOCK = 'save.lock';
/** Longer than anybody is between asking whether the profile is still theirs and having saved it. */
const SETTLE = 150;

/** Who holds the lock. */
interface Holder {
  readonly pid: number;
  /** When that process began, as the system counts: a number that comes round again is another process. */
  readonly since: string;
  /** Tells two locks of one process apart. */
  readonly token: string;
}

/** A lock that is held here. */
export interface Lock {
  /** Whether it still is. */
  isMine(): boolean;
  /** Lets go of it, if it is still held here. */
  release(): void;
}

/** What became of trying to hold the lock. */
export type Locked =
  | { readonly kind: 'mine'; readonly lock: Lock }
  /** A living process has it. */
  | { readonly kind: 'held'; readonly pid: number }
  /** The folder takes no lock: nothing can be saved there either. */
  | { readonly kind: 'none' };

/** What the system knows about a process; an empty text where it does not tell. */
const startOf = (pid: number): string => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; the twentieth field after it is the start.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, even if it may not be asked.
    return errorCode(error) === 'EPERM';
  }
};

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  Number.isSafeInteger(value.pid) &&
  'since' in value &&
  typeof value.since === 'string' &&
  'token' in value &&
  typeof value.token === 'string';

const readHolder = (path: string): Holder | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    // Not there, or not whole: nobody's.
    return undefined;
  }
};

const isHeld = ({ pid, since }: Holder): boolean => {
  if (pid <= 0 || !isAlive(pid)) return false;
  const now = startOf(pid);
  return now === '' || since === '' || now === since;
};

const lockFor = (path: string, { token }: Holder): Lock => {
  const isMine = (): boolean => readHolder(path)?.token === token;
  return {
    isMine,
    release: () => {
      if (isMine()) rmSync(path, { force: true });
    },
  };
};

const newHolder = (): Holder => ({ pid: process.pid, since: startOf(process.pid), token: freshSeed().slice(0, 16) });

/** Puts a lock in the place of whatever is there. */
const place = (path: string): Lock => {
  const holder = newHolder();
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, path);
  return lockFor(path, holder);
};

/** Puts a lock where there is none; undefined when there is one. It appears whole, so that nobody reads half of it. */
const placeFirst = (path: string): Lock | undefined => {
  const holder = newHolder();
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return lockFor(path, holder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    // A disk without links: the next best thing.
    return writeFirst(path, holder);
  } finally {
    rmSync(draft, { force: true });
  }
};

const writeFirst = (path: string, holder: Holder): Lock | undefined => {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return lockFor(path, holder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  }
};

/** Tries to hold the lock of a folder. One whose process is gone is taken without a word. */
export const takeLock = (folder: string): Locked => {
  const path = join(folder, LOCK);
  try {
    mkdirSync(folder, { recursive: true });
    const first = placeFirst(path);
    if (first !== undefined) return { kind: 'mine', lock: first };
    const other = readHolder(path);
    return other !== undefined && isHeld(other) ? { kind: 'held', pid: other.pid } : { kind: 'mine', lock: place(path) };
  } catch {
    // Saving will fail for the same reason, and that is told then.
    return { kind: 'none' };
  }
};

/** Takes the lock from whoever holds it, and waits until a save that they had begun is done. */
export const takeOver = async (folder: string): Promise<Lock> => {
  const lock = place(join(folder, LOCK));
  await pause(SETTLE);
  return lock;
};
