/** Whose purse it is: a key is an account with a folder of its own, held by one visit at a time; a guest has nothing that lasts. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Disk, folderDisk } from '../disk.ts';
import type { Visit } from '../exit.ts';
import { type Home, passingHome } from '../home.ts';
import { runtimeWords } from '../language/index.ts';
import type { Lock } from '../lock.ts';

const refused = (): Error => Object.assign(new Error('the account is full'), { code: 'EDQUOT' });

const sizesIn = (folder: string): Map<string, number> =>
  new Map((existsSync(folder) ? readdirSync(folder) : []).map((name) => [name, statSync(join(folder, name)).size]));

/** A folder that takes no more than so many bytes. */
export const limitedDisk = (folder: string, quota: number): Disk => {
  const disk = folderDisk(folder);
  const sizes = sizesIn(folder);
  const total = (): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const count = (name: string, text: string): void => {
    const size = Buffer.byteLength(text);
    if (total() - (sizes.get(name) ?? 0) + size > quota) throw refused();
    sizes.set(name, size);
  };
  return {
    ...disk,
    write: async (name, text) => {
      count(name, text);
      await disk.write(name, text);
    },
    jot: (name, text) => {
      count(name, text);
      disk.jot(name, text);
    },
    rename: async (from, to) => {
      const isMoved = await disk.rename(from, to);
      const size = sizes.get(from);
      sizes.delete(from);
      if (isMoved && size !== undefined) sizes.set(to, size);
      return isMoved;
    },
    remove: async (name) => {
      await disk.remove(name);
      sizes.delete(name);
    },
  };
};

/** Who somebody is: their account, or nobody in particular. */
export interface Member {
  readonly home: Home;
  /** Whether nothing of theirs lasts, and why. */
  readonly guest: 'no-key' | 'no-room' | undefined;
}

/** The accounts in a folder. */
export class Accounts {
  readonly #folder: string;
  readonly #most: number;
  readonly #quota: number;
  readonly #inside = new Map<string, Visit>();

  constructor(folder: string, most: number, quota: number) {
    this.#folder = folder;
    this.#most = most;
    this.#quota = quota;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  #hasRoom(path: string): boolean {
    return existsSync(path) || readdirSync(this.#folder).length < this.#most;
  }
  /** Lets somebody in by the fingerprint of their key, if they have one. Whoever is in by the same key gives way, and has saved first. */
  async enter(fingerprint: string | undefined, visit: Visit): Promise<Member> {
    if (fingerprint === undefined) return { home: passingHome(), guest: 'no-key' };
    const path = join(this.#folder, fingerprint);
    if (!this.#hasRoom(path)) return { home: passingHome(), guest: 'no-room' };
    const before = this.#inside.get(fingerprint);
    this.#inside.set(fingerprint, visit);
    before?.run(() => before.leave([runtimeWords().save.lost], 1));
    await before?.ended;
    void visit.ended.then(() => {
      if (this.#inside.get(fingerprint) === visit) this.#inside.delete(fingerprint);
    });
    const lock: Lock = { isMine: () => this.#inside.get(fingerprint) === visit, release: () => undefined };
    return { home: { disk: limitedDisk(path, this.#quota), hold: () => Promise.resolve({ lock }) }, guest: undefined };
  }
}
