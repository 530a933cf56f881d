import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { heartsModule } from '@baize/games/hearts';
import { closeCodes, MAX_ENTRIES } from '@baize/rooms';
import { expect, test, vi } from 'vitest';
import { LineFriend, openOver, playUntil, twoFriends, until } from './friend.fixture.ts';
import { type Follower, LOG_START, type RoomLog, roomEntryOf, writtenAfter } from './log/log.ts';
import { openMemoryLog } from './log/memory.ts';
import { testServers } from './servers.fixture.ts';

const { friends, serve } = testServers();
const away = (): Promise<never> => Promise.reject(new Error('The log is away.'));

test('who says hello while the log is away is sent to come again, and has a room as soon as it is back', async () => {
  const log = openMemoryLog();
  const { url } = await serve({ log });
  const code = await openOver(url, 'hearts', 'house', 0);
  const read = vi.spyOn(log, 'read').mockImplementation(away);
  const ann = new LineFriend(() => [url], code, 'Ann');
  friends.push(ann);
  ann.connect();
  await until('the line to be closed', () => ann.closedWith === closeCodes.restart);
  expect(ann.frames).toEqual([]);
  read.mockRestore();
  await until('a picture', () => ann.client.room !== undefined);
});

test('a log that cannot be followed is followed as soon as it can, and nobody waits for ever', async () => {
  const log = openMemoryLog();
  const { url } = await serve({ log });
  const code = await openOver(url, 'hearts', 'house', 0);
  const follow = vi.spyOn(log, 'follow').mockImplementation(away);
  const ann = new LineFriend(() => [url], code, 'Ann');
  friends.push(ann);
  ann.connect();
  await until('the line to be closed', () => ann.closedWith === closeCodes.restart);
  follow.mockRestore();
  await until('a picture', () => ann.client.room !== undefined);
  ann.sit('Ann');
  await until('a seat', () => ann.client.room?.me !== 'rail');
});

test('a log that is emptied: everybody is told that there is no such room, and no trouble is cried', async () => {
  const log = openMemoryLog();
  const emptied = new Set<string>();
  const notes: string[] = [];
  const gone: RoomLog = {
    append: (room, after, lines) => (emptied.has(room) ? Promise.resolve({ ok: false, tail: undefined }) : log.append(room, after, lines)),
    read: (room, after) => (emptied.has(room) ? Promise.resolve(after.seq === 0 ? [] : undefined) : log.read(room, after)),
    follow: (room, follower) => log.follow(room, follower),
    now: (room) => log.now(room),
    keep: (room, fold) => log.keep(room, fold),
    kept: (room) => (emptied.has(room) ? Promise.resolve(undefined) : log.kept(room)),
    isThere: () => log.isThere(),
    close: () => log.close(),
  };
  const { url } = await serve({ log: gone, note: ({ what }) => void notes.push(what) });
  const code = await openOver(url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  emptied.add(code);
  await playUntil([ann, bob], 'both to know', () => ann.client.isGone && bob.client.isGone);
  expect(notes).toEqual([]);
});

test('somebody else’s entry at a place that one has already: what one has is gone, and everybody is shown what the log has', async () => {
  let log = openMemoryLog();
  const followers = new Map<string, Follower>();
  const lossy: RoomLog = {
    append: (room, after, lines) => log.append(room, after, lines),
    read: (room, after) => log.read(room, after),
    follow: (room, follower) => {
      followers.set(room, follower);
      return log.follow(room, follower);
    },
    now: (room) => log.now(room),
    keep: (room, fold) => log.keep(room, fold),
    kept: (room) => log.kept(room),
    isThere: () => log.isThere(),
    close: () => log.close(),
  };
  const { url, metrics } = await serve({ log: lossy });
  const code = await openOver(url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  await until('both to see the same', () => ann.client.room?.phase === 'playing' && ann.client.room.seq === bob.client.room?.seq);
  const had = (await log.read(code, LOG_START)) ?? [];
  // The end of it is lost, and another process writes there; nobody here writes or looks.
  const left = had.slice(0, -2);
  const head = left.at(-1) ?? { ...LOG_START, text: '' };
  const said = writtenAfter(head, [{ at: roomEntryOf(head).at, by: 'x', t: 'said', seat: 0, phrase: 'ha' }]);
  const rest = openMemoryLog();
  await rest.append(code, LOG_START, [...left, ...said]);
  log = rest;
  followers.get(code)?.heard(said);
  const isShown = ({ frames }: LineFriend): boolean => frames.some((frame) => frame.t === 'room' && frame.seq === left.length + 1);
  await until('the truth', () => isShown(ann) && isShown(bob), 5000);
  expect(metrics.countOf('lost_tails')).toBe(1);
});

test('a room whose log is full is closed, and everybody is told', async () => {
  const log = openMemoryLog();
  const { url, registry } = await serve({ log, limits: { entriesOfRoom: 1e9 } });
  const code = await openOver(url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  const host = await registry.find(code);
  if (typeof host === 'string') throw new Error(host);
  const seat = ann.client.room?.me === 'rail' ? 0 : (ann.client.room?.me ?? 0);
  while (host.room.seq < MAX_ENTRIES) if (!(await host.propose(() => ({ t: 'said', seat, phrase: 'ha' }))).ok) break;
  await until('Ann to know', () => ann.client.room?.phase === 'closed');
  await until('Bob to know', () => bob.client.room?.phase === 'closed');
  const lines = (await log.read(code, LOG_START)) ?? [];
  expect(lines.length).toBe(MAX_ENTRIES + 1);
});

test.each([-1, 1])('a clock that is set by %s hour freezes no table and takes nobody’s time', async (hours) => {
  const realNow = Date.now;
  const log = openMemoryLog();
  const { url, registry } = await serve({ log });
  const code = await openOver(url, 'hearts', 'house', 0, 1500);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  const timesUp = (): number => ann.frames.filter((frame) => frame.t === 'beats' && frame.act?.who === 'clock').length;
  // The machine's clock and the log's are set; then another process takes the room up.
  Date.now = () => realNow() + hours * 3_600_000;
  const { now } = log;
  vi.spyOn(log, 'now').mockImplementation(async () => (await now.call(log, '')) + hours * 3_600_000);
  try {
    const host = await registry.find(code);
    if (typeof host !== 'string') registry.forget(host);
    for (const friend of [ann, bob]) friend.cut();
    const began = performance.now();
    const before = timesUp();
    await until('a time to run out', () => timesUp() > before);
    expect(performance.now() - began).toBeGreaterThan(1000);
    expect(performance.now() - began).toBeLessThan(8000);
  } finally {
    Date.now = realNow;
  }
});

test('the server times nothing by a clock that can be set', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((name) => /(?<!test|fixture)\.ts$/.test(name));
  const timed: string[] = [];
  for (const name of files) if ((await readFile(join(import.meta.dirname, name), 'utf8')).includes('Date.now')) timed.push(name);
  // Where a log begins to count, and the name of a file.
  expect(timed.sort()).toEqual([join('log', 'database.ts'), join('log', 'log.ts')]);
});

test('who closes the page is marked for the others, and unmarked when they are back; at a table without a clock too', async () => {
  const { url } = await serve();
  const code = await openOver(url, 'hearts', 'house', 0, 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  const seat = typeof bob.client.room?.me === 'number' ? bob.client.room.me : -1;
  const marked = (): boolean => ann.client.room?.seats[seat]?.gone !== undefined;
  bob.close();
  await until('Bob to be marked', marked, 12_000);
  ann.send({ t: 'cover', seat });
  await until('a refusal', () => ann.client.refused?.why === 'too-early');
  const back = new LineFriend(() => [url], code, 'Bob');
  back.client = { ...back.client, credentials: bob.client.credentials };
  friends.push(back);
  back.connect();
  await until('Bob to be back', () => !marked());
  expect(back.client.room?.me).toBe(seat);
});

test('a line that says nothing at all is cut after a while; one that answers is not', async () => {
  const { url } = await serve({ limits: { silence: 200 } });
  const code = await openOver(url, 'hearts', 'house', 0, 0);
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  const closed = new Promise((done) => silent.once('close', done));
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  silent.write(
    `GET /rooms HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  silent.resume();
  const ann = new LineFriend(() => [url], code, 'Ann');
  friends.push(ann);
  ann.connect(false);
  const beat = setInterval(() => ann.send({ t: 'ping' }), 50);
  await closed;
  clearInterval(beat);
  expect(ann.closedWith).toBeUndefined();
  expect(ann.frames.some(({ t }) => t === 'pong')).toBe(true);
});

test('a bot that throws, or wants what it may not have, loses its move; the table goes on', async () => {
  const { url, metrics } = await serve();
  const code = await openOver(url, 'hearts', 'house', 0);
  const spies = Object.keys(heartsModule.bots).map((name) =>
    vi.spyOn(heartsModule.bots, name).mockImplementation(() => {
      if (metrics.countOf('bots_failed') % 2 === 0) throw new Error('A bot has a fault.');
      return { type: 'ready' };
    }),
  );
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  await playUntil([ann, bob], 'some moves', () => (ann.client.room?.nth ?? 0) >= 5);
  expect(metrics.countOf('bots_failed')).toBeGreaterThan(1);
  for (const spy of spies) spy.mockRestore();
});
