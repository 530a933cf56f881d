/** The promises that every log keeps: one suite for all of them. */
import type { RoomEntry } from '@baize/rooms';
import { expect, test } from 'vitest';
import type { RoomLog, WrittenEntry } from './log.ts';

const said = (at: number): RoomEntry => ({ at, by: `p.${at}`, t: 'said', seat: 0, phrase: 'ha' });
let rooms = 0;
const freshRoom = (): string => {
  rooms += 1;
  return `room${String(rooms).padStart(12, '0')}`;
};

/** Holds a log to its promises. */
export const logSuite = (name: string, log: () => RoomLog): void => {
  test(`${name}: entries are read in the order they were written, from any place on`, async () => {
    const room = freshRoom();
    for (const seq of [1, 2, 3]) expect(await log().append(room, seq, [said(seq)])).toEqual({ ok: true });
    expect(await log().read(room, 2)).toEqual([
      { seq: 2, entry: said(2) },
      { seq: 3, entry: said(3) },
    ]);
    expect(await log().read(room, 1, 1)).toEqual([{ seq: 1, entry: said(1) }]);
    expect(await log().read(freshRoom(), 1)).toEqual([]);
  });
  test(`${name}: nothing is written over another or behind a gap, and who comes second is told what they missed`, async () => {
    const room = freshRoom();
    await log().append(room, 1, [said(1)]);
    await log().append(room, 2, [said(2)]);
    expect(await log().append(room, 2, [said(9)])).toEqual({ ok: false, head: 2, tail: [{ seq: 2, entry: said(2) }] });
    expect(await log().append(room, 4, [said(9)])).toEqual({ ok: false, head: 2, tail: [] });
    expect(await log().append(freshRoom(), 3, [said(9)])).toEqual({ ok: false, head: 0, tail: [] });
    expect((await log().read(room, 1)).length).toBe(2);
  });
  test(`${name}: what is written together is in the log together, and who follows hears each of it`, async () => {
    const room = freshRoom();
    const heard: WrittenEntry[] = [];
    const stop = await log().follow(room, { heard: ({ seq, entry }) => void heard.push({ seq, entry }), missed: () => undefined });
    expect(await log().append(room, 1, [said(1), said(2)])).toEqual({ ok: true });
    expect(await log().append(room, 2, [said(8), said(9)])).toEqual({ ok: false, head: 2, tail: [{ seq: 2, entry: said(2) }] });
    expect(await log().append(room, 3, [said(3), said(4), said(5)])).toEqual({ ok: true });
    const all = [1, 2, 3, 4, 5].map((seq) => ({ seq, entry: said(seq) }));
    expect(await log().read(room, 1)).toEqual(all);
    await expect.poll(() => heard).toEqual(all);
    stop();
  });
  test(`${name}: of many who write the same place one is taken, and all of it is in the log`, async () => {
    const room = freshRoom();
    let taken = 0;
    for (let seq = 1; seq <= 5; seq += 1) {
      const answers = await Promise.all([11, 12, 13, 14].map((at) => log().append(room, seq, [said(at)])));
      taken += answers.filter(({ ok }) => ok).length;
    }
    expect(taken).toBe(5);
    expect((await log().read(room, 1)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });
  test(`${name}: who follows hears every entry in order, until they stop`, async () => {
    const room = freshRoom();
    const heard: WrittenEntry[] = [];
    const stop = await log().follow(room, { heard: ({ seq, entry }) => void heard.push({ seq, entry }), missed: () => undefined });
    for (const seq of [1, 2, 3]) await log().append(room, seq, [said(seq)]);
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    stop();
    await log().append(room, 4, [said(4)]);
    expect((await log().read(room, 4)).length).toBe(1);
    expect(heard.length).toBe(3);
  });
  test(`${name}: what was kept is found again, and its clock goes on`, async () => {
    const room = freshRoom();
    expect(await log().kept(room)).toBeUndefined();
    await log().keep(room, 7, '{"a":1}');
    expect(await log().kept(room)).toBe('{"a":1}');
    expect(Math.abs(log().now() - Date.now())).toBeLessThan(5000);
    expect(await log().isThere()).toBe(true);
  });
};
