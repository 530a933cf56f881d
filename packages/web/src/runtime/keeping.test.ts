import { freshProfile, openSave } from '@baize/casino';
import { expect, test } from 'vitest';
import { type KeepingDevice, lookAfter, noteCopy, SITTINGS_WITHOUT_COPY } from './keeping.ts';
import { CROWDED } from './page-vault.ts';
import { openProfileStore, type ProfileStore } from './profile-store.ts';

/** A disk that keeps one text. */
const openStore = (): ProfileStore => {
  let kept: string | null = null;
  const store = openProfileStore(
    {
      read: () => kept,
      write: (text) => {
        kept = text;
        return true;
      },
      setAside: () => true,
      readPage: () => null,
      writePage: () => true,
      clearPages: () => undefined,
    },
    openSave,
  );
  store.open();
  return store;
};

interface Device extends KeepingDevice {
  readonly noted: Map<string, string>;
  asked: number;
}

const deviceWith = (part: Partial<KeepingDevice> = {}, noted = new Map<string, string>()): Device => ({
  noted,
  asked: 0,
  read: (what) => noted.get(what),
  note: (what, text) => void noted.set(what, text),
  vault: { letters: () => 0, move: () => Promise.resolve(false) },
  persist() {
    this.asked += 1;
    return Promise.resolve();
  },
  isInstalled: false,
  hidesInstalling: false,
  ...part,
});

const played = (store: ProfileStore, sittings: number): boolean => store.change((profile) => ({ ...profile, sittings }));
const advice = (store: ProfileStore): readonly string[] => store.now().notes.flatMap((note) => (note.kind === 'advice' ? note.about : []));

test('the browser is asked to keep the save once there is something to lose, and once on a device', () => {
  const [store, device] = [openStore(), deviceWith()];
  lookAfter(store, device);
  expect(device.asked).toBe(0);
  for (const sittings of [1, 2, 3]) played(store, sittings);
  expect(device.asked).toBe(1);
  const again = deviceWith({}, device.noted);
  const other = openStore();
  lookAfter(other, again);
  played(other, 1);
  expect(again.asked).toBe(0);
  expect(advice(store)).toEqual([]);
});

test('a browser that refuses, or cannot be asked, stops nobody', async () => {
  const store = openStore();
  lookAfter(store, deviceWith({ persist: () => Promise.reject(new Error('no')) }));
  expect(played(store, 1)).toBe(true);
  await Promise.resolve();
  expect(advice(store)).toEqual([]);
});

test('fifty sittings without a copy are worth a word, and then fifty more', () => {
  const [store, device] = [openStore(), deviceWith()];
  lookAfter(store, device);
  played(store, SITTINGS_WITHOUT_COPY - 1);
  expect(advice(store)).toEqual([]);
  played(store, SITTINGS_WITHOUT_COPY);
  expect(advice(store)).toHaveLength(1);
  expect(advice(store)[0]).toBe('copy');
  for (const note of store.now().notes) store.dismiss(note);
  played(store, 2 * SITTINGS_WITHOUT_COPY - 1);
  expect(advice(store)).toEqual([]);
  played(store, 2 * SITTINGS_WITHOUT_COPY);
  expect(advice(store)).toHaveLength(1);
});

test('whoever has saved a copy, or has loaded another profile, is reminded that much later', () => {
  const [store, device] = [openStore(), deviceWith()];
  lookAfter(store, device);
  played(store, 40);
  noteCopy(40, device);
  played(store, 89);
  expect(advice(store)).toEqual([]);
  store.change(() => ({ ...freshProfile(), sittings: 3 }));
  played(store, 52);
  expect(advice(store)).toEqual([]);
  played(store, 53);
  expect(advice(store)).toHaveLength(1);
});

test('an installed app that starts empty offers to take over a profile, once; a browser does not', () => {
  const noted = new Map<string, string>();
  const first = openStore();
  lookAfter(first, deviceWith({ isInstalled: true }, noted));
  expect(advice(first)[0]).toBe('profile');
  const second = openStore();
  lookAfter(second, deviceWith({ isInstalled: true }, noted));
  const browser = openStore();
  lookAfter(browser, deviceWith());
  expect([...advice(second), ...advice(browser)]).toEqual([]);
});

test('installing is spoken of where the browser never does, after the first sitting, and once', () => {
  const [store, device] = [openStore(), deviceWith({ hidesInstalling: true })];
  lookAfter(store, device);
  expect(advice(store)).toEqual([]);
  played(store, 1);
  expect(advice(store)[0]).toBe('install');
  for (const note of store.now().notes) store.dismiss(note);
  played(store, 2);
  expect(advice(store)).toEqual([]);
});

test('a store is looked after once, and not while another window has it', () => {
  const [store, device] = [openStore(), deviceWith()];
  lookAfter(store, device);
  lookAfter(store, device);
  store.close();
  expect(played(store, 1)).toBe(false);
  expect(device.asked).toBe(0);
});

test('what the browser has no room for is saved after all, once long logs have gone to its database', async () => {
  let room = 0;
  let kept: string | null = null;
  const write = (text: string): boolean => {
    if (text.length > room) return false;
    kept = text;
    return true;
  };
  const disk = { read: () => kept, write, setAside: () => true, readPage: () => null, writePage: () => true, clearPages: () => undefined };
  const store = openProfileStore(disk, openSave);
  store.open();
  let moves = 0;
  const move = (): Promise<boolean> => {
    moves += 1;
    room = moves > 1 ? 1e6 : 0;
    return Promise.resolve(true);
  };
  lookAfter(store, deviceWith({ vault: { letters: () => 0, move } }));
  const play = (balance: number) => store.change((profile) => ({ ...profile, balance }));
  play(1);
  await Promise.resolve();
  // It did not help: that is said, and it is not tried again at every step.
  play(2);
  await Promise.resolve();
  expect([moves, store.now().kept, store.now().notes.map(({ kind }) => kind)]).toEqual([1, false, ['full']]);
  room = 1e6;
  play(3);
  expect(store.now().notes).toEqual([]);
  room = 0;
  play(4);
  await new Promise((done) => setTimeout(done));
  expect([moves, store.now().kept, store.now().notes]).toEqual([2, true, []]);
  expect(kept).toContain('"balance":4');
});

test('a crowded storage is cleared out before it is full', () => {
  const store = openStore();
  let moves = 0;
  const move = (): Promise<boolean> => {
    moves += 1;
    return Promise.resolve(true);
  };
  const vault = { letters: () => CROWDED + 1, move };
  lookAfter(store, deviceWith({ vault }));
  expect(moves).toBe(1);
});
