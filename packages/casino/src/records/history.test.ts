import { describe, expect, test } from 'vitest';
import { oneMove, seatedWith } from '../profile/profile.fixture.ts';
import { forgetFinished, freshProfile, leaveTable, type Profile, startOver } from '../profile/profile.ts';
import { openSave, splitSave, writeSave } from '../profile/save.ts';
import { logOf } from '../table/action-log.ts';
import { addFinished, type FinishedSitting, MAX_FINISHED, MAX_FINISHED_LINES } from './history.ts';
import { recordOf, recordOfFinished } from './record.ts';

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
