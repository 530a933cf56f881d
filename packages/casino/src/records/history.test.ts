import { pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { oneMove, openingWith, type Seated, seatedWith } from '../profile/profile.fixture.ts';
import { forgetFinished, freshProfile, leaveTable, type Profile, startOver } from '../profile/profile.ts';
import { openSave, recordOfFinished } from '../profile/save.ts';
import { joinTable } from '../profile/seating.ts';
import { splitSave, writeSave } from '../profile/write-save.ts';
import { logOf } from '../table/action-log.ts';
import { addFinished, type FinishedSitting, MAX_FINISHED, MAX_FINISHED_LINES } from './history.ts';
import { recordOf } from './record.ts';

const opening = (name: string, lines: number) => ({
  game: 'hearts',
  version: 1,
  preset: 'house',
  seed: 'ab'.repeat(32),
  stacks: [0, 0, 0, 0],
  me: 0,
  names: ['You', 'A', 'B', 'C'],
  bots: [null, 'easy', 'easy', 'easy'],
  held: { stack: 0, atRisk: 0 },
  logName: `log-hearts-${name.padStart(16, '0')}`,
  log: logOf(Array.from({ length: lines }, () => ({ seat: 0, action: { type: 'ready' } }))),
});

const added = (...lines: readonly number[]): readonly FinishedSitting[] =>
  lines.reduce<readonly FinishedSitting[]>((past, count, at) => addFinished(past, opening(String(at), count)), []);

describe('past sittings', () => {
  test('the last twenty are kept, the oldest go first', () => {
    const past = added(...Array.from({ length: 25 }, () => 5));
    expect(past).toHaveLength(MAX_FINISHED);
    expect(past[0]?.logName).toBe('log-hearts-0000000000000005');
  });
  test('all their logs together have bounds; an empty one, or one past them, is not kept', () => {
    const past = added(MAX_FINISHED_LINES - 10, 5, 20, 0, MAX_FINISHED_LINES + 1);
    expect(past.map(({ lines }) => lines)).toEqual([5, 20]);
  });
});

describe('when a sitting was', () => {
  const [evening, night] = [1_794_859_200_000, 1_794_866_400_000];
  const sat = joinTable(pontoonModule, freshProfile(), 'pontoon', openingWith(200), evening);
  if (!sat.ok) throw new Error(sat.reason);
  let played: Seated = sat;
  for (let move = 0; move < 60; move += 1) played = oneMove(played, `${move}`) ?? played;
  const { profile } = leaveTable(played.profile, 'pontoon', night);

  test('is told from above, kept with it through every move, and read back', () => {
    expect(played.profile.tables.pontoon?.began).toBe(evening);
    expect(profile.past).toMatchObject([{ began: evening, ended: night }]);
    const opened = openSave(writeSave(profile));
    expect(opened.kind === 'opened' && opened.profile).toEqual(profile);
  });
  test('is no part of its record', () => {
    const record = profile.ended.pontoon && recordOf(profile.ended.pontoon);
    expect(record).not.toHaveProperty('began');
    const parts = splitSave(profile, {});
    const found =
      profile.past[0] && recordOfFinished(profile.past[0], (name) => parts.pages.find((page) => page.name === name)?.text ?? null);
    expect(found).toEqual(record);
  });
  test('is left out where it cannot be a time, and the sitting stays', () => {
    for (const wrong of ['"soon"', '-1', '1.5', '1e300', 'null', '{}']) {
      const opened = openSave(writeSave(profile).replaceAll(`:${evening}`, `:${wrong}`).replaceAll(`:${night}`, `:${wrong}`));
      const past = opened.kind === 'opened' ? opened.profile.past : [];
      expect(past).toHaveLength(1);
      expect(past[0]).not.toHaveProperty('began');
      expect(past[0]).not.toHaveProperty('ended');
    }
  });
  test('nobody has to say it: then it is not known', () => {
    const [silent] = leaveTable(after(60).before, 'pontoon').profile.past;
    expect(silent).not.toHaveProperty('began');
    expect(silent).not.toHaveProperty('ended');
  });
});

test('the game that was played last is known, until somebody starts over; a word that is no game is not believed', () => {
  const { before, over } = after(3);
  expect([freshProfile().last, before.last, over.last, startOver(over).last]).toEqual([undefined, 'pontoon', 'pontoon', undefined]);
  const opened = openSave(writeSave(over).replace('"last":"pontoon"', '"last":"chess"'));
  expect(opened.kind === 'opened' && opened.profile).not.toHaveProperty('last');
});

/** A profile after some moves at a table, and after standing up from it. */
const after = (moves: number, profile = freshProfile()): { readonly before: Profile; readonly over: Profile } => {
  let now = seatedWith(200, profile);
  for (let move = 0; move < moves; move += 1) now = oneMove(now, `${move}`) ?? now;
  return { before: now.profile, over: leaveTable(now.profile, 'pontoon').profile };
};

describe('on a disk', () => {
  const { before, over } = after(400);
  const { head, pages, written } = splitSave(over, {});
  const disk = new Map(pages.map(({ name, text }) => [name, text]));
  const read = (name: string): string | null => disk.get(name) ?? null;
  const [past] = over.past;

  test('a sitting that is over is written once, and its record is read back line for line', () => {
    const kept = before.tables.pontoon;
    expect(past?.lines).toBeGreaterThan(30);
    const opened = openSave(head, read);
    expect(opened.kind === 'opened' && opened.profile.past).toEqual(over.past);
    expect(past && recordOfFinished(past, read)).toEqual(kept && recordOf(kept));
    expect(splitSave(over, written).pages).toEqual([]);
  });
  test('a save that was taken along writes the pages of its last sitting anew', () => {
    const opened = openSave(writeSave(over));
    expect(opened.kind === 'opened' && splitSave(opened.profile, opened.written).pages).toEqual(pages);
  });
  test('the save itself has no line of it', () => {
    expect(head.length).toBeLessThan(3000);
  });
  test('a page that is gone, or is not what it was, is no record', () => {
    expect(past && recordOfFinished(past, () => null)).toBeUndefined();
    expect(past && recordOfFinished(past, (name) => read(name)?.replace('[', '[[0,1],') ?? null)).toBeUndefined();
  });
  test('what cannot be read is left out, and the rest stays', () => {
    const spoilt = head.replace('"past":[', '"past":[{"game":"chess"},7,');
    const opened = openSave(spoilt, read);
    expect(opened.kind === 'opened' && opened.profile.past).toEqual(over.past);
    const none = openSave(head.replace('"past":[', '"past":{"a":['), read);
    expect(none.kind).toBe('broken');
  });
  test('one can be forgotten, or all, and the last of its game goes with it', () => {
    const twice = after(30, over).over;
    expect(twice.past).toHaveLength(2);
    const one = forgetFinished(twice, twice.past[1]?.logName);
    expect([one.past, one.ended]).toEqual([[past], {}]);
    expect(forgetFinished(twice).past).toEqual([]);
    expect(forgetFinished(twice, past?.logName).ended).toEqual(twice.ended);
  });
  test('who starts over can still look back', () => {
    expect(startOver(over).past).toEqual(over.past);
  });
});
