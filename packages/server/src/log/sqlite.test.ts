import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUpRooms, type PutAside, RoomDatabase } from './database.ts';
import { linesFor, logSuite } from './log.fixture.ts';
import { LOG_START, ROOM_TTL, type RoomLog, type WrittenEntry } from './log.ts';
import { openMemoryLog } from './memory.ts';
import { openSqliteLog } from './sqlite.ts';

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
  const append = { do: 'append', after: LOG_START, lines, at: 1 } as const;
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

test('what cannot be written is answered with an error, and nothing of it is there', () => {
  const database = new RoomDatabase(join(folder, 'whole.db'));
  const lines = linesFor(LOG_START, 1, 2);
  const append = { do: 'append', room: 'a', after: LOG_START, lines, at: 1 } as const;
  // The same place twice in one row: the second cannot be.
  const [first] = lines;
  expect(() => database.run([append, { ...append, room: 'b', lines: [...lines, ...(first === undefined ? [] : [first])] }])).toThrow();
  expect(database.run([{ do: 'read', room: 'a', after: LOG_START }])).toEqual([{ lines: [] }]);
  database.close();
});
