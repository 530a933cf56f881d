import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshProfile, worthOf, writeSave } from '@baize/casino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failingDisk, soundDisk } from './disk.fixture.ts';
import { folderDisk } from './disk.ts';
import { openKeeper } from './keeper.ts';
import { cutPowerAt, fillAt, found, goOnAfter, killAt, operations, profiles } from './safe.fixture.ts';
import { fileSitting, openSafe, putAway, readFiled } from './safe.ts';

// Every eleventh operation, which is another one of each save; the long test cuts at every single one.
describe('a journey that is cut', () => {
  const cuts = Array.from({ length: operations }, (_, done) => done + 1).filter((at) => at % 11 === 1);

  test('there is a journey worth cutting', () => {
    expect(profiles.length).toBeGreaterThan(9);
    expect(operations).toBeGreaterThan(profiles.length * 6);
    expect(new Set(profiles.map(worthOf)).size).toBeGreaterThan(2);
  });
  test('a killed process leaves the state before the step or after it, and never anything else', () => cuts.forEach(killAt));
  test('a power cut leaves the state before the step or after it, whichever names had reached the disk', () => cuts.forEach(cutPowerAt));
  test('after a cut the player goes on as if nothing had happened', () => cuts.forEach(goOnAfter));
  test('a disk that is full refuses one save, keeps what was saved, and takes the next', () => cuts.forEach(fillAt));
});

describe('what is found in the safe', () => {
  const diskWith = (files: Readonly<Record<string, string>>) => {
    const disk = soundDisk();
    for (const [name, text] of Object.entries(files)) disk.write(name, text);
    return disk;
  };
  const rich = writeSave({ ...freshProfile(), balance: 5000 });

  test('nothing: a new player', () => {
    expect(openSafe(soundDisk())).toMatchObject({ kind: 'profile', profile: freshProfile(), notes: [], isSaved: false });
  });
  test('a broken save is set aside under a new name, and the one before it is used', () => {
    const disk = diskWith({ 'save.json': rich.slice(0, 50), 'save.previous.json': rich, 'save.broken-1.json': 'older' });
    expect(openSafe(disk)).toMatchObject({
      profile: { balance: 5000 },
      notes: ['Your save could not be read: it is kept as save.broken-2.json, and you go on from one step before it.'],
    });
    expect(disk.read('save.broken-2.json')).toBe(rich.slice(0, 50));
    expect(disk.read('save.broken-1.json')).toBe('older');
  });
  test('with nothing good left the player begins anew, and no file is lost', () => {
    const disk = diskWith({ 'save.json': 'x', 'save.previous.json': 'y' });
    const opened = openSafe(disk);
    expect(opened).toMatchObject({ kind: 'profile', profile: { balance: 1000 } });
    expect(opened.kind === 'profile' && opened.notes).toEqual([
      'Your save could not be read: it is kept as save.broken-1.json. You begin anew with 1,000 chips.',
    ]);
    expect([disk.read('save.broken-1.json'), disk.read('save.broken-2.json')]).toEqual(['x', 'y']);
  });
  test('a save of a newer version is left alone, and so is one behind a missing save', () => {
    expect(openSafe(diskWith({ 'save.json': '{"format":99}' }))).toEqual({ kind: 'newer' });
    expect(openSafe(diskWith({ 'save.previous.json': '{"format":99}' }))).toEqual({ kind: 'newer' });
  });
  test('a broken save that will not be moved is never written over', () => {
    const disk = { ...diskWith({ 'save.json': 'x' }), rename: () => false };
    const opened = openSafe(disk);
    expect(opened).toMatchObject({ canWrite: false });
    const keeper = openKeeper({ disk, lock: undefined, canWrite: false, saved: undefined });
    expect(keeper.keep(freshProfile())).toMatchObject({ kind: 'trouble' });
    expect(disk.read('save.json')).toBe('x');
  });
  test('a disk that does not answer is told', () => {
    const broken = (): never => {
      throw Object.assign(new Error('x'), { code: 'EIO' });
    };
    expect(openSafe({ ...soundDisk(), read: broken })).toEqual({ kind: 'unreadable', why: 'the disk does not answer' });
  });
});

describe('the keeper', () => {
  const [first = freshProfile(), second = freshProfile()] = [freshProfile(), { ...freshProfile(), balance: 900 }];

  test('tells trouble once, and tries again at the end', () => {
    const cut = failingDisk({ at: 1, how: 'refuse' });
    const always = { ...cut.disk, write: failingDisk({ at: 1, how: 'refuse' }).disk.write };
    const keeper = openKeeper({ disk: always, lock: undefined, canWrite: true, saved: undefined });
    expect(keeper.keep(first)).toEqual({
      kind: 'trouble',
      sentence: 'Your chips could not be saved: the disk is full. Play on; what was saved before is safe.',
    });
    expect(keeper.close()).toBeUndefined();
  });
  test('saves nothing any more once somebody else holds the profile', () => {
    const disk = soundDisk();
    let isMine = true;
    const keeper = openKeeper({ disk, lock: { isMine: () => isMine, release: () => undefined }, canWrite: true, saved: undefined });
    expect(keeper.keep(first)).toEqual({ kind: 'kept' });
    isMine = false;
    expect(keeper.keep(second)).toEqual({ kind: 'lost' });
    expect(keeper.file('pontoon', 'x')).toEqual({ kind: 'lost' });
    expect(found(disk)).toEqual(first);
    expect(readFiled(disk, 'pontoon')).toBeNull();
  });
  test('a profile that is saved already is not written again', () => {
    const cut = failingDisk({ at: 0, how: 'pull' });
    const keeper = openKeeper({ disk: cut.disk, lock: undefined, canWrite: true, saved: first });
    keeper.keep(first);
    expect(cut.operations()).toBe(0);
  });
});

describe('on a real disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-safe-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('PON-13.2 PON-13.3 a save is whole, in its own folder, with the generation before it beside it', () => {
    const disk = folderDisk(join(folder, 'new', 'baize'));
    for (const profile of profiles.slice(-3)) expect(putAway(disk, profile)).toEqual({ ok: true });
    expect(readdirSync(join(folder, 'new', 'baize')).toSorted()).toEqual(['save.json', 'save.previous.json']);
    expect(readFileSync(join(folder, 'new', 'baize', 'save.json'), 'utf8')).toBe(writeSave(profiles.at(-1) ?? freshProfile()));
    expect(found(disk)).toEqual(profiles.at(-1));
  });
  test('a folder that cannot be made is told, not thrown', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(putAway(folderDisk(join(folder, 'file', 'baize')), freshProfile())).toEqual({ ok: false, why: 'its folder is not a folder' });
  });
  test('the record of a sitting lies beside the save', () => {
    const disk = folderDisk(folder);
    expect(fileSitting(disk, 'pontoon', '{}')).toEqual({ ok: true });
    expect(readFiled(disk, 'pontoon')).toBe('{}');
  });
});
