/** Coming in: the house on this browser's disk, held by one window at a time. */

import { acquireLock } from './lock.ts';
import { openProfileStore, type ProfileStore } from './profile-store.ts';
import { browserDisk, SAVE_KEY } from './save.ts';

/** The house, and the way to take it over from another window. */
export interface OpenProfile {
  readonly store: ProfileStore;
  takeOver(): void;
}

/** Comes in. The house opens as soon as no other window holds it. */
export const openProfile = (): OpenProfile => {
  const store = openProfileStore(browserDisk);
  const door = acquireLock(store.open, store.close);
  // Only what another window writes is told here. Who holds the lock reads it, as the last word of one that lost it; who does not gives way.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SAVE_KEY || newValue === null || store.now().status !== 'open') return;
    if (door.isHeld()) store.open();
    else store.close();
  });
  return { store, takeOver: door.takeOver };
};
