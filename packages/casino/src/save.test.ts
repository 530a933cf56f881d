import { pontoonModule } from '@baize/games/pontoon';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMAT, migrate } from './migrations.ts';
import { oneMove, seatedWith } from './profile.fixture.ts';
import { freshProfile, type KeptTable, type Profile, worthOf } from './profile.ts';
import { resumeTable } from './resume.ts';
import { expectRefusedOrRepaired, hostileSaves } from './save.fixture.ts';
import { type Opened, openSave, writeSave } from './save.ts';
import { defaultSettings, readSettings } from './settings.ts';

const played = ((): Profile => {
  let now = seatedWith(400);
  for (let n = 0; n < 100; n += 1) now = oneMove(now, `${n}`) ?? now;
  return now.profile;
})();
const profileOf = (opened: Opened): Profile => {
  if (opened.kind !== 'opened') throw new Error(`It is ${opened.kind}.`);
  return opened.profile;
};
const keptTable = (profile: Profile): KeptTable => {
  if (profile.tables.pontoon === undefined) throw new Error('A table is kept.');
  return profile.tables.pontoon;
};

describe('a save', () => {
  test('comes back as it was written', () => {
    expect(openSave(writeSave(played))).toEqual({ kind: 'opened', profile: played, notes: [] });
    expect(openSave(null)).toEqual({ kind: 'none' });
  });

  test('cut short anywhere, is broken and nothing else', () => {
    const text = writeSave(played);
    for (let length = 0; length < text.length; length += 97) expect(openSave(text.slice(0, length)).kind).toBe('broken');
  });

  test('of a later version is left alone', () => {
    expect(openSave(JSON.stringify({ format: FORMAT + 1, surprise: true })).kind).toBe('newer');
  });

  test('holds nothing personal: no date, no place, no name but those of the guests', () => {
    expect(Object.keys(JSON.parse(writeSave(freshProfile())))).toEqual([
      'format',
      'balance',
      'bankroll',
      'statistics',
      'settings',
      'tables',
      'usual',
    ]);
  });

  test('with a table that cannot be read gives its chips back and says so', () => {
    const broken = { ...played, tables: { pontoon: { ...keptTable(played), seed: 'x' } } };
    const opened = openSave(writeSave(broken));
    expect(profileOf(opened).balance).toBe(worthOf(played));
    expect(opened.kind === 'opened' && opened.notes).toEqual([
      expect.stringMatching(/^A table could not be read and was closed; its [\d,]+ chips are yours again\.$/),
    ]);
  });

  test('with a table of a game that we do not have gives its chips back', () => {
    const odd = writeSave(played).replace('"tables":{"pontoon"', '"tables":{"faro"');
    expect(worthOf(profileOf(openSave(odd)))).toBe(worthOf(played));
  });

  test('with names that a terminal would obey is not drawn', () => {
    const evil = { ...played, tables: { pontoon: { ...keptTable(played), names: ['You', '\u001b[2J', 'Bruno'] } } };
    expect(profileOf(openSave(writeSave(evil))).tables).toEqual({});
  });

  test('with nothing but a balance is worth reading', () => {
    expect(profileOf(openSave(`{"format":${FORMAT},"balance":250}`))).toEqual({ ...freshProfile(), balance: 250 });
  });

  test('of somebody richer than the house can count is opened all the same', () => {
    const rich = { ...freshProfile(), balance: 1e12 + 5 };
    expect(profileOf(openSave(writeSave(rich))).balance).toBe(1e12);
    const richer = { ...played, tables: { pontoon: { ...keptTable(played), held: { stack: 1e12 + 5, atRisk: 0 } } } };
    expect(worthOf(profileOf(openSave(writeSave(richer))))).toBe(played.balance + 1e12);
  });

  test('with wrong statistics or settings keeps everything else', () => {
    const profile = { ...played, statistics: { pontoon: 'many' }, settings: { speed: 'fast', felt: 'plaid', effects: 1e9 } };
    const read = profileOf(openSave(JSON.stringify({ format: FORMAT, ...profile })));
    expect(read.balance).toBe(600);
    expect(read.statistics.pontoon?.rounds).toBe(0);
    expect(read.settings).toEqual({ ...defaultSettings, speed: 'fast' });
  });
});

describe('hostile saves', () => {
  test('PON-13.1 are refused or repaired, and none throws', () => {
    fc.assert(fc.property(hostileSaves, expectRefusedOrRepaired), { numRuns: 100 });
  });

  test('a hundred thousand entries are refused without being gone through', () => {
    const kept = keptTable(played);
    const long = { ...kept, log: Array.from({ length: 60_000 }, () => ({ seat: 0, action: {} })) };
    expect(profileOf(openSave(writeSave({ ...freshProfile(), tables: { pontoon: long } }))).tables).toEqual({});
    expect(openSave(`{"format":1,"balance":[${'0,'.repeat(100_000)}0]}`).kind).toBe('broken');
  });

  test('prototype keys reach nobody', () => {
    openSave('{"format":1,"balance":5,"tables":{"__proto__":{"held":{"stack":5,"atRisk":0}},"constructor":1}}');
    expect(Object.hasOwn(Object.prototype, 'held')).toBe(false);
  });
});

describe('a kept table', () => {
  test('goes on with the same cards to come', () => {
    const { profile, sitting } = seatedWith(400);
    expect(resumeTable(pontoonModule, keptTable(profile))).toMatchObject({ ok: true, table: sitting.table });
  });

  test('of another version, or whose log does not lead to its chips, is not taken up', () => {
    const kept = keptTable(played);
    expect(resumeTable(pontoonModule, { ...kept, version: 99 })).toEqual({ ok: false, why: 'other-version' });
    for (const wrong of [
      { held: { stack: 9999, atRisk: 0 } },
      { log: kept.log.toSpliced(3, 1) },
      { bots: [null, 'constructor', 'steady'] },
      { preset: 'toString' },
      { stacks: [5] },
    ]) {
      expect(resumeTable(pontoonModule, { ...kept, ...wrong })).toEqual({ ok: false, why: 'does-not-replay' });
    }
  });
});

test('old formats are led on step by step, and never round in a ring', () => {
  const steps = { 1: (old: object) => ({ ...old, format: 2, b: 2 }), 2: (old: object) => ({ ...old, format: 3, c: 3 }) };
  expect(migrate({ format: 1, a: 1 }, steps, 3)).toEqual({ format: 3, a: 1, b: 2, c: 3 });
  expect(migrate({ format: 0 }, steps, 3)).toBeUndefined();
  expect(migrate({ format: 'x' }, steps, 3)).toBeUndefined();
  expect(migrate({ format: 1 }, { 1: (old) => old }, 3)).toBeUndefined();
});

test('settings from outside: what is wrong is as if it had never been set', () => {
  expect(readSettings(undefined)).toEqual(defaultSettings);
  expect(readSettings({ effects: 50, music: -3, muted: 'yes', hints: false })).toEqual({ ...defaultSettings, effects: 50, hints: false });
});
