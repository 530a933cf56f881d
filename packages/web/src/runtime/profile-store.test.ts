import {
  chooseAt,
  comeBack,
  forgetFinished,
  freshProfile,
  isForChips,
  joinTable,
  type LocalTable,
  lastEnded,
  logOfPage,
  openSave,
  type Profile,
  resumeTable,
  saveTable,
  showAllAt,
  splitSave,
  worthOf,
  writeSave,
} from '@baize/casino';
import { fillAny, fork, read } from '@baize/engine';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { openProfileStore, type ProfileStore } from './profile-store.ts';
import type { SaveDisk } from './save.ts';

/** What lies on a disk after a write, whatever happens next. */
interface OnDisk {
  readonly text: string | null | undefined;
  readonly pages: ReadonlyMap<string, string>;
}

interface FakeDisk extends SaveDisk {
  text: string | null | undefined;
  readonly pages: Map<string, string>;
  readonly aside: string[];
  /** The disk after each single write. */
  readonly writes: OnDisk[];
  /** From this write on the disk is full. */
  fullAfter: number;
}

const diskWith = (text: string | null | undefined, pages: ReadonlyMap<string, string> = new Map()): FakeDisk => {
  const write = (change: () => void): boolean => {
    if (disk.writes.length >= disk.fullAfter) return false;
    change();
    disk.writes.push({ text: disk.text, pages: new Map(disk.pages) });
    return true;
  };
  const disk: FakeDisk = {
    text,
    pages: new Map(pages),
    aside: [],
    writes: [],
    fullAfter: Number.POSITIVE_INFINITY,
    read: () => disk.text,
    write: (next) =>
      write(() => {
        disk.text = next;
      }),
    readPage: (name) => disk.pages.get(name) ?? null,
    writePage: (name, next) => write(() => disk.pages.set(name, next)),
    clearPages: () => {
      for (const name of disk.pages.keys()) if (!(disk.text ?? '').includes(logOfPage(name) ?? '')) disk.pages.delete(name);
    },
    setAside: (next) => {
      if (disk.fullAfter === 0) return false;
      disk.aside.push(next);
      return true;
    },
  };
  return disk;
};

const openOn = (disk: SaveDisk): ProfileStore => {
  const store = openProfileStore(disk, openSave);
  store.open();
  return store;
};

const opening = (buyIn: number) => ({
  preset: 'british',
  seed: '5e'.repeat(32),
  stacks: [buyIn, 1000, 1000],
  me: 0,
  names: ['You', 'Ada', 'Bruno'],
  bots: [null, 'steady', 'steady'],
});

const sitAt = (store: ProfileStore, buyIn: number): LocalTable<Pontoon> => {
  const sat = joinTable(pontoonModule, store.now().profile, 'pontoon', opening(buyIn));
  if (!sat.ok) throw new Error(sat.reason);
  store.change(() => sat.profile);
  return sat.table;
};

const playOn = (store: ProfileStore, session: LocalTable<Pontoon>, nonce: number): LocalTable<Pontoon> => {
  const here = showAllAt(pontoonModule, session);
  if (here.waiting === 'over') return here;
  const after = chooseAt(pontoonModule, here, fillAny(here.shown.offers, read(fork(here.truth.seed, `move ${nonce}`))));
  store.change((profile) => saveTable(pontoonModule, profile, 'pontoon', after));
  return after;
};

/** A journey of sitting down, playing and standing up; what the house held after every write. */
const journey = (disk: FakeDisk, moves: number): readonly Profile[] => {
  const store = openOn(disk);
  const held: Profile[] = [];
  store.subscribe(() => held.push(store.now().profile));
  let session = sitAt(store, 600);
  for (let move = 0; move < moves; move += 1) session = playOn(store, session, move);
  store.standUp('pontoon');
  return held;
};

describe('a house', () => {
  test('writes every change before anybody hears of it', () => {
    const disk = diskWith(null);
    const store = openOn(disk);
    store.subscribe(() => expect(disk.text).toBe(splitSave(store.now().profile, {}).head));
    sitAt(store, 400);
    expect(disk.writes.length).toBe(1);
    expect([store.now().profile.balance, worthOf(store.now().profile)]).toEqual([600, 1000]);
  });

  test('cut off after any single write, has lost neither a chip nor a card', () => {
    const disk = diskWith(null);
    const held = [freshProfile(), ...journey(disk, 60)];
    expect(disk.writes.length).toBeGreaterThan(40);
    expect(new Set(disk.writes.flatMap(({ pages }) => [...pages.keys()])).size).toBeGreaterThan(1);
    for (const { text, pages } of disk.writes) {
      const again = openOn(diskWith(text, pages)).now();
      expect(again.notes).toEqual([]);
      expect(held).toContainEqual(again.profile);
      const kept = again.profile.tables.pontoon;
      if (kept === undefined) continue;
      const resumed = resumeTable(pontoonModule, kept);
      expect(resumed.ok && isForChips(resumed.table.truth)).toBe(true);
    }
  });

  test('whose disk fills up at any write goes on, and says so once', () => {
    for (const fullAfter of [0, 1, 5]) {
      const disk = diskWith(null);
      disk.fullAfter = fullAfter;
      const store = openOn(disk);
      let session = sitAt(store, 600);
      for (let move = 0; move < 6; move += 1) session = playOn(store, session, move);
      expect(store.now()).toMatchObject({ kept: false, status: 'open', notes: [{ kind: 'full' }] });
      disk.fullAfter = Number.POSITIVE_INFINITY;
      playOn(store, session, 7);
      expect(store.now()).toMatchObject({ kept: true, notes: [] });
      expect(disk.text).toBe(splitSave(store.now().profile, {}).head);
    }
  });

  test('says that nothing is saved until something is, and never that chips are kept that are not', () => {
    const disk = diskWith(null);
    const store = openOn(disk);
    disk.fullAfter = 0;
    const session = sitAt(store, 100);
    const [note] = store.now().notes;
    if (note === undefined) throw new Error('It was told.');
    store.dismiss(note);
    expect(store.now()).toMatchObject({ kept: false, notes: [{ kind: 'full' }] });
    disk.fullAfter = Number.POSITIVE_INFINITY;
    playOn(store, session, 0);
    expect(store.now()).toMatchObject({ kept: true, notes: [] });
    const forbidden = diskWith(undefined);
    forbidden.fullAfter = 0;
    expect(openOn(forbidden).now()).toMatchObject({ kept: false, notes: [{ kind: 'forbidden' }] });
    const stuck = diskWith('{broken');
    stuck.fullAfter = 0;
    expect(openOn(stuck).now()).toMatchObject({ kept: false, notes: [{ kind: 'stuck' }] });
  });

  test('has the record of the last sitting after a reload, and after the last chip was gone', () => {
    const disk = diskWith(null);
    journey(disk, 60);
    const again = openOn(diskWith(disk.text, disk.pages));
    const record = lastEnded(again.now().profile);
    expect(record?.log.length).toBeGreaterThan(60);
    expect(record?.promised?.promise).toMatch(/^[0-9a-f]{64}$/);
    again.change((profile) => comeBack({ ...profile, balance: 0 }));
    expect(lastEnded(again.now().profile)).toEqual(record);
    expect(again.now().profile).toMatchObject({ balance: 1000, bankruptcies: 1 });
  });

  test('keeps the pages of a sitting to look back at, and clears them away once it is forgotten', () => {
    const disk = diskWith(null);
    journey(disk, 60);
    const first = [...disk.pages.keys()];
    const store = openOn(disk);
    sitAt(store, 100);
    expect([...disk.pages.keys()]).toEqual(first);
    store.standUp('pontoon');
    expect([...disk.pages.keys()].filter((name) => first.includes(name))).toEqual(first);
    store.change((profile) => forgetFinished(profile, profile.past[0]?.logName));
    expect([...disk.pages.keys()].filter((name) => first.includes(name))).toEqual([]);
  });

  test('on a disk that is forbidden plays without keeping', () => {
    const disk = diskWith(undefined);
    disk.fullAfter = 0;
    const store = openOn(disk);
    sitAt(store, 100);
    expect(store.now()).toMatchObject({ kept: false, notes: [{ kind: 'forbidden' }], profile: { balance: 900 } });
  });

  test('sets a broken save aside, and never writes over one that it could not set aside', () => {
    const disk = diskWith('{"format":1,"bal');
    expect(openOn(disk).now()).toMatchObject({ notes: [{ kind: 'broken' }], profile: freshProfile() });
    expect(disk.aside).toEqual(['{"format":1,"bal']);
    const full = diskWith('{broken');
    full.fullAfter = 0;
    const store = openOn(full);
    full.fullAfter = 100;
    sitAt(store, 100);
    expect([full.text, store.now().notes]).toEqual(['{broken', [{ kind: 'stuck' }]]);
  });

  test('leaves a later version’s save alone', () => {
    const later = JSON.stringify({ format: 99, balance: 7 });
    const disk = diskWith(later);
    const store = openOn(disk);
    expect(store.change((profile) => ({ ...profile, balance: 1 }))).toBe(false);
    expect([store.now().status, disk.text]).toEqual(['newer', later]);
  });

  test('that is not open yet, or not any more, changes nothing', () => {
    const disk = diskWith(null);
    const store = openProfileStore(disk, openSave);
    const spend = () => store.change((profile) => ({ ...profile, balance: 0 }));
    expect([store.now().status, spend()]).toEqual(['opening', false]);
    store.open();
    store.close();
    expect([spend(), disk.writes]).toEqual([false, []]);
  });

  test('two on one disk cannot spend the same chips twice', () => {
    const disk = diskWith(writeSave(freshProfile()));
    const [one, other] = [openOn(disk), openOn(disk)];
    sitAt(one, 1000);
    const after = disk.text;
    expect(other.change((profile) => ({ ...profile, balance: profile.balance - 1000 }))).toBe(false);
    expect([other.now().status, disk.text]).toEqual(['elsewhere', after]);
    other.open();
    expect(worthOf(other.now().profile)).toBe(1000);
    expect(one.change((profile) => ({ ...profile, balance: 1000 }))).toBe(true);
    expect(other.change((profile) => ({ ...profile, balance: 1 }))).toBe(false);
  });

  test('keeps the record of a sitting that ended, and tells what was left behind', () => {
    const store = openOn(diskWith(null));
    let session = sitAt(store, 500);
    for (let move = 0; (store.now().profile.tables.pontoon?.held.atRisk ?? 0) === 0 && move < 40; move += 1)
      session = playOn(store, session, move);
    const { stack = 0, atRisk = 0 } = store.now().profile.tables.pontoon?.held ?? {};
    const { logName } = store.now().profile.tables.pontoon ?? {};
    store.standUp('pontoon');
    expect(store.now().profile.balance).toBe(500 + stack);
    // What was played can be looked back at.
    expect(logName).toMatch(/^log-pontoon-/);
    expect(store.now().notes).toEqual([{ kind: 'stood-up', taken: stack, forfeited: atRisk, logName }]);
    expect(lastEnded(store.now().profile)?.log.length).toBeGreaterThan(0);
    for (const note of store.now().notes) store.dismiss(note);
    expect(store.now().notes).toEqual([]);
    expect(store.standUp('pontoon')).toBe(false);
  });

  test('changes nothing but the table at a step of it, so that nobody else has to be drawn again', () => {
    const store = openOn(diskWith(null));
    const session = sitAt(store, 500);
    const before = store.now();
    playOn(store, session, 0);
    const after = store.now();
    expect(after.profile.tables).not.toBe(before.profile.tables);
    expect(after.notes).toBe(before.notes);
    expect(after.profile.settings).toBe(before.profile.settings);
  });

  test('tells of the table left last alone, and keeps everything else that was told', () => {
    const store = openOn(diskWith(null));
    store.tell('Something else.');
    for (const chips of [500, 400]) {
      sitAt(store, chips);
      store.standUp('pontoon');
    }
    expect(store.now().notes).toEqual([
      { kind: 'said', text: 'Something else.' },
      // Nothing was played, so there is nothing to look back at.
      { kind: 'stood-up', taken: 400, forfeited: 0, logName: undefined },
    ]);
  });

  test('gives back the chips of a table that cannot be played again', () => {
    const store = openOn(diskWith(null));
    sitAt(store, 500);
    store.giveBack('pontoon', 'It was closed.');
    expect(store.now()).toMatchObject({ profile: { balance: 1000, tables: {} }, notes: [{ kind: 'said', text: 'It was closed.' }] });
  });
});

test('a table taken up again tells its last round, and has counted them all', () => {
  const store = openOn(diskWith(null));
  let session = sitAt(store, 1000);
  for (let move = 0; move < 20; move += 1) session = playOn(store, session, move);
  const there = showAllAt(pontoonModule, session);
  const { profile } = store.now();
  const kept = profile.tables.pontoon;
  const resumed = kept === undefined ? undefined : resumeTable(pontoonModule, kept, session.lifetime);
  if (resumed?.ok !== true) throw new Error('The table is kept.');
  const again = showAllAt(pontoonModule, resumed.table);
  expect(again.lifetime).toEqual(there.lifetime);
  expect(again.statistics).toEqual(there.statistics);
  expect([again.results, again.verdict]).toEqual([there.results, there.verdict]);
  expect(again.lines.slice(-5).map(({ saying }) => saying)).toEqual(there.lines.slice(-5).map(({ saying }) => saying));
});
