/** The profile store, for every screen. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { OpenProfile, ProfileStatus, ProfileStore } from './profile-store.ts';

const Context = createContext<OpenProfile | undefined>(undefined);

const useOpenProfile = (): OpenProfile => {
  const found = useContext(Context);
  if (found === undefined) throw new Error('This screen is outside the profile provider.');
  return found;
};

/** What can be asked of the profile store. */
export const useProfileStore = (): ProfileStore => useOpenProfile().store;

/** A part of the profile's status. Whoever asks for it is drawn again when that part changes, and not at every step of a table. */
export const useProfileStatus = <Part,>(partOf: (now: ProfileStatus) => Part): Part => {
  const { store } = useOpenProfile();
  return useSyncExternalStore(store.subscribe, () => partOf(store.now()));
};

/** Takes the profile over from another window. */
export const useTakeOver = (): (() => void) => useOpenProfile().takeOver;

/** The profile store for everything inside. */
export const ProfileProvider = ({ inside, children }: { inside: OpenProfile; children: ReactNode }) => (
  <Context value={inside}>{children}</Context>
);
