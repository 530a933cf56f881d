/** A folder in memory whose plug can be pulled at any moment, also in the middle of a write. */
import type { Disk } from './disk.ts';

/** Thrown when the plug is pulled; nothing runs after it. */
export class PlugPulled extends Error {}

interface Inode {
  text: string;
  /** What of it has reached the disk. */
  safe: string;
}
type Names = ReadonlyMap<string, Inode>;
type NameChange = (names: Map<string, Inode>) => void;

/** How a disk is to fail: at the so-maniest operation, by losing power or by refusing it. */
export interface Failing {
  readonly at: number;
  readonly how: 'pull' | 'refuse';
}

const full = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' });

const diskOver = (start: Names, failing: Failing) => {
  let operations = 0;
  let flushed: Names = new Map(start);
  const names = new Map(start);
  let changes: NameChange[] = [];

  /** One operation of the system: it happens, or the plug is pulled just before it. */
  const operate = (work: () => void): void => {
    operations += 1;
    if (operations === failing.at) throw failing.how === 'pull' ? new PlugPulled() : full();
    work();
  };
  const change = (apply: NameChange): void => {
    apply(names);
    changes.push(apply);
  };
  const disk: Disk = {
    read: (name) => names.get(name)?.text ?? null,
    write: async (name, text) => {
      // Every operation comes in a turn of its own, as with a disk.
      await Promise.resolve();
      const inode: Inode = { text: '', safe: '' };
      operate(() => change((all) => all.set(name, inode)));
      for (const part of [0.5, 1])
        operate(() => {
          inode.text = text.slice(0, Math.floor(text.length * part));
        });
      operate(() => {
        inode.safe = inode.text;
      });
    },
    jot: (name, text) => {
      const inode: Inode = { text, safe: text };
      operate(() => change((all) => all.set(name, inode)));
    },
    rename: async (from, to) => {
      await Promise.resolve();
      const inode = names.get(from);
      if (inode === undefined) return false;
      operate(() =>
        change((all) => {
          all.delete(from);
          all.set(to, inode);
        }),
      );
      return true;
    },
    remove: async (name) => operate(() => change((all) => all.delete(name))),
    names: () => [...names.keys()],
    flush: async () =>
      operate(() => {
        flushed = new Map(names);
        changes = [];
      }),
  };
  /** What is found after a process was killed: everything that it had done. */
  const afterKill = (): Names => new Map(names);
  /** What may be found after the power failed: what was flushed, some of the changes to names since, and no text that was not. */
  const afterPower = (): readonly Names[] =>
    Array.from({ length: changes.length + 1 }, (_, count) => {
      const found = new Map(flushed);
      for (const apply of changes.slice(0, count)) apply(found);
      return new Map([...found].map(([name, { safe }]) => [name, { text: safe, safe }]));
    });
  return { disk, operations: () => operations, afterKill, afterPower };
};

/** A disk that fails at an operation; with `at` 0 it never does. */
export const failingDisk = (failing: Failing) => diskOver(new Map(), failing);
/** A sound disk with what was found on another. */
export const soundDisk = (found: Names = new Map()): Disk => diskOver(found, { at: 0, how: 'pull' }).disk;
