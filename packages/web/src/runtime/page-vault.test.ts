import { chooseAt, freshProfile, joinTable, leaveTable, openingFor, type Profile, saveTable, showAllAt, splitSave } from '@baize/casino';
import { fillAny, fork, read } from '@baize/engine';
import { pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { pageVault, type VaultDevice } from './page-vault.ts';
import { openProfileStore } from './profile-store.ts';
import { saveReaderWith } from './read-save.ts';

const NAME = 'log-hearts-0123456789abcdef';
const pageAt = (place: number): string => `${NAME}-${place}`;

/** What outlives a crash. */
interface Machine {
  readonly local: Map<string, string>;
  readonly database: Map<string, string>;
}

const machineWith = (...texts: readonly string[]): Machine => ({
  local: new Map([['baize.save', '{}'], ['baize.puzzles', '{}'], ...texts.map((text, place) => [`baize.${pageAt(place)}`, text] as const)]),
  database: new Map(),
});

/** A window on that machine; after so many steps everything it does fails, as if it had been killed. */
const windowOn = ({ local, database }: Machine, steps = Number.POSITIVE_INFINITY): VaultDevice => {
  let left = steps;
  const step = (): void => {
    if (left <= 0) throw new Error('The window is gone.');
    left -= 1;
  };
  const later = <T>(act: () => T): Promise<T> =>
    new Promise((done) => {
      step();
      done(act());
    });
  return {
    keys: () => [...local.keys()],
    get: (key) => local.get(key) ?? null,
    set: (key, text) => {
      step();
      local.set(key, text);
    },
    readAll: () => later(() => new Map(database)),
    putAll: (pages) =>
      later(() => {
        for (const [key, text] of pages) database.set(key, text);
      }),
    remove: (keys) =>
      later(() => {
        for (const key of keys) database.delete(key);
      }),
    alone: (act) => act(),
  };
};

const readAll = async (machine: Machine, count: number): Promise<readonly unknown[]> => {
  const vault = pageVault(windowOn(machine));
  expect(await vault.fill()).toBe(true);
  return Array.from({ length: count }, (_, place) => vault.textOf(pageAt(place), machine.local.get(`baize.${pageAt(place)}`) ?? null));
};

const TEXTS = ['[[0,1]]', '[[1,2]]', '[[2,3]]'];

describe('pages that are moved', () => {
  test('are read as before, take no room in the small place, and nothing else is touched', async () => {
    const machine = machineWith(...TEXTS);
    expect(await pageVault(windowOn(machine)).move()).toBe(true);
    expect(await readAll(machine, 3)).toEqual(TEXTS);
    expect([...machine.local.values()]).toEqual(['{}', '{}', '@', '@', '@']);
  });

  test('are all there, whatever moment the window is killed at', async () => {
    for (let steps = 0; steps < 12; steps += 1) {
      const machine = machineWith(...TEXTS);
      await pageVault(windowOn(machine, steps)).move();
      expect(await readAll(machine, 3)).toEqual(TEXTS);
      // The next window goes on where that one was.
      expect(await pageVault(windowOn(machine)).move()).toBe(true);
      expect(await readAll(machine, 3)).toEqual(TEXTS);
    }
  });

  test('stay where they are where the database is forbidden or full, and that is answered', async () => {
    const machine = machineWith(...TEXTS);
    const full = { ...windowOn(machine), putAll: () => Promise.reject(new Error('QuotaExceededError')) };
    expect(await pageVault(full).move()).toBe(false);
    expect(await readAll(machine, 3)).toEqual(TEXTS);
    const unlocked = { ...windowOn(machine), alone: () => Promise.reject(new Error('no locks')) };
    expect(await pageVault(unlocked).move()).toBe(false);
    expect(machine.database.size).toBe(0);
  });

  test('what another window writes over while they are moved is kept, and moved the next time', async () => {
    const machine = machineWith(...TEXTS);
    const device = windowOn(machine);
    const slow = {
      ...device,
      putAll: async (pages: ReadonlyMap<string, string>) => {
        await device.putAll(pages);
        machine.local.set(`baize.${pageAt(1)}`, '[[9,9]]');
      },
    };
    await pageVault(slow).move();
    expect(await readAll(machine, 3)).toEqual([TEXTS[0], '[[9,9]]', TEXTS[2]]);
    await pageVault(windowOn(machine)).move();
    expect(await readAll(machine, 3)).toEqual([TEXTS[0], '[[9,9]]', TEXTS[2]]);
  });

  test('which no save speaks of any more leave the database too', async () => {
    const machine = machineWith(...TEXTS);
    await pageVault(windowOn(machine)).move();
    machine.local.delete(`baize.${pageAt(2)}`);
    await pageVault(windowOn(machine)).move();
    expect([...machine.database.keys()]).toEqual([`baize.${pageAt(0)}`, `baize.${pageAt(1)}`]);
  });
});

/** A profile with a sitting long enough for pages, which is over. */
const played = ((): Profile => {
  const opening = openingFor(pontoonModule, { preset: 'british', others: 2, buyIn: 300, serverSeed: 'ab'.repeat(32) });
  const sat = joinTable(pontoonModule, freshProfile(), 'pontoon', opening);
  if (!sat.ok) throw new Error(sat.reason);
  let [table, profile] = [sat.table, sat.profile];
  for (let move = 0; move < 12; move += 1) {
    table = showAllAt(pontoonModule, table);
    if (table.waiting === 'over') break;
    table = chooseAt(pontoonModule, table, fillAny(table.shown.offers, read(fork('cd'.repeat(32), `${move}`))));
    profile = saveTable(pontoonModule, profile, 'pontoon', table);
  }
  return leaveTable(profile, 'pontoon').profile;
})();

describe('a save with pages in the database', () => {
  const { head, pages } = splitSave(played, {});
  const machineMoved = async (): Promise<Machine> => {
    const machine: Machine = {
      local: new Map([['baize.save', head], ...pages.map(({ name, text }) => [`baize.${name}`, text] as const)]),
      database: new Map(),
    };
    await pageVault(windowOn(machine)).move();
    return machine;
  };
  const readPage = (machine: Machine) => (name: string) => machine.local.get(`baize.${name}`) ?? null;

  test('opens as if they had never been moved', async () => {
    const machine = await machineMoved();
    const openSave = await saveReaderWith(pageVault(windowOn(machine)), true);
    const opened = openSave(head, readPage(machine));
    expect(opened.kind === 'opened' && opened.profile.ended).toEqual(played.ended);
  });

  test('is shut where the database cannot be read: nothing is decided, nothing is written over, and the player is told', async () => {
    const machine = await machineMoved();
    const broken = { ...windowOn(machine), readAll: () => Promise.reject(new Error('blocked')) };
    const openSave = await saveReaderWith(pageVault(broken), true);
    const writes: string[] = [];
    const write = (text: string) => writes.push(text) > 0;
    const disk = {
      read: () => head,
      write,
      setAside: write,
      readPage: readPage(machine),
      writePage: (_: string, text: string) => write(text),
      clearPages: () => void writes.push('cleared'),
    };
    const store = openProfileStore(disk, openSave);
    store.open();
    expect(store.now().notes).toEqual([{ kind: 'shut' }]);
    store.change((profile) => ({ ...profile, balance: 5 }));
    expect([writes, store.now().kept]).toEqual([[], false]);
  });

  test('that another window moves just now is not taken for lost; pages that are gone for good are', async () => {
    const machine = await machineMoved();
    const early = pageVault({ ...windowOn(machine), readAll: () => Promise.resolve(new Map()) });
    expect((await saveReaderWith(early, false))(head, readPage(machine)).kind).toBe('shut');
    const opened = (await saveReaderWith(early, true))(head, readPage(machine));
    expect(opened.kind === 'opened' && [opened.profile.balance, opened.profile.ended]).toEqual([played.balance, {}]);
  });
});
