/**
 * What looks after the save, so that nothing is ever forgotten: it asks the browser to keep it, and reminds the player of
 * a copy of their own. It is loaded after the page, with the place where notices stand, and says little.
 */
import { browserVault, CROWDED, type PageVault } from './page-vault.ts';
import type { ProfileStatus, ProfileStore } from './profile-store.ts';

/** So many sittings without a copy in a file are worth a word. */
export const SITTINGS_WITHOUT_COPY = 50;

/** What the device can be asked and told. */
export interface KeepingDevice {
  /** A word that was noted on this device. */
  read(what: string): string | undefined;
  note(what: string, text: string): void;
  /** Asks the browser to keep what is here, however short it runs of room. It may ask the player. */
  persist(): Promise<void>;
  /** Where pages go for which there is too little room. */
  readonly vault: Pick<PageVault, 'letters' | 'move'>;
  /** Whether this runs as an app of its own. */
  readonly isInstalled: boolean;
  /** Whether this could be installed here, and the browser will never say so by itself. */
  readonly hidesInstalling: boolean;
}

/** What is noted on this device. */
const NOTED = { asked: 'asked-to-keep', copied: 'copied-at', greeted: 'offered-profile', told: 'told-of-installing' } as const;

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // The browser forbids it: then nothing is noted, and that is all.
    return undefined;
  }
};

/** The browser's own. */
const browserDevice = (): KeepingDevice => {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return {
    read: (what) => attempt(() => localStorage.getItem(`baize.${what}`)) ?? undefined,
    note: (what, text) => attempt(() => localStorage.setItem(`baize.${what}`, text)),
    persist: async () => void (await navigator.storage?.persist?.()),
    vault: browserVault,
    isInstalled,
    // Only Safari has this word, and only Safari says nothing of installing.
    hidesInstalling: 'standalone' in navigator && !isInstalled,
  };
};

/** Notes that the player has a copy of the profile as it is now. */
export const noteCopy = (sittings: number, device: Pick<KeepingDevice, 'note'> = browserDevice()): void =>
  device.note(NOTED.copied, String(sittings));

/** Whether the browser has promised to keep the profile; undefined where it promises nothing of the kind. */
export const isPromised = async (): Promise<boolean | undefined> => navigator.storage?.persisted?.();

/** Does something once on a device. */
const once = (device: KeepingDevice, what: string, act: () => void): void => {
  if (device.read(what) !== undefined) return;
  device.note(what, '1');
  act();
};

const remindOfCopy = (store: ProfileStore, device: KeepingDevice, sittings: number): void => {
  const since = sittings - Number(device.read(NOTED.copied) ?? 0);
  // Whoever has started over, or has loaded another profile, begins to count again.
  if (since < 0) noteCopy(sittings, device);
  if (since < SITTINGS_WITHOUT_COPY) return;
  noteCopy(sittings, device);
  store.advise('copy');
};

/** Makes room: long logs go to the browser's database, and what could not be saved is saved then. If that fails, it stays said that it is not. */
const makeRoom = async (store: ProfileStore, { vault }: KeepingDevice): Promise<void> => {
  if (!(await vault.move()) || store.now().kept) return;
  store.change((profile) => ({ ...profile }));
};

/** Makes room whenever something was not saved: once each time, since what does not help now does not help at every step. */
const watchRoom = (store: ProfileStore, device: KeepingDevice): void => {
  let wasKept = true;
  store.subscribe(() => {
    const { status, kept } = store.now();
    if (status === 'open' && wasKept && !kept) void makeRoom(store, device);
    wasKept = kept;
  });
};

const lookedAfter = new WeakSet<ProfileStore>();

/** Looks after the save for as long as the page is open. To ask for it twice changes nothing. */
export const lookAfter = (store: ProfileStore, device: KeepingDevice = browserDevice()): void => {
  if (lookedAfter.has(store)) return;
  lookedAfter.add(store);
  let seen = -1;
  const look = ({ status, profile: { sittings } }: ProfileStatus): void => {
    if (status !== 'open') return;
    if (sittings === seen) return;
    seen = sittings;
    if (device.vault.letters() > CROWDED) void makeRoom(store, device);
    if (sittings === 0) {
      if (device.isInstalled) once(device, NOTED.greeted, () => store.advise('profile'));
      return;
    }
    // Now there is something to lose. What the browser answers stands in the settings.
    once(device, NOTED.asked, () => void device.persist().catch(() => undefined));
    if (device.hidesInstalling) once(device, NOTED.told, () => store.advise('install'));
    remindOfCopy(store, device, sittings);
  };
  watchRoom(store, device);
  store.subscribe(() => look(store.now()));
  look(store.now());
};
