/** The keeper of a profile: saves it after every step, as long as it is ours to save. */
import type { Profile } from '@baize/casino';
import type { GameId } from '@baize/games';
import type { Disk } from './disk.ts';
import type { Lock } from './lock.ts';
import { fileSitting, type PutAway, putAway } from './safe.ts';

/** What became of a save. */
export type Kept =
  | { readonly kind: 'kept' }
  /** It could not be written; told once, until it works again. */
  | { readonly kind: 'trouble'; readonly sentence: string | undefined }
  /** Somebody else holds the profile now, and nothing was written. */
  | { readonly kind: 'lost' };

/** What is said to a player whose profile is held elsewhere now. */
export const LOST = 'Baize was taken over in another window, so this one has stopped.';

/** Keeps a profile. */
export interface Keeper {
  /** Saves a profile, unless it is the one that was saved last. */
  keep(profile: Profile): Kept;
  /** Writes down the record of a sitting that is over. */
  file(game: GameId, record: string): Kept;
  /** Tries once more what could not be saved, and lets go of the profile; what to tell the player, if anything. */
  close(): string | undefined;
}

/** What a keeper works with. */
export interface KeeperTools {
  readonly disk: Disk;
  /** Undefined where no lock could be had: nothing can be saved there either. */
  readonly lock: Lock | undefined;
  readonly canWrite: boolean;
  /** What lies in the safe now; undefined when it has still to be written. */
  readonly saved: Profile | undefined;
}

const troubleOf = (why: string): string => `Your chips could not be saved: ${why}. Play on; what was saved before is safe.`;

/** A keeper. */
export const openKeeper = ({ disk, lock, canWrite, saved }: KeeperTools): Keeper => {
  let last = saved;
  let owed: Profile | undefined;
  let isTold = false;

  const write = (profile: Profile): PutAway => (canWrite ? putAway(disk, profile) : { ok: false, why: 'an unreadable save is in the way' });
  const fail = (why: string): Kept => {
    const sentence = isTold ? undefined : troubleOf(why);
    isTold = true;
    return { kind: 'trouble', sentence };
  };
  const keep = (profile: Profile): Kept => {
    if (profile === last) return { kind: 'kept' };
    if (lock !== undefined && !lock.isMine()) return { kind: 'lost' };
    const written = write(profile);
    owed = written.ok ? undefined : profile;
    if (!written.ok) return fail(written.why);
    last = profile;
    isTold = false;
    return { kind: 'kept' };
  };
  const file = (game: GameId, record: string): Kept => {
    if (lock !== undefined && !lock.isMine()) return { kind: 'lost' };
    const filed = fileSitting(disk, game, record);
    return filed.ok ? { kind: 'kept' } : fail(filed.why);
  };
  return {
    keep,
    file,
    close: () => {
      const kept = owed === undefined ? { kind: 'kept' } : keep(owed);
      lock?.release();
      return kept.kind === 'trouble' ? 'Your chips could not be saved; they are as they were saved last.' : undefined;
    },
  };
};
