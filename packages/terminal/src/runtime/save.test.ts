import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshProfile, worthOf, writeSave } from '@baize/casino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { failingDisk, soundDisk } from './disk.fixture.ts';
import { folderDisk } from './disk.ts';
import { cutPowerAt, fillAt, found, goOnAfter, killAt, operations, profiles } from './save.fixture.ts';
import { clearPages, type KeeperTools, openKeeper, openProfile, saveProfile } from './save.ts';
import { readSession } from './session-file.ts';

// Every eleventh operation, which is another one of each save; the long test cuts at every single one.
describe('a journey that is cut', () => {
  const cuts = Array.from({ length: operations }, (_, done) => done + 1).filter((at) => at % 11 === 1);

  test('there is a journey worth cutting', () => {
    expect(profiles.length).toBeGreaterThan(9);
    expect(operations).toBeGreaterThan(profiles.length * 6);
    expect(new Set(profiles.map(worthOf)).size).toBeGreaterThan(2);
    expect(profiles.some(({ tables }) => (tables.pontoon?.log.pages.length ?? 0) > 0)).toBe(true);
    expect(profiles.some(({ ended }) => (ended.pontoon?.log.pages.length ?? 0) > 0)).toBe(true);
  });
  test('a killed process leaves the state before the step or after it, and never anything else', async () => {
    for (const at of cuts) await killAt(at);
  });
  test('a power cut leaves the state before the step or after it, whichever names had reached the disk', async () => {
    for (const at of cuts) await cutPowerAt(at);
  });
  test('after a cut the player goes on as if nothing had happened', async () => {
    for (const at of cuts) await goOnAfter(at);
  });
  test('a disk that is full refuses one save, keeps what was saved, and takes the next', async () => {
    for (const at of cuts) await fillAt(at);
  });
});

describe('what is found on the disk', () => {
  const diskWith = (files: Readonly<Record<string, string>>) => {
    const disk = soundDisk();
    for (const [name, text] of Object.entries(files)) disk.jot(name, text);
    return disk;
  };
  const rich = writeSave({ ...freshProfile(), balance: 5000 });

  test('nothing: a new player', async () => {
    expect(await openProfile(soundDisk())).toMatchObject({ kind: 'profile', profile: freshProfile(), notes: [], isSaved: false });
  });
  test('a broken save is set aside under a new name, and the one before it is used', async () => {
    const disk = diskWith({ 'save.json': rich.slice(0, 50), 'save.previous.json': rich, 'save.broken-1.json': 'older' });
    expect(await openProfile(disk)).toMatchObject({
      profile: { balance: 5000 },
      notes: ['Your save couldn’t be read: it’s kept as save.broken-2.json. You go on from one step before it.'],
    });
    expect(disk.read('save.broken-2.json')).toBe(rich.slice(0, 50));
    expect(disk.read('save.broken-1.json')).toBe('older');
  });
  test('with nothing good left the player begins anew, and no file is lost', async () => {
    const disk = diskWith({ 'save.json': 'x', 'save.previous.json': 'y' });
    const opened = await openProfile(disk);
    expect(opened).toMatchObject({ kind: 'profile', profile: { balance: 1000 } });
    expect(opened.kind === 'profile' && opened.notes).toEqual([
      'Your save couldn’t be read: it’s kept as save.broken-1.json. You start again with 1,000 chips.',
    ]);
    expect([disk.read('save.broken-1.json'), disk.read('save.broken-2.json')]).toEqual(['x', 'y']);
  });
  test('a save of a newer version is left alone, and so is one behind a missing save', async () => {
    expect(await openProfile(diskWith({ 'save.json': '{"format":99}' }))).toEqual({ kind: 'newer' });
    expect(await openProfile(diskWith({ 'save.previous.json': '{"format":99}' }))).toEqual({ kind: 'newer' });
  });
  test('a broken save that will not be moved is never written over', async () => {
    const disk = { ...diskWith({ 'save.json': 'x' }), rename: async () => false };
    const opened = await openProfile(disk);
    expect(opened).toMatchObject({ canWrite: false });
    const keeper = openKeeper({ ...tools, disk, canWrite: false });
    expect(await keeper.keep(freshProfile())).toMatchObject({ kind: 'trouble' });
    expect(disk.read('save.json')).toBe('x');
  });
  test('a disk that does not answer is told', async () => {
    const broken = (): never => {
      throw Object.assign(new Error('x'), { code: 'EIO' });
    };
    expect(await openProfile({ ...soundDisk(), read: broken })).toEqual({ kind: 'unreadable', why: 'the disk doesn’t answer' });
  });
});

const tools: KeeperTools = { disk: soundDisk(), lock: undefined, canWrite: true, opened: freshProfile(), isSaved: false, written: {} };
const failing = (): never => {
  throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
};

describe('the keeper', () => {
  const [first = freshProfile(), second = freshProfile()] = [freshProfile(), { ...freshProfile(), balance: 900 }];

  test('tells trouble once, and tries again at the end', async () => {
    const cut = failingDisk({ at: 1, how: 'refuse' });
    const always = { ...cut.disk, write: failingDisk({ at: 1, how: 'refuse' }).disk.write };
    const keeper = openKeeper({ ...tools, disk: always });
    expect(await keeper.keep(first)).toEqual({
      kind: 'trouble',
      why: 'the disk is full',
      sentence: 'Your chips couldn’t be saved: the disk is full. You can play on; what was saved before is safe.',
    });
    expect(await keeper.close()).toBeUndefined();
  });
  test('saves nothing any more once somebody else holds the profile', async () => {
    const disk = soundDisk();
    let isMine = true;
    const keeper = openKeeper({ ...tools, disk, lock: { isMine: () => isMine, release: () => undefined } });
    expect(await keeper.keep(first)).toEqual({ kind: 'kept' });
    isMine = false;
    expect(await keeper.keep(second)).toEqual({ kind: 'lost' });
    expect(await found(disk)).toEqual(first);
  });
  test('a profile that is saved already is not written again', async () => {
    const cut = failingDisk({ at: 0, how: 'pull' });
    const keeper = openKeeper({ ...tools, disk: cut.disk, opened: first, isSaved: true });
    await keeper.keep(first);
    expect(cut.operations()).toBe(0);
  });
  test('says for as long as it lasts why nothing is saved, and its sentence once', async () => {
    const disk = { ...soundDisk(), write: failing };
    const keeper = openKeeper({ ...tools, disk });
    expect(await keeper.keep(first)).toMatchObject({ kind: 'trouble', why: 'the disk is full', sentence: expect.any(String) });
    expect(await keeper.keep(second)).toEqual({ kind: 'trouble', why: 'the disk is full', sentence: undefined });
    expect(await keeper.close()).toBe('Your chips couldn’t be saved; they’re as they were last saved.');
  });
  test('the last sitting of a game alone gives way to a later one on the floor, and to no other', async () => {
    const disk = soundDisk();
    disk.jot('session-pontoon.json', 'alone');
    disk.jot('session-hearts.json', 'alone');
    const keeper = openKeeper({ ...tools, disk });
    const ended = profiles.find((profile) => profile.ended.pontoon !== undefined);
    await keeper.keep(first);
    expect(readSession(disk, 'pontoon')).toBe('alone');
    await keeper.keep(ended ?? first);
    expect([readSession(disk, 'pontoon'), readSession(disk, 'hearts')]).toEqual([null, 'alone']);
  });
  test('writes each page of a log once, and a step of a long sitting like one of a short one', async () => {
    const disk = soundDisk();
    const writes: string[] = [];
    const noting = (name: string, text: string): Promise<void> => {
      writes.push(name);
      return disk.write(name, text);
    };
    const keeper = openKeeper({ ...tools, disk: { ...disk, write: noting } });
    for (const profile of profiles) await keeper.keep(profile);
    const pages = writes.filter((name) => name.startsWith('log-'));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('pages of logs', () => {
  test('are cleared away when no save speaks of them any more, and not before', async () => {
    const disk = soundDisk();
    let written = {};
    for (const profile of profiles) {
      const put = await saveProfile(disk, profile, written);
      if (put.ok) written = put.written;
    }
    const pagesLeft = (): readonly string[] => disk.names().filter((name) => name.startsWith('log-'));
    const all = pagesLeft();
    disk.jot('log-pontoon-0123456789abcdef-0.json', '[]');
    await clearPages(disk);
    // Those of sittings that can be looked back at stay.
    const kept = pagesLeft();
    expect(kept).toEqual(all);
    expect(await found(disk)).toEqual(profiles.at(-1));
    // A save that was set aside keeps its pages.
    await disk.rename('save.json', 'save.replaced-1.json');
    for (const _ of [1, 2]) await saveProfile(disk, freshProfile(), {});
    await clearPages(disk);
    expect(pagesLeft()).toEqual(kept);
    await disk.remove('save.replaced-1.json');
    await clearPages(disk);
    expect(pagesLeft()).toEqual([]);
  });
});

describe('on a real disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-safe-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('a save is whole, in its own folder, with the generation before it beside it', claims('PON-13.2', 'PON-13.3'), async () => {
    const disk = folderDisk(join(folder, 'new', 'baize'));
    const small = [900, 800, 700].map((balance) => ({ ...freshProfile(), balance }));
    for (const profile of small) expect(await saveProfile(disk, profile, {})).toEqual({ ok: true, written: {} });
    expect(readdirSync(join(folder, 'new', 'baize')).toSorted()).toEqual(['save.json', 'save.previous.json']);
    expect(readFileSync(join(folder, 'new', 'baize', 'save.json'), 'utf8')).toBe(writeSave(small.at(-1) ?? freshProfile()));
    expect(await found(disk)).toEqual(small.at(-1));
  });
  test('a folder that cannot be made is told, not thrown', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await saveProfile(folderDisk(join(folder, 'file', 'baize')), freshProfile(), {})).toEqual({
      ok: false,
      why: 'there’s a file where its folder should be',
    });
  });
});
