import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchOf } from './arrivals.ts';
import { backUpRooms, type PutAside, RoomDatabase, type StoreJob } from './database.ts';
import { linesFor, logSuite } from './log.fixture.ts';
import { LOG_START, ROOM_TTL, type RoomLog, type WrittenEntry } from './log.ts';
import { openMemoryLog } from './memory.ts';
import { openSqliteLog, packJobs, unpackJobs } from './sqlite.ts';

let folder = '';
let log: RoomLog;
const aside: PutAside[] = [];
const onTrouble = (error: unknown): void => {
  throw error;
};
const openAt = (name: string, clock?: () => number): Promise<RoomLog> =>
  openSqliteLog({ file: join(folder, name), onTrouble, onAside: (one) => void aside.push(one), ...(clock === undefined ? {} : { clock }) });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-log-'));
  log = await openAt('suite.db');
});
afterAll(async () => {
  await log.close();
  await rm(folder, { recursive: true, force: true });
});

logSuite('in a file', () => log);
describe('memory', () => {
  const memory = openMemoryLog();
  logSuite('in memory', () => memory);
});

const wholeOf = async (one: RoomLog, room: string): Promise<readonly WrittenEntry[]> => (await one.read(room, LOG_START)) ?? [];

test('what was written is there after the next start', async () => {
  const first = await openAt('again.db');
  const lines = linesFor(LOG_START, 1, 2, 3);
  await first.append('a', LOG_START, lines);
  await first.keep('a', { head: lines[1] ?? LOG_START, text: '{}' });
  await first.close();
  const again = await openAt('again.db');
  expect(await wholeOf(again, 'a')).toEqual(lines);
  expect((await again.kept('a'))?.head.seq).toBe(2);
  await again.close();
  expect(aside).toEqual([]);
});

test('a file that one server has open is not opened by a second, and not a byte of it changes', async () => {
  const first = await openAt('two.db');
  const lines = linesFor(LOG_START, 1, 2, 3);
  await first.append('a', LOG_START, lines);
  await expect(openAt('two.db')).rejects.toThrow('Another server has');
  expect(await wholeOf(first, 'a')).toEqual(lines);
  await first.close();
  await (await openAt('two.db')).close();
});

test('a room is gone a day after its last entry', async () => {
  let now = 1_000_000;
  const clock = (): number => now;
  const first = await openAt('old.db', clock);
  const lines = linesFor(LOG_START, 1, 2);
  await first.append('old', LOG_START, lines);
  now += ROOM_TTL + 1;
  await first.append('new', LOG_START, lines);
  await first.close();
  const again = await openAt('old.db', clock);
  expect((await wholeOf(again, 'old')).length).toBe(0);
  expect((await wholeOf(again, 'new')).length).toBe(2);
  await again.close();
});

test('a room that somebody follows is not forgotten, and of one that is nothing is left', () => {
  const database = new RoomDatabase(join(folder, 'forget.db'));
  const lines = linesFor(LOG_START, 1, 2);
  const append = { do: 'append', after: LOG_START, batch: batchOf(lines), at: 1 } as const;
  database.run([
    { ...append, room: 'a' },
    { ...append, room: 'b' },
  ]);
  expect(database.run([{ do: 'forget', since: 2, but: ['a'] }])).toEqual([{ forgotten: 1 }]);
  const reads = database.run(['a', 'b'].map((room) => ({ do: 'read', room, after: LOG_START })));
  expect(reads).toEqual([{ lines }, { lines: [] }]);
  database.close();
});

/** Changes one byte of the only place where a text stands in a file. */
const spoil = async (name: string, text: string): Promise<void> => {
  const file = join(folder, name);
  const bytes = await readFile(file);
  const at = bytes.indexOf(text);
  if (at < 0) throw new Error(`"${text}" is not in ${name}.`);
  bytes[at + 2] = (bytes[at + 2] ?? 0) ^ 1;
  await writeFile(file, bytes);
};

test('one bad byte in an entry: that room is named and put aside, and all others are whole', async () => {
  const first = await openAt('byte.db');
  const lines = linesFor(LOG_START, 1, 2, 777_777, 4);
  const others = linesFor(LOG_START, 1, 2, 3);
  for (const room of ['a', 'c']) await first.append(room, LOG_START, others);
  await first.append('b', LOG_START, lines);
  await first.close();
  await spoil('byte.db', '777777');
  aside.length = 0;
  const again = await openAt('byte.db');
  expect(aside).toEqual([{ room: 'b', why: 'entry 3 does not follow from entry 2' }]);
  expect(await wholeOf(again, 'b')).toEqual([]);
  for (const room of ['a', 'c']) expect(await wholeOf(again, room)).toEqual(others);
  // It is kept, and not written over.
  expect((await again.append('b', LOG_START, others)).ok).toBe(false);
  await again.close();
});

test.each([
  ["DELETE FROM entries WHERE room = 'b' AND seq = 6", 'its last entry is missing'],
  ["DELETE FROM pages WHERE room = 'b'", 'entry 4 does not follow from entry 0'],
  ["UPDATE pages SET crc = crc + 1 WHERE room = 'b'", 'entries 1 to 3 are not what was put by'],
])('%s: that room is named and put aside, and the other is whole', async (harm, why) => {
  const name = `harmed-${why.length}.db`;
  const first = await openAt(name);
  const lines = linesFor(LOG_START, 1, 2, 3, 4, 5, 6);
  const { seq, digest } = lines[3] ?? LOG_START;
  for (const room of ['a', 'b']) {
    await first.append(room, LOG_START, lines);
    await first.keep(room, { head: { seq, digest }, text: '{}' });
  }
  await first.close();
  const { default: Database } = await import('libsql');
  const db = new Database(join(folder, name));
  db.exec(harm);
  db.close();
  aside.length = 0;
  const again = await openAt(name);
  expect(aside).toEqual([{ room: 'b', why }]);
  expect(await again.kept('b')).toBeUndefined();
  expect(await wholeOf(again, 'a')).toEqual(lines);
  await again.close();
});

test('a page of the file that is torn to shreds: what can be read is read, the rest is named, and the file is kept beside', async () => {
  const first = await openAt('torn.db');
  const rooms = Array.from({ length: 200 }, (_, at) => `room${String(at).padStart(4, '0')}`);
  const lines = linesFor(LOG_START, ...Array.from({ length: 30 }, (_, at) => at));
  await Promise.all(rooms.map((room) => first.append(room, LOG_START, lines)));
  await first.close();
  const file = join(folder, 'torn.db');
  const bytes = await readFile(file);
  bytes.fill(0xff, Math.floor(bytes.length / 8192) * 4096, Math.floor(bytes.length / 8192) * 4096 + 4096);
  await writeFile(file, bytes);
  aside.length = 0;
  const again = await openAt('torn.db');
  expect(aside.length).toBeGreaterThan(1);
  expect((await readdir(folder)).some((name) => name.startsWith('torn.db.broken-'))).toBe(true);
  const broken = new Set(aside.map(({ room }) => room));
  expect(broken.size).toBeLessThan(20);
  for (const room of rooms.filter((one) => !broken.has(one))) expect(await wholeOf(again, room)).toEqual(lines);
  await again.close();
});

test('a file that is no database is put aside whole, and one of a later version is left alone', async () => {
  await writeFile(join(folder, 'text.db'), '{"room":"a"}\n'.repeat(1000));
  aside.length = 0;
  await (await openAt('text.db')).close();
  expect(aside[0]?.file).toMatch(/text\.db\.broken-/);
  const later = await openAt('later.db');
  await later.close();
  const { default: Database } = await import('libsql');
  const db = new Database(join(folder, 'later.db'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(openAt('later.db')).rejects.toThrow('later version');
});

test('a fold keeps the entries small, and forgotten rooms leave no rows', async () => {
  const one = await openAt('small.db');
  let head = LOG_START;
  for (let hand = 0; hand < 40; hand += 1) {
    const lines = linesFor(head, ...Array.from({ length: 50 }, (_, at) => at));
    await one.append('a', head, lines);
    head = lines.at(-1) ?? LOG_START;
    await one.keep('a', { head: { seq: head.seq, digest: head.digest }, text: '{}' });
  }
  expect((await wholeOf(one, 'a')).length).toBe(2000);
  await one.close();
  // 2,000 entries of some 130 bytes with their digests.
  expect((await stat(join(folder, 'small.db'))).size).toBeLessThan(150_000);
});

test('a copy made while a server writes is whole', async () => {
  const one = await openAt('live.db');
  let head = LOG_START;
  const write = async (): Promise<void> => {
    const lines = linesFor(head, 1, 2);
    await one.append('a', head, lines);
    head = lines.at(-1) ?? head;
  };
  for (let count = 0; count < 20; count += 1) await write();
  const known = head.seq;
  backUpRooms(join(folder, 'live.db'), join(folder, 'copy.db'));
  for (let count = 0; count < 5; count += 1) await write();
  await one.close();
  const copy = await openAt('copy.db');
  expect((await wholeOf(copy, 'a')).length).toBe(known);
  await copy.close();
  expect(() => backUpRooms(join(folder, 'live.db'), join(folder, 'copy.db'))).toThrow('is there already');
  expect(() => backUpRooms(join(folder, 'none.db'), join(folder, 'x.db'))).toThrow('There is no file');
});

/** A copy of what a server has on the disk in the midst of play: as a crash leaves it. */
const asCrashed = (name: string): string => {
  const copy = `crashed-${name}`;
  backUpRooms(join(folder, name), join(folder, copy));
  return copy;
};
const countIn = async (name: string, table: string): Promise<unknown> => {
  const { default: Database } = await import('libsql');
  const db = new Database(join(folder, name));
  const [row] = db.prepare(`SELECT count(*) FROM ${table}`).raw().all();
  db.close();
  return Array.isArray(row) ? row[0] : undefined;
};

test('what has just arrived when a server dies is there after the next start, whatever a fold has covered of it', async () => {
  const one = await openAt('midst.db');
  const lines = linesFor(LOG_START, ...Array.from({ length: 12 }, (_, at) => at));
  const parts = [lines.slice(0, 5), lines.slice(5, 6), lines.slice(6)];
  let head = LOG_START;
  for (const part of parts) {
    await one.append('a', head, part);
    await one.append('b', head, part);
    head = part.at(-1) ?? head;
  }
  const { seq, digest } = lines[8] ?? LOG_START;
  // It covers two appends and a part of the third.
  await one.keep('a', { head: { seq, digest }, text: '{"a":1}' });
  const copy = asCrashed('midst.db');
  expect(await countIn(copy, 'arrivals')).toBe(6);
  expect(await countIn(copy, 'entries')).toBe(0);
  expect(await wholeOf(one, 'a')).toEqual(lines);
  await one.close();
  aside.length = 0;
  const again = await openAt(copy);
  for (const room of ['a', 'b']) expect(await wholeOf(again, room)).toEqual(lines);
  expect(await again.kept('a')).toEqual({ head: { seq, digest }, text: '{"a":1}' });
  expect(await again.read('a', { seq, digest })).toEqual(lines.slice(9));
  expect(await again.append('a', head, linesFor(head, 99))).toEqual({ ok: true });
  await again.close();
  expect(aside).toEqual([]);
});

test('one bad byte in what has just arrived: that room is named and put aside, and all others are whole', async () => {
  const one = await openAt('arrived.db');
  const lines = linesFor(LOG_START, 1, 777_777, 3);
  const more = linesFor(lines.at(-1) ?? LOG_START, 4);
  const others = linesFor(LOG_START, 1, 2, 3);
  await Promise.all([one.append('a', LOG_START, others), one.append('b', LOG_START, lines), one.append('c', LOG_START, others)]);
  await one.append('b', lines.at(-1) ?? LOG_START, more);
  const copy = asCrashed('arrived.db');
  await one.close();
  await spoil(copy, '777777');
  aside.length = 0;
  const again = await openAt(copy);
  expect(aside).toEqual([{ room: 'b', why: 'entry 3 does not follow from entry 2' }]);
  expect(await wholeOf(again, 'b')).toEqual([]);
  for (const room of ['a', 'c']) expect(await wholeOf(again, room)).toEqual(others);
  await again.close();
  // What there is of it is kept.
  expect(await countIn(copy, "entries WHERE room = 'b'")).toBe(4);
});

test('a torn page of what has just arrived: each room is whole, or named', async () => {
  const one = await openAt('shreds.db');
  const rooms = Array.from({ length: 100 }, (_, at) => `room${String(at).padStart(4, '0')}`);
  const lines = linesFor(LOG_START, 1, 2, 3);
  let head = LOG_START;
  for (const line of lines) {
    await Promise.all(rooms.map((room) => one.append(room, head, [line])));
    head = line;
  }
  const copy = asCrashed('shreds.db');
  await one.close();
  const bytes = await readFile(join(folder, copy));
  // A page on which the second entry of a room stands.
  const page = Math.floor(bytes.indexOf(lines[1]?.text ?? '', Math.floor(bytes.length / 2)) / 4096) * 4096;
  bytes.fill(0xff, page, page + 4096);
  await writeFile(join(folder, copy), bytes);
  aside.length = 0;
  const again = await openAt(copy);
  expect(aside.some(({ why }) => /what arrived after \d+ and before \d+ is lost/.test(why))).toBe(true);
  const named = new Set(aside.map(({ room }) => room));
  const whole = rooms.filter((room) => !named.has(room));
  expect(whole.length).toBeGreaterThan(50);
  expect(whole.length).toBeLessThan(100);
  for (const room of whole) expect(await wholeOf(again, room)).toEqual(lines);
  await again.close();
});

test('what arrives is put in its place before there is too much of it: a start after a crash stays quick', async () => {
  const database = new RoomDatabase(join(folder, 'many.db'));
  const quiet = linesFor(LOG_START, 1, 2);
  database.run([{ do: 'append', room: 'quiet', after: LOG_START, batch: batchOf(quiet), at: 1 }]);
  const heads = Array.from({ length: 100 }, () => LOG_START);
  for (let round = 0; round < 130; round += 1) {
    const jobs = heads.map((after, which): StoreJob => {
      const lines = linesFor(after, round);
      heads[which] = lines[0] ?? after;
      return { do: 'append', room: `room${which}`, after, batch: batchOf(lines), at: round };
    });
    database.run(jobs);
  }
  expect(Number(await countIn('many.db', 'arrivals'))).toBeLessThan(8500);
  expect(await countIn('many.db', "entries WHERE room = 'quiet'")).toBe(2);
  const [read, first] = database.run(['quiet', 'room7'].map((room) => ({ do: 'read', room, after: LOG_START })));
  expect(read).toEqual({ lines: quiet });
  expect(first !== undefined && 'lines' in first ? first.lines?.map(({ seq }) => seq) : []).toEqual(
    Array.from({ length: 130 }, (_, at) => at + 1),
  );
  database.close();
  expect(await countIn('many.db', 'arrivals')).toBe(0);
});

test('a file of the version before is taken over', async () => {
  const first = await openAt('before.db');
  const lines = linesFor(LOG_START, 1, 2, 3);
  await first.append('a', LOG_START, lines);
  await first.close();
  const { default: Database } = await import('libsql');
  const db = new Database(join(folder, 'before.db'));
  db.exec('DROP TABLE arrivals; PRAGMA user_version = 1');
  db.close();
  aside.length = 0;
  const again = await openAt('before.db');
  expect(aside).toEqual([]);
  expect(await wholeOf(again, 'a')).toEqual(lines);
  await again.close();
});

test('what cannot be written is answered with an error, and nothing of it is there', () => {
  const database = new RoomDatabase(join(folder, 'whole.db'));
  const lines = linesFor(LOG_START, 1, 2);
  const append = { do: 'append', room: 'a', after: LOG_START, batch: batchOf(lines), at: 1 } as const;
  // A place that is not the next: it cannot be.
  const [first] = lines;
  expect(() =>
    database.run([append, { ...append, room: 'b', batch: batchOf([...lines, ...(first === undefined ? [] : [first])]) }]),
  ).toThrow();
  expect(database.run([{ do: 'read', room: 'a', after: LOG_START }])).toEqual([{ lines: [] }]);
  // Where the log ends is known as it is on the disk, and not as it would have been.
  expect(database.run([append])).toEqual([{ appended: { ok: true } }]);
  database.close();
});

test('a disk that fails: whoever writes then is told, nothing of it is there, and the log goes on when it can', async () => {
  const troubles: unknown[] = [];
  const one = await openSqliteLog({
    file: join(folder, 'fails.db'),
    onTrouble: (why) => void troubles.push(why),
    onAside: () => undefined,
  });
  const lines = linesFor(LOG_START, 1, 2);
  await one.append('a', LOG_START, lines);
  const head = lines.at(-1) ?? LOG_START;
  const more = linesFor(head, 3);
  // Not the next entry: the transaction that it is in cannot be, as on a full disk.
  const impossible = (): Promise<unknown> => one.append('b', LOG_START, lines.slice(1));
  for (const _ of [1, 2]) {
    const written = await Promise.allSettled([one.append('a', head, more), impossible()]);
    expect(written.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await one.isThere()).toBe(false);
  }
  // It is noted once, and not with every append.
  expect(troubles.length).toBe(1);
  expect(await one.append('a', head, more)).toEqual({ ok: true });
  expect(await one.isThere()).toBe(true);
  expect(await wholeOf(one, 'a')).toEqual([...lines, ...more]);
  expect(await wholeOf(one, 'b')).toEqual([]);
  await one.close();
});

test('whatever is asked in one go sees what was appended before it', () => {
  const database = new RoomDatabase(join(folder, 'one-go.db'));
  const lines = linesFor(LOG_START, ...Array.from({ length: 40 }, (_, at) => at));
  const append = { do: 'append', room: 'a', after: LOG_START, batch: batchOf(lines), at: 1 } as const;
  const [first = LOG_START] = lines;
  const replies = database.run([append, append, { do: 'read', room: 'a', after: first }, { ...append, room: 'b' }]);
  expect(replies).toEqual([
    { appended: { ok: true } },
    { appended: { ok: false, tail: lines } },
    { lines: lines.slice(1) },
    { appended: { ok: true } },
  ]);
  database.close();
});

test('jobs come to the thread as they were asked for, whatever stands between them', () => {
  const lines = linesFor(LOG_START, 1, 2, 3);
  const [first = LOG_START] = lines;
  const jobs: readonly StoreJob[] = [
    { do: 'append', room: 'a', after: LOG_START, batch: batchOf(lines), at: 7 },
    { do: 'kept', room: 'a' },
    { do: 'append', room: 'b', after: { seq: first.seq, digest: first.digest }, batch: batchOf(lines.slice(1)), at: 8 },
    { do: 'append', room: 'c', after: LOG_START, batch: batchOf([]), at: 9 },
    { do: 'forget', since: 3, but: ['a'] },
  ];
  expect(unpackJobs(structuredClone(packJobs(jobs)))).toEqual(jobs);
});
