/** Where a player's own things lie, and how they are held: a folder of this machine, or nothing that lasts. */
import { type Disk, folderDisk, memoryDisk } from './disk.ts';
import { type Lock, takeLock, takeOver } from './lock.ts';

/** A profile that may be used from now on; without a lock where none can be taken, and nothing can be saved there either. */
export interface HeldProfile {
  readonly lock: Lock | undefined;
}

/** A player's own place. */
export interface Home {
  readonly disk: Disk;
  /** Whether nothing in it lasts. */
  readonly isPassing?: true;
  /** Holds the profile. `ask` is asked where another process has it; undefined when that one is left in peace. */
  hold(ask: (pid: number) => Promise<boolean>): Promise<HeldProfile | undefined>;
}

/** A folder of this machine. */
export const folderHome = (folder: string): Home => ({
  disk: folderDisk(folder),
  hold: async (ask) => {
    const locked = takeLock(folder);
    if (locked.kind === 'mine') return locked;
    if (locked.kind === 'none') return { lock: undefined };
    return (await ask(locked.pid)) ? { lock: await takeOver(folder) } : undefined;
  },
});

/** A place that is gone when its player has. */
export const passingHome = (): Home => ({ disk: memoryDisk(), isPassing: true, hold: () => Promise.resolve({ lock: undefined }) });
