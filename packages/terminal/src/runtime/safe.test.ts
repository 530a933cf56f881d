import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshProfile, type Profile, worthOf, writeSave } from '@baize/casino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { talker } from '../house/house.fixture.ts';
import { failingDisk, PlugPulled, soundDisk } from './disk.fixture.ts';
import { folderDisk } from './disk.ts';
import { openKeeper } from './keeper.ts';
import { fileSitting, openSafe, putAway, readFiled } from './safe.ts';

/** Every profile of a journey through sitting down, playing, leaving and sitting down again, in its order. */
const journey = (): readonly Profile[] => {
  const player = talker();
  const profiles = [player.said().house.profile];
  const visit = ['p', 'british', '2', '300', '', '20', 't', 's', '', '20', 'b 20', 's', 'q', 'y'];
  for (const answer of [...visit, 'p', 'british', '1', '200', 'words', '', 'q', 'y', 'p', 'house', '', 't', 'q']) {
    player.say(answer);
    const { profile } = player.said().house;
    if (profile !== profiles.at(-1)) profiles.push(profile);
  }
  return profiles;
};
const profiles = journey();

/** Saves one profile after the other until the disk fails; how many it was told were saved. */
const saveAll = (disk: ReturnType<typeof failingDisk>['disk']): number => {
  let saved = 0;
  try {
    for (const profile of profiles) {
      if (!putAway(disk, profile).ok) return saved;
      saved += 1;
    }
  } catch (error) {
    if (!(error instanceof PlugPulled)) throw error;
  }
  return saved;
};

const found = (disk: Parameters<typeof openSafe>[0]): Profile => {
  const opened = openSafe(disk);
  if (opened.kind !== 'profile') throw new Error(opened.kind);
  expect(opened.notes).toEqual([]);
  return opened.profile;
};

/** The states before and after the step that was cut, as they are written. */
const texts = [freshProfile(), ...profiles].map((profile) => {
  const disk = soundDisk();
  putAway(disk, profile);
  return writeSave(found(disk));
});
const around = (saved: number): readonly (string | undefined)[] => texts.slice(saved, saved + 2);

const sound = failingDisk({ at: 0, how: 'pull' });
saveAll(sound.disk);
const operations = sound.operations();

describe('a journey cut at every single operation', () => {
  test('there is a journey worth cutting', () => {
    expect(profiles.length).toBeGreaterThan(9);
    expect(operations).toBeGreaterThan(profiles.length * 6);
    expect(new Set(profiles.map(worthOf)).size).toBeGreaterThan(2);
  });
  test('a killed process leaves the state before the step or after it, and never anything else', () => {
    for (let at = 1; at <= operations; at += 1) {
      const cut = failingDisk({ at, how: 'pull' });
      const saved = saveAll(cut.disk);
      const profile = found(soundDisk(cut.afterKill()));
      expect(around(saved)).toContain(writeSave(profile));
    }
  });
  test('a power cut leaves the state before the step or after it, whichever names had reached the disk', () => {
    for (let at = 1; at <= operations; at += 1) {
      const cut = failingDisk({ at, how: 'pull' });
      const saved = saveAll(cut.disk);
      for (const left of cut.afterPower()) {
        const profile = found(soundDisk(left));
        expect(around(saved)).toContain(writeSave(profile));
      }
    }
  });
  test('after a cut the player goes on as if nothing had happened', () => {
    for (let at = 1; at <= operations; at += 5) {
      const cut = failingDisk({ at, how: 'pull' });
      saveAll(cut.disk);
      const disk = soundDisk(cut.afterKill());
      const next = { ...found(disk), balance: 77 };
      expect(putAway(disk, next)).toEqual({ ok: true });
      expect(found(disk)).toEqual(next);
    }
  });
  test('a disk that is full refuses one save, keeps what was saved, and takes the next', () => {
    for (let at = 1; at <= operations; at += 1) {
      const cut = failingDisk({ at, how: 'refuse' });
      const saved = saveAll(cut.disk);
      if (saved === profiles.length) continue;
      expect(around(saved)).toContain(writeSave(found(cut.disk)));
      const next = profiles.at(-1) ?? freshProfile();
      expect(putAway(cut.disk, next)).toEqual({ ok: true });
      expect(found(cut.disk)).toEqual(next);
    }
  });
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
