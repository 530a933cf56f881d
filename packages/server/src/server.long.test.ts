import { commitment, isEqual } from '@baize/engine';
import { catalogue } from '@baize/games';
import { checkRoomRecord, closeCodes } from '@baize/rooms';
import { createClient, RESP_TYPES } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { needs } from '../../../scripts/needs.ts';
import { startRedis, type TestRedis } from '../../../scripts/redis.mjs';
import { LineFriend, openOver, playUntil, twoFriends, until } from './friend.fixture.ts';
import { LOG_START, roomEntryOf, writtenAfter } from './log/log.ts';
import { openMemoryLog } from './log/memory.ts';
import { openRedisLog } from './log/redis.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import { testServers } from './servers.fixture.ts';
import { readRoom } from './snapshot.ts';

const { friends, serve, stop } = testServers();

test.each([
  ['hearts', 'house', 0, 2],
  ['holdem', 'tda', 1000, 4],
  ['sabacc', 'house', 1000, 2],
  ['pontoon', 'british', 1000, 3],
] as const)('%s %s: two friends and the house play %s chips over real lines, and the record holds', async (game, preset, chips, hands) => {
  const { url, metrics } = await serve({ limits: { rate: 1000, burst: 1000 } });
  const code = await openOver(url, game, preset, chips);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  await playUntil([ann, bob], `hand ${hands}`, () => (ann.client.room?.hand ?? 0) >= hands || ann.client.room?.phase === 'over');
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  // Whoever is asked nothing hears of it a moment later.
  await until('both to see the same', () => ann.client.room?.seq === bob.client.room?.seq);
  ann.send({ t: 'record' });
  await until('the record', () => ann.client.record !== undefined);
  const { record } = ann.client;
  if (record === undefined) throw new Error('No record.');
  // Both were shown where the log stood after every hand, and the record says the same.
  for (const friend of [ann, bob]) {
    await until('the end of every hand to be told', () => record.hands.every(({ hand }) => friend.client.places[hand] !== undefined));
    const checked = await check(game, record, { places: friend.client.places });
    expect(checked).toMatchObject({ ok: true, placed: record.hands.length });
    expect(checked.ok && checked.unchecked).not.toContain('log');
  }
  // What bots do at once is written with what they answer to.
  const writes = Number(/baize_append_ms_count (\d+)/.exec(metrics.print())?.[1]);
  expect(writes).toBeGreaterThan(0);
  expect(writes).toBeLessThan(0.8 * metrics.countOf('entries'));
});

const check = async <Id extends keyof typeof catalogue>(
  id: Id,
  record: Parameters<typeof checkRoomRecord>[1],
  evidence: Parameters<typeof checkRoomRecord>[2] = {},
) => checkRoomRecord(await catalogue[id](), record, evidence);

test('an act that is sent twice happens once, and one sent to a table that has gone on is told so', async () => {
  const { url, registry } = await serve();
  const code = await openOver(url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  await until('to be asked', () => (ann.client.room?.offers.length ?? 0) > 0);
  ann.play();
  ann.resend();
  ann.resend();
  await until('both answers', () => ann.frames.filter((frame) => frame.t === 'done' && frame.nth === 0).length === 2);
  const host = await registry.find(code);
  expect(typeof host === 'string' ? 0 : host.room.seats[ann.client.room?.me === 'rail' ? 0 : (ann.client.room?.me ?? 0)]?.nth).toBe(1);
});

test('whoever sends what is no JSON, too much or too large, comes from elsewhere or too often, is shown the door', async () => {
  const { url } = await serve({ limits: { linesOfAddress: 3, roomsOfAddress: 1 } });
  const closing = (act: (socket: WebSocket) => void, origin?: string): Promise<number> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}rooms`, origin === undefined ? {} : { origin });
    const code = new Promise<number>((done) => {
      socket.on('close', done);
      socket.on('error', () => done(-1));
    });
    socket.on('open', () => act(socket));
    return code;
  };
  expect(await closing((socket) => socket.send('{'))).toBe(closeCodes.notJson);
  expect(await closing((socket) => socket.send(JSON.stringify({ t: 'say', phrase: 'x'.repeat(5000) })))).toBe(closeCodes.tooLarge);
  expect(
    await closing((socket) => {
      for (let count = 0; count < 60; count += 1) socket.send('{"t":"leave"}');
    }),
  ).toBe(closeCodes.notAllowed);
  expect(await closing(() => undefined, 'https://elsewhere.example')).toBe(-1);
  await openOver(url, 'hearts', 'house', 0);
  await expect(openOver(url, 'hearts', 'house', 0)).rejects.toThrow();
  const open = [1, 2, 3].map(() => new WebSocket(`${url.replace('http', 'ws')}rooms`));
  await Promise.all(open.map((socket) => new Promise((done) => socket.on('open', done))));
  expect(await closing(() => undefined)).toBe(closeCodes.notAllowed);
  for (const socket of open) socket.terminate();
});

test('a wish that no game can grant is refused; a room that nobody opened is none', async () => {
  const { url } = await serve();
  await expect(openOver(url, 'blackjack', 'vegas', 1000)).rejects.toThrow('bad-wish');
  await expect(openOver(url, 'holdem', 'tda', 1)).rejects.toThrow('bad-wish');
  const stranger = new LineFriend(() => [url], '0'.repeat(16), 'Eve');
  friends.push(stranger);
  stranger.connect();
  await until('no room', () => stranger.client.isGone);
});

test('a stranger cannot act, and a token that is not theirs opens no seat', async () => {
  const { url } = await serve();
  const code = await openOver(url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  const eve = new LineFriend(() => [url], code, 'Eve');
  friends.push(ann, bob, eve);
  eve.connect();
  await until('a picture', () => eve.client.room !== undefined);
  expect(eve.client.room).toMatchObject({ me: 'rail', view: null });
  for (const message of [
    { t: 'act', nth: 0, action: { type: 'ready' } },
    { t: 'start', reveal: { next: commitment('ab'.repeat(32)) } },
    { t: 'free', seat: 0 },
  ] as const)
    eve.send(message);
  await until('three refusals', () => eve.frames.filter(({ t }) => t === 'refused').length === 3);
});

test('who cannot keep up is not sent more, gets the whole picture when they can, and a server tells how it is', async () => {
  const { url, metrics } = await serve({ limits: { behind: -1, caughtUp: 1 << 20 } });
  const code = await openOver(url, 'hearts', 'house', 0);
  const ann = new LineFriend(() => [url], code, 'Ann');
  friends.push(ann);
  ann.connect();
  await until('a picture', () => ann.client.room !== undefined);
  await until('another', () => ann.frames.filter(({ t }) => t === 'room').length > 1);
  expect(metrics.countOf('drops')).toBeGreaterThan(0);
  const page = async (path: string): Promise<string> => (await fetch(url + path)).text();
  expect(await page('healthz')).toBe('alive\n');
  expect(await page('readyz')).toBe('ready\n');
  expect(await page('metrics')).toMatch(/baize_rooms 1\n/);
  expect(JSON.parse(await page('rooms.json'))).toEqual({ baize: 'rooms', protocol: 1 });
  expect((await fetch(`${url}..%2f..%2fpackage.json`)).status).toBe(404);
});

test('where the fold of a room cannot be kept the table goes on, and the server counts it', async () => {
  const log = openMemoryLog();
  vi.spyOn(log, 'keep').mockRejectedValue(new Error('The disk is full.'));
  const { url, metrics } = await serve({ log });
  const [ann, bob] = await twoFriends(() => [url], await openOver(url, 'hearts', 'house', 0));
  friends.push(ann, bob);
  await playUntil([ann, bob], 'it to be counted', () => metrics.countOf('unkept') > 0);
  expect(await (await fetch(`${url}metrics`)).text()).toMatch(/baize_unkept_total [1-9]/);
});

test('who is gone before the room was taken up does not look at it', async () => {
  const log = openMemoryLog();
  const { url, registry, metrics } = await serve({ log });
  const code = await openOver(url, 'hearts', 'house', 0);
  const read = log.read.bind(log);
  let open = (): void => undefined;
  const gate = new Promise<void>((done) => {
    open = done;
  });
  vi.spyOn(log, 'read').mockImplementation(async (...asked) => {
    await gate;
    return read(...asked);
  });
  const eve = new LineFriend(() => [url], code, 'Eve');
  friends.push(eve);
  eve.connect(false);
  await until('the room to be asked for', () => vi.mocked(log.read).mock.calls.length > 0);
  eve.close();
  await until('the line to be gone', () => /baize_lines 0\n/.test(metrics.print()));
  open();
  const host = await registry.find(code);
  // Another line is served after it: what the first had asked for is done by then.
  const ann = new LineFriend(() => [url], code, 'Ann');
  friends.push(ann);
  ann.connect();
  await until('a picture', () => ann.client.room !== undefined);
  expect(typeof host === 'string' ? host : host.subscribers.size).toBe(1);
});

describe('over Redis', needs('Redis'), () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.close());
  const overRedis = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
    serve({ ...options, log: await openRedisLog({ url: redis.url, onTrouble: () => undefined }) });

  test('two processes serve one room: each friend on another, and one of them goes away', async () => {
    const [one, two] = [await overRedis(), await overRedis()];
    const code = await openOver(one.url, 'holdem', 'tda', 1000);
    const ann = new LineFriend(() => [one.url], code, 'Ann');
    const bob = new LineFriend(() => [two.url, one.url], code, 'Bob');
    friends.push(ann, bob);
    for (const friend of [ann, bob]) {
      friend.connect();
      await until('the first picture', () => friend.client.room !== undefined);
      friend.sit(friend === ann ? 'Ann' : 'Bob');
      await until('a seat', () => friend.client.room?.me !== 'rail');
    }
    await until('Bob to be seen', () => ann.client.room?.seats.filter(({ held }) => held).length === 2);
    ann.ready('start');
    await playUntil([ann, bob], 'the second hand', () => (bob.client.room?.hand ?? 0) >= 2);
    await stop(two);
    await until('the line to close', () => bob.closedWith === closeCodes.restart);
    const before = bob.client.room?.hand ?? 0;
    await playUntil([ann, bob], 'two hands more', () => (bob.client.room?.hand ?? 0) >= before + 2);
    expect(bob.reconnections).toBeGreaterThan(0);
    expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  });

  test('Redis is killed in the middle: players are told to wait, nothing is lost, and the table goes on', async () => {
    const notes: unknown[] = [];
    const server = await overRedis({ note: (one) => void notes.push(one) });
    const code = await openOver(server.url, 'holdem', 'tda', 1000);
    const [ann, bob] = await twoFriends(() => [server.url], code);
    friends.push(ann, bob);
    await playUntil([ann, bob], 'the second hand', () => (ann.client.room?.hand ?? 0) >= 2);
    await redis.kill();
    await playUntil([ann, bob], 'somebody to have to wait', () => server.metrics.countOf('waits') > 0);
    await redis.start();
    const before = ann.client.room?.hand ?? 0;
    await playUntil([ann, bob], 'a hand more', () => (ann.client.room?.hand ?? 0) > before);
    expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
    // A log that was away for a while is no fault of a room.
    expect(JSON.stringify(notes)).not.toContain('room-trouble');
  });

  test('Redis loses a tail: who knew more writes nothing on a branch that is gone, and everybody is shown the truth', async () => {
    const [one, two] = [await overRedis(), await overRedis()];
    // Hearts: nobody can be out of chips before four crashes are over.
    const code = await openOver(one.url, 'hearts', 'house', 0);
    const [ann, bob] = await twoFriends(() => [one.url], code);
    const cleo = new LineFriend(() => [two.url], code, 'Cleo');
    friends.push(ann, bob, cleo);
    cleo.connect();
    const log = await openRedisLog({ url: redis.url, onTrouble: () => undefined });
    /** The friend at the first seat says something, through a process that has not known more. */
    const regrow = async (room: string, times: number): Promise<void> => {
      const lines = (await log.read(room, LOG_START)) ?? [];
      const head = lines.at(-1) ?? { ...LOG_START, text: '' };
      const said = { at: roomEntryOf(head).at, by: 'x', t: 'said', seat: 0, phrase: 'ha' } as const;
      const more = Array.from({ length: times }, () => said);
      expect(await log.append(room, head, writtenAfter(head, more))).toEqual({ ok: true });
    };
    const client = createClient({ url: redis.url, commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } } });
    client.on('error', () => undefined);
    await client.connect();
    const keys = ['', ':fold', ':past'].map((rest) => `room:{${code}}${rest}`);
    for (let crash = 0; crash < 4; crash += 1) {
      const before = ann.client.room?.nth ?? 0;
      const dumps = await Promise.all(keys.map((key) => client.dump(key)));
      await playUntil([ann, bob], 'some decisions', () => (ann.client.room?.nth ?? 0) >= before + 3);
      // As a restore, or a failover to a replica that was behind.
      const transaction = client.multi().del(keys);
      for (const [at, dump] of dumps.entries()) if (dump !== null) transaction.restore(keys[at] ?? '', 0, dump);
      await transaction.exec();
      // Another regrows the log before the first has heard of its loss.
      await regrow(code, 1 + crash * 3);
      await playUntil([ann, bob], 'more decisions', () => (ann.client.room?.nth ?? 0) >= before + 3);
      expect(await readRoom(await catalogue.hearts(), log, code)).toBeDefined();
    }
    await expect
      .poll(
        async () => {
          const truth = await readRoom(await catalogue.hearts(), log, code);
          const known = await Promise.all([one, two].map(async ({ registry }) => registry.find(code)));
          return known.every((host) => typeof host !== 'string' && isEqual(host.room, truth?.room));
        },
        { timeout: 5000 },
      )
      .toBe(true);
    // The last loss may have been met before anybody wrote again, by reading on.
    expect(one.metrics.countOf('lost_tails')).toBeGreaterThanOrEqual(3);
    await log.close();
    client.destroy();
  });
});
