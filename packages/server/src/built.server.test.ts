import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needs } from '../../../scripts/needs.ts';
import { startRedis } from '../../../scripts/redis.mjs';
import { LineFriend, openOver, twoFriends, until } from './friend.fixture.ts';

const PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-rooms-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Built {
  readonly url: string;
  readonly said: () => string;
  /** From now on nobody reads what it says. */
  turnAway(): void;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server, and waits until it says where it is. */
const start = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Built> => {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, '--folder', folder, ...args], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += String(data)));
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  await until('the server to start', () => /Rooms are open at (\S+)/.test(said) || child.exitCode !== null, 40_000);
  const [, url = ''] = /Rooms are open at (http:\/\/[^/]+\/)/.exec(said) ?? [];
  const kill = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  const turnAway = (): void => {
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  return { url, said: () => said, turnAway, kill };
};

const playUntil = async (company: readonly LineFriend[], what: string, test: () => boolean): Promise<void> => {
  const player = setInterval(() => {
    for (const friend of company) friend.play();
  }, 5);
  await until(what, test, 40_000).finally(() => clearInterval(player));
};

const decisionsOf = (friend: LineFriend): number => friend.client.room?.nth ?? 0;

test('kill -9 of the embedded server: it starts again from its file, and what was acknowledged is there', async () => {
  const file = join(folder, 'rooms.db');
  const args = ['--file', file, '--port'];
  let server = await start([...args, '0']);
  const port = new URL(server.url).port;
  const code = await openOver(server.url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [`http://127.0.0.1:${port}/`], code);
  for (let kills = 0; kills < 3; kills += 1) {
    const before = decisionsOf(ann);
    await playUntil([ann, bob], 'some moves', () => decisionsOf(ann) >= before + 3);
    const acknowledged = decisionsOf(ann);
    await server.kill('SIGKILL');
    server = await start([...args, port]);
    await playUntil([ann, bob], 'Ann to be back', () => decisionsOf(ann) > acknowledged);
    expect(decisionsOf(ann)).toBeGreaterThanOrEqual(acknowledged);
  }
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  // Gracefully: a plain end, every line told to go elsewhere.
  ann.close();
  expect(await server.kill('SIGTERM')).toBe(0);
  await until('Bob to be told', () => bob.closedWith !== undefined);
  bob.close();
  // What is written down names no code.
  expect(server.said()).toContain('"what":"ended"');
  expect(server.said()).not.toContain(code);
});

test('kill -9 of one of two servers over Redis: its players go on at the other', needs('Redis'), async () => {
  const redis = await startRedis();
  const env = { REDIS_URL: redis.url };
  const [one, two] = [await start(['--port', '0'], env), await start(['--port', '0', '--game', 'hearts'], env)];
  expect(two.said()).toMatch(/#\/room\/[0-9a-z]{16}/);
  const code = await openOver(one.url, 'holdem', 'tda', 1000);
  const [ann, bob] = await twoFriends(() => [one.url, two.url], code);
  await playUntil([ann, bob], 'a hand', () => (ann.client.room?.hand ?? 0) >= 2);
  await one.kill('SIGKILL');
  const before = ann.client.room?.hand ?? 0;
  await playUntil([ann, bob], 'two hands more', () => (ann.client.room?.hand ?? 0) >= before + 2);
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  for (const friend of [ann, bob]) friend.close();
  expect(await two.kill('SIGTERM')).toBe(0);
  await redis.close();
});

test('a server whose log nobody reads goes on through trouble, and ends when it is told to', needs('Redis'), async () => {
  const redis = await startRedis();
  const server = await start(['--port', '0'], { REDIS_URL: redis.url });
  server.turnAway();
  await redis.close();
  // What is wrong is written down a few times by then.
  for (let tries = 0; tries < 5; tries += 1) {
    await new Promise((later) => setTimeout(later, 200));
    expect((await fetch(`${server.url}rooms.json`)).status).toBe(200);
  }
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('a second start with the same file says so and ends, and the first loses nothing; a copy can be made meanwhile', async () => {
  const file = join(folder, 'locked.db');
  const server = await start(['--file', file, '--port', '0']);
  const code = await openOver(server.url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [server.url], code);
  await playUntil([ann, bob], 'some moves', () => decisionsOf(ann) >= 3);
  const second = await start(['--file', file, '--port', '0']);
  expect(second.url).toBe('');
  expect(second.said()).toContain('Another server has');
  const copied = await start(['backup', join(folder, 'copy.db'), '--file', file]);
  expect(copied.said()).toContain('are in');
  const before = decisionsOf(ann);
  await playUntil([ann, bob], 'more moves', () => decisionsOf(ann) >= before + 3);
  for (const friend of [ann, bob]) friend.close();
  await server.kill('SIGKILL');
  const copy = await start(['--file', join(folder, 'copy.db'), '--port', '0']);
  const guest = new LineFriend(() => [copy.url], code, 'Guest');
  guest.connect();
  await until('the room in the copy', () => guest.client.room?.phase === 'playing');
  guest.close();
  expect(await copy.kill('SIGTERM')).toBe(0);
});

test('strong bots think in a thread', async () => {
  const server = await start(['--file', join(folder, 'strong.db'), '--port', '0']);
  const code = await openOver(server.url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [server.url], code);
  ann.send({ t: 'level', bot: 'hard' });
  await until('the level', () => ann.client.room?.bot === 'hard');
  const before = decisionsOf(ann);
  await playUntil([ann, bob], 'some moves', () => decisionsOf(ann) >= before + 4);
  const figures = await (await fetch(`${server.url}metrics`)).text();
  expect(figures).toContain('baize_bots_lowered_total 0');
  for (const friend of [ann, bob]) friend.close();
  await server.kill('SIGTERM');
});
