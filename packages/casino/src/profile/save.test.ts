import { pontoonModule } from '@baize/games/pontoon';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { MAX_NOTED, noRounds } from '../statistics/statistics.ts';
import { allLines, LINES_A_PAGE, logOf } from '../table/action-log.ts';
import { resumeTable } from '../table/resume.ts';
import { oneMove, seatedWith } from './profile.fixture.ts';
import { freshProfile, leaveTable, type Profile, type SavedTable, worthOf } from './profile.ts';
import { expectRefusedOrRepaired, hostileSaves } from './save.fixture.ts';
import { type OpenedSave, openSave } from './save.ts';
import { readSettings } from './schema.ts';
import { defaultSettings } from './settings.ts';
import { OLDEST_FORMAT, SAVE_FORMAT, type SaveParts, splitSave, writeSave } from './write-save.ts';

const played = ((): Profile => {
  let now = seatedWith(400);
  for (let n = 0; n < 100; n += 1) now = oneMove(now, `${n}`) ?? now;
  return now.profile;
})();
const longLog = Array.from({ length: 3 * LINES_A_PAGE + 30 }, () => ({ seat: 0, action: { type: 'twist' } }));
const profileOf = (opened: OpenedSave): Profile => {
  if (opened.kind !== 'opened') throw new Error(`It is ${opened.kind}.`);
  return opened.profile;
};
const keptTable = (profile: Profile): SavedTable => {
  if (profile.tables.pontoon === undefined) throw new Error('A table is kept.');
  return profile.tables.pontoon;
};

describe('a save', () => {
  test('comes back as it was written', () => {
    expect(openSave(writeSave(played))).toEqual({ kind: 'opened', profile: played, notes: [], written: {} });
    expect(openSave(null)).toEqual({ kind: 'none' });
  });

  test('cut short anywhere, is broken and nothing else', () => {
    const text = writeSave(played);
    for (let length = 0; length < text.length; length += 97) expect(openSave(text.slice(0, length)).kind).toBe('broken');
  });

  test('of an earlier format, or of none, is broken', () => {
    for (const format of [OLDEST_FORMAT - 1, 3.5, 0, 'x', undefined])
      expect(openSave(JSON.stringify({ format, balance: 5 })).kind).toBe('broken');
  });

  test('of format 3, which knew no times, is read: nothing is lost and nothing is made up', () => {
    const { last: _last, ...before } = played;
    const old = writeSave(before).replace(`"format":${SAVE_FORMAT}`, '"format":3');
    expect(old).toContain('"format":3');
    expect(profileOf(openSave(old))).toEqual(before);
  });

  test('of a later version is left alone', () => {
    expect(openSave(JSON.stringify({ format: SAVE_FORMAT + 1, surprise: true })).kind).toBe('newer');
  });

  test('holds nothing personal: no place, no name but those of the guests', () => {
    expect(Object.keys(JSON.parse(writeSave(freshProfile())))).toEqual([
      'format',
      'balance',
      'bankroll',
      'statistics',
      'settings',
      'tables',
      'usual',
      'ended',
      'past',
      'sittings',
      'bankruptcies',
    ]);
  });

  test('with a table that cannot be read gives its chips back and says so', () => {
    const broken = { ...played, tables: { pontoon: { ...keptTable(played), seed: 'x' } } };
    const opened = openSave(writeSave(broken));
    expect(profileOf(opened).balance).toBe(worthOf(played));
    const { held } = keptTable(played);
    expect(opened.kind === 'opened' && opened.notes).toEqual([{ kind: 'table-closed', chips: held.stack + held.atRisk }]);
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
    expect(profileOf(openSave(`{"format":${SAVE_FORMAT},"balance":250}`))).toEqual({ ...freshProfile(), balance: 250 });
  });

  test('of somebody richer than the house can count is opened all the same', () => {
    const rich = { ...freshProfile(), balance: 1e12 + 5 };
    expect(profileOf(openSave(writeSave(rich))).balance).toBe(1e12);
    const richer = { ...played, tables: { pontoon: { ...keptTable(played), held: { stack: 1e12 + 5, atRisk: 0 } } } };
    expect(worthOf(profileOf(openSave(writeSave(richer))))).toBe(played.balance + 1e12);
  });

  test('with wrong statistics or settings keeps everything else', () => {
    const profile = { ...played, statistics: { pontoon: 'many' }, settings: { speed: 'fast', felt: 'plaid', effects: 1e9 } };
    const read = profileOf(openSave(JSON.stringify({ ...JSON.parse(writeSave(played)), ...profile, tables: {} })));
    expect(read.balance).toBe(600);
    expect(read.statistics.pontoon?.rounds).toBe(0);
    expect(read.settings).toEqual({ ...defaultSettings, speed: 'fast' });
  });
});

describe('noted rounds in a save', () => {
  const board = ['Qh', '9c', '4d', '2s', '3s'] as const;
  const good = [
    { net: 60, cards: ['As', 'Ah'], how: { type: 'shown', board } },
    { net: -60, cards: ['Kd', 'Kc'], how: { type: 'shown', board, beatenBy: ['As', 'Ah'] } },
    { net: 40, cards: ['7h', '2d'], how: { type: 'uncalled' } },
    { net: -20, cards: ['7h', '2d'], how: { type: 'folded', board: board.slice(0, 3) } },
  ];
  const notedIn = (noted: unknown): unknown => {
    const text = JSON.stringify({ ...JSON.parse(writeSave(played)), statistics: { holdem: { ...noRounds, rounds: 3, net: 20, noted } } });
    const profile = profileOf(openSave(text));
    // Whatever becomes of them, the chips and the rounds are as they were.
    expect([profile.balance, profile.tables, profile.statistics.holdem?.rounds, profile.statistics.holdem?.net]).toEqual([
      played.balance,
      played.tables,
      3,
      20,
    ]);
    return profile.statistics.holdem?.noted;
  };

  test('come back as they were written', () => {
    expect(notedIn(good)).toEqual(good);
  });

  test('are left out where an older version kept them in words, and no chip is lost', () => {
    const old = { net: 60, cards: ['As', 'Ah'], words: 'a pair of aces' };
    expect(notedIn([old])).toBeUndefined();
    expect(notedIn([old, ...good.slice(1)])).toEqual(good.slice(1));
  });

  test.each([
    ['a card that is there twice', { net: 60, cards: ['As', 'Ah'], how: { type: 'shown', board: ['As', '9c', '4d'] } }],
    ['a card that nobody has', { net: 60, cards: ['As', '1h'], how: { type: 'uncalled' } }],
    ['one card', { net: 60, cards: ['As'], how: { type: 'uncalled' } }],
    ['a board that was never shown', { net: 60, cards: ['As', 'Ah'], how: { type: 'shown', board: [] } }],
    ['a board of two', { net: 60, cards: ['As', 'Ah'], how: { type: 'folded', board: ['9c', '4d'] } }],
    ['a board of six', { net: 60, cards: ['As', 'Ah'], how: { type: 'folded', board: [...board, '5s'] } }],
    ['an end that there is not', { net: 60, cards: ['As', 'Ah'], how: { type: 'stolen' } }],
    ['words beside its facts', { net: 60, cards: ['As', 'Ah'], how: { type: 'uncalled' }, words: '\u001b[2J' }],
    ['no facts', { net: 60, cards: ['As', 'Ah'] }],
    ['nothing', null],
  ])('with %s are left out', (_, wrong) => {
    expect(notedIn([wrong])).toBeUndefined();
  });

  test('that are no list, or far too long a one, are cut', () => {
    expect(notedIn('many')).toBeUndefined();
    expect(notedIn(Array.from({ length: 100 }, () => good[0]))).toHaveLength(MAX_NOTED);
  });
});

describe('hostile saves', () => {
  test('are refused or repaired, and none throws', claims('PON-13.1'), () => {
    fc.assert(fc.property(hostileSaves, expectRefusedOrRepaired), { numRuns: 100 });
  });

  test('a hundred thousand entries in the wrong place are refused', () => {
    expect(openSave(`{"format":3,"balance":[${'0,'.repeat(100_000)}0]}`).kind).toBe('broken');
  });

  test('prototype keys reach nobody', () => {
    openSave('{"format":3,"balance":5,"tables":{"__proto__":{"held":{"stack":5,"atRisk":0}},"constructor":1}}');
    expect(Object.hasOwn(Object.prototype, 'held')).toBe(false);
  });
});

describe('a save in parts', () => {
  /** A disk as a table of texts. */
  const diskOf = (parts: SaveParts, before: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> =>
    new Map([...before, ...parts.pages.map(({ name, text }): [string, string] => [name, text])]);
  const reading = (disk: ReadonlyMap<string, string>) => (name: string) => disk.get(name) ?? null;
  const long = { ...played, tables: { pontoon: { ...keptTable(played), log: logOf(longLog) } } };

  test('comes back as it was, with its pages, and writes none of them twice', () => {
    const parts = splitSave(long, {});
    expect(parts.pages.map(({ name }) => name)).toEqual([0, 1, 2].map((at) => `${keptTable(long).logName}-${at}`));
    const opened = openSave(parts.head, reading(diskOf(parts)));
    expect(opened).toEqual({ kind: 'opened', profile: long, notes: [], written: { [keptTable(long).logName]: 3 } });
    expect(splitSave(profileOf(opened), parts.written)).toMatchObject({ pages: [], written: parts.written });
  });

  test('writes as much for a step of a long sitting as for one of a short one', () => {
    const atLength = (length: number) =>
      splitSave(
        { ...long, tables: { pontoon: { ...keptTable(long), log: logOf(longLog.slice(0, length)) } } },
        { [keptTable(long).logName]: Math.floor(length / LINES_A_PAGE) },
      );
    const [short, later] = [atLength(10), atLength(10 + 3 * LINES_A_PAGE)];
    expect([short.pages, later.pages]).toEqual([[], []]);
    expect(later.head.length).toBe(short.head.length);
  });

  test('without one of its pages gives the chips of that table back and says so', () => {
    const parts = splitSave(long, {});
    for (const { name } of parts.pages)
      for (const broken of [null, '', '[[0', '{}', '[[0]]', '[0,1]']) {
        const opened = openSave(parts.head, (asked) => (asked === name ? broken : reading(diskOf(parts))(asked)));
        expect(worthOf(profileOf(opened))).toBe(worthOf(long));
        expect([profileOf(opened).tables, opened.kind === 'opened' && opened.notes.length]).toEqual([{}, 1]);
      }
  });

  test('keeps the sitting that is over whole, outside of the save itself', () => {
    const left = leaveTable(long, 'pontoon').profile;
    const before = splitSave(long, {});
    const parts = splitSave(left, before.written);
    expect(parts.pages).toHaveLength(1);
    const opened = openSave(parts.head, reading(diskOf(parts, diskOf(before))));
    expect(profileOf(opened)).toEqual(left);
    expect(JSON.parse(parts.head).ended.pontoon.log).toEqual([]);
    expect(splitSave(profileOf(opened), opened.kind === 'opened' ? opened.written : {}).pages).toEqual([]);
  });

  test('of a hundred and twenty thousand actions is opened whole', () => {
    const lines = Array.from({ length: 120_000 }, (_, at) => longLog[at % longLog.length] ?? { seat: 0, action: {} });
    const parts = splitSave({ ...long, tables: { pontoon: { ...keptTable(long), log: logOf(lines) } } }, {});
    const opened = openSave(parts.head, reading(diskOf(parts)));
    expect(profileOf(opened).tables.pontoon?.log.length).toBe(120_000);
  });
});

describe('a kept table', () => {
  test('goes on with the same cards to come', () => {
    const { profile, table } = seatedWith(400);
    expect(resumeTable(pontoonModule, keptTable(profile))).toMatchObject({ ok: true, table: { truth: table.truth } });
  });

  test('of another version, or whose log does not lead to its chips, is not taken up', () => {
    const kept = keptTable(played);
    expect(resumeTable(pontoonModule, { ...kept, version: 99 })).toEqual({ ok: false, why: 'other-version' });
    for (const wrong of [
      { held: { stack: 9999, atRisk: 0 } },
      { log: logOf(allLines(kept.log).toSpliced(3, 1)) },
      { bots: [null, 'constructor', 'steady'] },
      { preset: 'toString' },
      { stacks: [5] },
    ]) {
      expect(resumeTable(pontoonModule, { ...kept, ...wrong })).toEqual({ ok: false, why: 'does-not-replay' });
    }
  });
});

test('settings from outside: what is wrong is as if it had never been set', () => {
  expect(readSettings(undefined)).toEqual(defaultSettings);
  expect(readSettings({ effects: 50, music: -3, muted: 'yes', hints: false })).toEqual({ ...defaultSettings, effects: 50, hints: false });
});
