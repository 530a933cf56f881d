/**
 * Rooms under faults: servers are killed, Redis is killed, lines are cut and fall silent, those of the players as well as those between
 * a server and Redis, while friends play and send again what is not settled. Afterwards every decision that was acknowledged is looked
 * for in the logs: once, and as it was made.
 *
 * npm run bench rooms-faults [-- --faults 200] [-- --minutes 40]
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fillAny } from '@baize/engine';
import { enterRoom, handshake, readFrame, receiveFrame, sendChoice, sendReady, sendSit } from '@baize/rooms';
import { createClient } from '@redis/client';
import { WebSocket } from 'ws';
import { startRedis } from '../../scripts/redis.mjs';
import { atMost } from '../lib/bars.mjs';

const { values } = parseArgs({ options: { faults: { type: 'string' }, minutes: { type: 'string' } } });
const FAULTS = Number(values.faults ?? 200);
const ROOMS = 3;
const END = Date.now() + Number(values.minutes ?? 40) * 60_000;
const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-faults-'));
const hex = (/** @type {number} */ bytes) => randomBytes(bytes).toString('hex');
const wait = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
const reader = { below: (/** @type {number} */ bound) => Math.floor(Math.random() * bound), chance: () => ({ seed: '', at: 0 }) };

/** Waits for something to be so. @param {string} what @param {() => boolean} test */
const until = async (what, test, most = 60_000) => {
  for (const end = Math.min(END, Date.now() + most); !test(); await wait(5))
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
};

/** The built server on a port of its own, which it keeps over restarts. @param {Readonly<Record<string, string>>} env @param {readonly string[]} args */
const openServer = async (env, args) => {
  let port = '0';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    let said = '';
    child = spawn(process.execPath, [MAIN, '--port', port, ...args], {
      env: { ...process.env, BOT_THREADS: '0', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout?.on('data', (data) => {
      said += String(data);
    });
    await until('a server', () => /open at http:\/\/127\.0\.0\.1:(\d+)/.test(said) || child?.exitCode != null);
    port = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1] ?? port;
  };
  const kill = async () => {
    const running = child;
    const ended = new Promise((done) => running?.once('exit', done));
    running?.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: () => `ws://127.0.0.1:${port}/rooms`, port: () => Number(port), start, kill };
};

/** Lines to a port, of Redis or of a server, that can be cut or fall silent. @param {number} to */
const openProxy = async (to) => {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('data', (data) => isSilent || other.write(data));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((/** @type {(value?: unknown) => void} */ done) => server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  /** What is written meanwhile is lost: so the connection is cut before it speaks again. */
  const silence = async (/** @type {number} */ ms) => {
    isSilent = true;
    await wait(ms);
    cut();
    isSilent = false;
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    silence,
    close: () => server.close(),
  };
};

/** A friend who plays by chance, comes back, and sends again. */
class Friend {
  /** @type {{ nth: number, action: string }[]} */
  acknowledged = [];
  /** @type {number[]} */
  resumed = [];
  waits = 0;
  tries = 0;
  lostAt = 0;
  isOver = false;
  /** @type {string | undefined} */
  pendingText;
  /** @param {() => readonly string[]} urls @param {string} code @param {number} tries */
  constructor(urls, code, tries) {
    this.urls = urls;
    this.code = code;
    this.tries = tries;
    this.client = enterRoom({ room: code, token: hex(16), nonces: [] });
    this.timer = setInterval(() => this.client.pending && this.send(this.client.pending), 500);
  }
  connect() {
    const urls = this.urls();
    const socket = new WebSocket(urls[this.tries % urls.length] ?? '');
    this.tries += 1;
    this.socket = socket;
    socket.on('open', () => {
      for (const message of handshake(this.client)) this.send(message);
    });
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.isOver) return;
      this.lostAt ||= performance.now();
      setTimeout(() => this.connect(), 20 + Math.random() * 60);
    });
  }
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  hear(/** @type {string} */ text) {
    const frame = readFrame(text);
    if (frame === undefined) throw new Error('No frame.');
    if (frame.t === 'wait') this.waits += 1;
    const { pending } = this.client;
    const isMine =
      frame.t === 'beats' && frame.act?.seat === this.client.room?.me && frame.act?.who === 'human' && frame.act?.nth === pending?.nth;
    if (isMine) this.acknowledged.push({ nth: pending.nth, action: JSON.stringify(pending.action) });
    if (frame.t === 'room' && this.lostAt > 0) {
      this.resumed.push(performance.now() - this.lostAt);
      this.lostAt = 0;
    }
    this.client = { ...receiveFrame(this.client, frame), queue: [] };
    setTimeout(() => this.play(), 5 + Math.random() * 25);
  }
  play() {
    const { room, pending } = this.client;
    if (pending !== undefined || !(room?.offers.length > 0)) return;
    const { client, message } = sendChoice(this.client, fillAny(room.offers, reader), hex(32));
    this.client = client;
    this.send(message);
  }
  do({ client, message }) {
    this.client = client;
    this.send(message);
  }
  close() {
    this.isOver = true;
    clearInterval(this.timer);
    this.socket?.terminate();
  }
}

/** Opens a room over a connection; undefined when that was shut: an address may open only so many in a minute. */
const tryToOpen = (/** @type {string} */ url, /** @type {string} */ game) =>
  new Promise((/** @type {(code: string | undefined) => void} */ done, fail) => {
    const socket = new WebSocket(url);
    socket.on('error', fail);
    socket.on('close', () => done(undefined));
    socket.on('message', (data) => {
      done(JSON.parse(String(data)).room);
      socket.terminate();
    });
    const isHearts = game === 'hearts';
    const wish = { game, preset: isHearts ? 'house' : 'tda', seats: 4, chips: isHearts ? 0 : 100_000, clock: 60_000, rail: 'link' };
    socket.on('open', () => socket.send(JSON.stringify({ t: 'open', ...wish })));
  });

const openOver = async (/** @type {string} */ url, /** @type {string} */ game) => {
  for (;;) {
    const code = await tryToOpen(url, game);
    if (code !== undefined) return code;
    await wait(2000);
  }
};

/** Friends at some tables. @param {() => readonly string[]} urls */
const seatFriends = async (urls) => {
  const friends = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const code = await openOver(urls()[0] ?? '', room % 2 === 0 ? 'holdem' : 'hearts');
    const pair = [new Friend(urls, code, 0), new Friend(urls, code, 1)];
    for (const friend of pair) {
      friend.connect();
      await until('a picture', () => friend.client.room !== undefined);
      friend.do(sendSit(friend.client, { name: 'Friend', face: 'Ks' }, hex(32)));
      await until('a seat', () => friend.client.room.me !== 'rail');
    }
    const [first] = pair;
    first?.do(sendReady(first.client, 'start', hex(32)));
    friends.push(...pair);
  }
  return friends;
};

/** Looks for every acknowledged decision in the logs. @param {readonly Friend[]} friends @param {(code: string) => Promise<readonly any[]>} read */
const judge = async (friends, read) => {
  let [acknowledged, lost, doubled] = [0, 0, 0];
  for (const code of new Set(friends.map((friend) => friend.code))) {
    const entries = (await read(code)).filter(({ t }) => t === 'act');
    const made = new Map();
    for (const { seat, nth, action, who } of entries) {
      const key = `${seat} ${nth}`;
      if (made.has(key)) doubled += 1;
      made.set(key, `${who} ${JSON.stringify(action)}`);
    }
    for (const friend of friends.filter((one) => one.code === code)) {
      acknowledged += friend.acknowledged.length;
      lost += friend.acknowledged.filter(({ nth, action }) => made.get(`${friend.client.room.me} ${nth}`) !== `human ${action}`).length;
    }
  }
  return { acknowledged, lost, doubled };
};

const at = (/** @type {readonly number[]} */ times, /** @type {number} */ share) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const all = { acknowledged: 0, lost: 0, doubled: 0 };
/** How many faults there were of each kind. */
const counted = { kills: 0, 'cut lines': 0, 'silent lines': 0 };
const goOn = async (/** @type {readonly Friend[]} */ friends) => {
  const before = friends.map(({ acknowledged }) => acknowledged.length);
  await until(
    'the tables to go on',
    () =>
      friends.some((friend, one) => friend.acknowledged.length > (before[one] ?? 0) + 1) ||
      friends.every(({ client }) => client.room.phase === 'over'),
  );
};

/** One kind of fault, so many times. @param {{ kind: keyof typeof counted, name: string }} about @param {number} times @param {readonly Friend[]} friends @param {() => Promise<void>} fault @param {(code: string) => Promise<readonly any[]>} read */
const suffer = async ({ kind, name }, times, friends, fault, read) => {
  let done = 0;
  for (; done < times && Date.now() < END; done += 1) {
    await wait(100 + Math.random() * 300);
    await fault();
    await goOn(friends);
  }
  const figures = await judge(friends, read);
  const resumed = friends.flatMap((friend) => friend.resumed.splice(0));
  const waits = friends.reduce((sum, friend) => sum + friend.waits, 0);
  console.log(
    `${name}: ${done} times, ${figures.acknowledged} acknowledged, ${figures.lost} lost, ${figures.doubled} doubled, ` +
      `resumed ${at(resumed, 0.5).toFixed(0)} / ${at(resumed, 0.99).toFixed(0)} ms (${resumed.length} lines), ${waits} told to wait`,
  );
  for (const friend of friends) friend.close();
  counted[kind] += done;
  all.acknowledged += figures.acknowledged;
  all.lost += figures.lost;
  all.doubled += figures.doubled;
  return resumed;
};

const share = (/** @type {number} */ part) => Math.max(1, Math.round(FAULTS * part));
const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(Math.random() * list.length)];

try {
  const file = join(folder, 'rooms.db');
  const alone = await openServer({}, ['--file', file]);
  const fromFile = async (/** @type {string} */ code) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ room }) => room === code)
      .map(({ entry }) => entry);
  await suffer(
    { kind: 'kills', name: 'kill -9 of the embedded server' },
    share(0.2),
    await seatFriends(() => [alone.url()]),
    async () => {
      await alone.kill();
      await alone.start();
    },
    fromFile,
  );
  const players = await openProxy(alone.port());
  const overProxy = () => [`ws://127.0.0.1:${players.port}/rooms`];
  await suffer(
    { kind: 'cut lines', name: 'the lines of all players cut' },
    share(0.1),
    await seatFriends(overProxy),
    async () => players.cut(),
    fromFile,
  );
  await suffer(
    { kind: 'silent lines', name: 'the same lines silent for up to 2 s' },
    share(0.1),
    await seatFriends(overProxy),
    () => players.silence(500 + Math.random() * 1500),
    fromFile,
  );
  players.close();
  await alone.kill();

  const redis = await startRedis({ fsync: 'always' });
  const proxies = [await openProxy(redis.port), await openProxy(redis.port)];
  const servers = await Promise.all(proxies.map(({ port }) => openServer({ REDIS_URL: `redis://127.0.0.1:${port}` }, [])));
  const urls = () => servers.map(({ url }) => url());
  const fromRedis = async (/** @type {string} */ code) => {
    const client = createClient({ url: redis.url });
    await client.connect();
    const lines = await client.sendCommand(['XRANGE', `room:{${code}}`, '-', '+']);
    client.destroy();
    return lines.map(([, [, text]]) => JSON.parse(text));
  };
  const resumed = await suffer(
    { kind: 'kills', name: 'kill -9 of one of two servers over Redis' },
    share(0.3),
    await seatFriends(urls),
    async () => {
      const server = pick(servers);
      await server.kill();
      await server.start();
    },
    fromRedis,
  );
  await suffer(
    { kind: 'kills', name: 'kill -9 of Redis, which writes always' },
    share(0.1),
    await seatFriends(urls),
    async () => {
      await redis.kill();
      await wait(Math.random() * 300);
      await redis.start();
    },
    fromRedis,
  );
  await suffer(
    { kind: 'cut lines', name: 'the line between a server and Redis cut' },
    share(0.1),
    await seatFriends(urls),
    async () => pick(proxies).cut(),
    fromRedis,
  );
  await suffer(
    { kind: 'silent lines', name: 'the same line silent for up to 2 s' },
    share(0.1),
    await seatFriends(urls),
    () => pick(proxies).silence(500 + Math.random() * 1500),
    fromRedis,
  );
  for (const server of servers) await server.kill();
  for (const proxy of proxies) proxy.close();
  await redis.close();
  const kinds = Object.entries(counted).map(([kind, times]) => `${times} ${kind}`);
  const faults = Object.values(counted).reduce((sum, times) => sum + times, 0);
  console.log(`${faults} faults (${kinds.join(', ')}), ${all.acknowledged} decisions acknowledged`);
  atMost('lost', all.lost, 0);
  atMost('doubled', all.doubled, 0);
  atMost('resumed at the other server, p99', at(resumed, 0.99), 1000, { unit: 'ms' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
