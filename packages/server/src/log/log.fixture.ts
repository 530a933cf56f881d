/** The promises that every log keeps: one suite for all of them. */
import type { RoomEntry } from '@baize/rooms';
import { expect, test } from 'vitest';
import { LOG_START, type LogHead, type RoomLog, type WrittenEntry, writtenAfter } from './log.ts';

/** An entry that says little. */
const saidAt = (at: number): RoomEntry => ({ at, by: `p.${at}`, t: 'said', seat: 0, phrase: 'ha' });
let rooms = 0;
const freshRoom = (): string => {
  rooms += 1;
  return `room${String(rooms).padStart(12, '0')}`;
};
/** Lines that say these, after a place. */
export const linesFor = (after: LogHead, ...ats: readonly number[]): readonly WrittenEntry[] => writtenAfter(after, ats.map(saidAt));

/** Holds a log to its promises. */
export const logSuite = (name: string, log: () => RoomLog): void => {
  /** Writes these entries after a place; where the log ends then. */
  const write = async (room: string, after: LogHead, ...ats: readonly number[]): Promise<readonly WrittenEntry[]> => {
    const lines = linesFor(after, ...ats);
    expect(await log().append(room, after, lines)).toEqual({ ok: true });
    return lines;
  };
  const endOf = (lines: readonly WrittenEntry[]): LogHead => {
    const { seq, digest } = lines.at(-1) ?? { ...LOG_START };
    return { seq, digest };
  };

  test(`${name}: entries are read in the order they were written, from any place on`, async () => {
    const room = freshRoom();
    const lines = await write(room, LOG_START, 1, 2, 3);
    expect(await log().read(room, lines[0] ?? LOG_START)).toEqual(lines.slice(1));
    expect(await log().read(room, LOG_START)).toEqual(lines);
    expect(await log().read(room, endOf(lines))).toEqual([]);
    expect(await log().read(freshRoom(), LOG_START)).toEqual([]);
  });
  test(`${name}: nothing is written over another or behind a gap, and who comes second is told what they missed`, async () => {
    const room = freshRoom();
    const lines = await write(room, LOG_START, 1, 2);
    const first = lines[0] ?? LOG_START;
    expect(await log().append(room, first, linesFor(first, 9))).toEqual({ ok: false, tail: lines.slice(1) });
    const beyond = { seq: 3, digest: 'ab'.repeat(32) };
    expect(await log().append(room, beyond, linesFor(beyond, 9))).toEqual({ ok: false, tail: undefined });
    expect(await log().append(freshRoom(), beyond, linesFor(beyond, 9))).toEqual({ ok: false, tail: undefined });
    expect(await log().read(room, LOG_START)).toEqual(lines);
  });
  test(`${name}: who stands on a branch that is gone writes nothing, though the number is right, and is told so`, async () => {
    const room = freshRoom();
    const lines = await write(room, LOG_START, 1, 2, 3);
    const [first = LOG_START] = lines;
    const gone = linesFor(first, 7, 8);
    expect(await log().append(room, endOf(gone), linesFor(endOf(gone), 9))).toEqual({ ok: false, tail: undefined });
    expect(await log().read(room, endOf(gone))).toBeUndefined();
    expect(await log().read(room, LOG_START)).toEqual(lines);
  });
  test(`${name}: what is written together is in the log together, and who follows hears each of it`, async () => {
    const room = freshRoom();
    const heard: WrittenEntry[] = [];
    const stop = await log().follow(room, { heard: (some) => void heard.push(...some), missed: () => undefined });
    const lines = await write(room, LOG_START, 1, 2);
    const more = await write(room, endOf(lines), 3, 4, 5);
    expect(await log().read(room, LOG_START)).toEqual([...lines, ...more]);
    await expect.poll(() => heard).toEqual([...lines, ...more]);
    stop();
  });
  test(`${name}: of many who write the same place one is taken, and all of it is in the log`, async () => {
    const room = freshRoom();
    let taken = 0;
    let head: LogHead = LOG_START;
    for (let round = 1; round <= 5; round += 1) {
      const answers = await Promise.all([11, 12, 13, 14].map((at) => log().append(room, head, linesFor(head, at))));
      taken += answers.filter(({ ok }) => ok).length;
      head = endOf((await log().read(room, LOG_START)) ?? []);
    }
    expect(taken).toBe(5);
    expect((await log().read(room, LOG_START))?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });
  test(`${name}: who follows hears every entry in order, until they stop, and can begin again`, async () => {
    const room = freshRoom();
    const heard: number[] = [];
    const follower = { heard: (some: readonly WrittenEntry[]) => void heard.push(...some.map(({ seq }) => seq)), missed: () => undefined };
    const stop = await log().follow(room, follower);
    let lines = await write(room, LOG_START, 1, 2, 3);
    await expect.poll(() => heard).toEqual([1, 2, 3]);
    stop();
    lines = await write(room, endOf(lines), 4);
    expect(await log().read(room, endOf(lines))).toEqual([]);
    expect(heard.length).toBe(3);
    const again = await log().follow(room, follower);
    await write(room, endOf(lines), 5);
    await expect.poll(() => heard).toEqual([1, 2, 3, 5]);
    again();
  });
  test(`${name}: what was kept is found again, what it covers is put by, and the whole log is still there`, async () => {
    const room = freshRoom();
    expect(await log().kept(room)).toBeUndefined();
    let all = await write(room, LOG_START, 1, 2, 3, 4);
    await log().keep(room, { head: endOf(all), text: '{"a":1}' });
    expect(await log().kept(room)).toEqual({ head: endOf(all), text: '{"a":1}' });
    all = [...all, ...(await write(room, endOf(all), 5, 6))];
    await log().keep(room, { head: endOf(all), text: '{"a":2}' });
    all = [...all, ...(await write(room, endOf(all), 7))];
    const kept = await log().kept(room);
    expect(kept?.text).toBe('{"a":2}');
    expect(await log().read(room, kept?.head ?? LOG_START)).toEqual(all.slice(6));
    expect(await log().read(room, LOG_START)).toEqual(all);
  });
  test(`${name}: a fold of a branch that is gone is not kept, and its clock goes on`, async () => {
    const room = freshRoom();
    await write(room, LOG_START, 1, 2);
    await log().keep(room, { head: { seq: 2, digest: 'ab'.repeat(32) }, text: '{"a":1}' });
    expect(await log().kept(room)).toBeUndefined();
    expect(Math.abs((await log().now(room)) - Date.now())).toBeLessThan(5000);
    expect(await log().isThere()).toBe(true);
  });
};
