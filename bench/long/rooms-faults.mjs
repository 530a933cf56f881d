/**
 * Rooms under faults of twelve kinds: servers and Redis are killed and stopped, lines are cut and fall silent, those of the players as well as
 * those between a server and Redis, the disk is full, clocks are set, a second server is started, Redis loses its end; while friends play
 * and send again what is not settled. Afterwards every decision that was acknowledged is looked for in the logs: once, and as it was made;
 * and every friend has come to where the log stood, and sees the table, whose turn it is and what may be done as the log has it there.
 *
 * npm run bench rooms-faults [--faults 500] [--minutes 60] [--games holdem,hearts] [--kind "kill -9 of the server"]
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fillAny, isEqual } from '@baize/engine';
import { catalogue, isGameId } from '@baize/games';
import {
  enterRoom,
  fitRoomOptions,
  foldEntry,
  handshake,
  openRoom,
  readFrame,
  receiveFrame,
  sendChoice,
  sendReady,
  sendSit,
} from '@baize/rooms';
import { openLog } from '@baize/server';
import { createClient, RESP_TYPES } from '@redis/client';
import { WebSocket } from 'ws';
import { startRedis } from '../../scripts/redis.mjs';
import { atMost } from '../lib/bars.mjs';

const { values } = parseArgs({
  options: { faults: { type: 'string' }, minutes: { type: 'string' }, games: { type: 'string' }, kind: { type: 'string' } },
});
const FAULTS = Number(values.faults ?? 500);
/** Only faults whose name has these words in it; all of them where there are none. */
const KIND = values.kind ?? '';
const isAsked = (/** @type {string} */ name) => name.includes(KIND);
const ROOMS = 3;
const END = Date.now() + Number(values.minutes ?? 60) * 60_000;
const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-faults-'));
// A clock that can be set by a signal: an hour forth, back, or right again.
const STEPS = join(folder, 'steps.mjs');
writeFileSync(
  STEPS,
  `let step = 0; const { now } = Date; Date.now = () => now() + step;
process.on('SIGUSR2', () => { step = [0, 3_600_000, -3_600_000][Math.floor(Math.random() * 3)]; });`,
);
/** The games that are played, one after the other round the rooms, and how a table of each is opened. */
const GAMES = await Promise.all(
  (values.games ?? 'holdem,hearts').split(',').map(async (id) => {
    if (!isGameId(id)) throw new Error(`There is no game ${id}.`);
    /** @type {import('@baize/engine').GameModule<any>} */
    const module = await catalogue[id]();
    const wish = fitRoomOptions(module, { seats: 4, chips: 100_000 });
    if (wish === undefined) throw new Error(`Friends cannot share ${id}.`);
    return { id, module, wish };
  }),
);
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
    child = spawn(process.execPath, ['--import', STEPS, MAIN, '--port', port, '--limits', '{"roomsOfAddress":1000}', ...args], {
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
    if (running?.exitCode !== null) return;
    const ended = new Promise((done) => running?.once('exit', done));
    running?.kill('SIGKILL');
    await ended;
  };
  /** Stops it for a while, as a machine that is out of breath. @param {number} ms */
  const stop = async (ms) => {
    child?.kill('SIGSTOP');
    await wait(ms);
    child?.kill('SIGCONT');
  };
  const stepClock = () => child?.kill('SIGUSR2');
  await start();
  return { url: () => `ws://127.0.0.1:${port}/rooms`, port: () => Number(port), start, kill, stop, stepClock };
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
  /** Whether they look on and decide nothing. */
  isResting = false;
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
    if (this.isResting || pending !== undefined || !(room?.offers.length > 0)) return;
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
const tryToOpen = (/** @type {string} */ url, /** @type {import('@baize/rooms').RoomOptions} */ wish) =>
  new Promise((/** @type {(code: string | undefined) => void} */ done, fail) => {
    const socket = new WebSocket(url);
    socket.on('error', fail);
    socket.on('close', () => done(undefined));
    socket.on('message', (data) => {
      done(JSON.parse(String(data)).room);
      socket.terminate();
    });
    socket.on('open', () => socket.send(JSON.stringify({ t: 'open', ...wish })));
  });

const openOver = async (/** @type {string} */ url, /** @type {import('@baize/rooms').RoomOptions} */ wish) => {
  for (;;) {
    const code = await tryToOpen(url, wish);
    if (code !== undefined) return code;
    await wait(2000);
  }
};

/** Friends at some tables. @param {() => readonly string[]} urls */
const seatFriends = async (urls) => {
  const friends = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const game = GAMES[room % GAMES.length];
    if (game === undefined) throw new Error('No game is played.');
    const code = await openOver(urls()[0] ?? '', game.wish);
    const pair = [new Friend(urls, code, 0), new Friend(urls, code, 1)];
    for (const friend of pair) {
      friend.connect();
      await until('a picture', () => friend.client.room !== undefined);
      friend.do(sendSit(friend.client, { name: friend === pair[0] ? 'Ann' : 'Bob', face: 'Ks' }, hex(32)));
      await until('a seat', () => friend.client.room.me !== 'rail');
    }
    const [first] = pair;
    const started = first && sendReady(first.client, 'start', hex(32));
    if (first && started) first.client = started.client;
    // A start that was told to wait is said again; a fault before it would leave a table that nobody plays at.
    const again = setInterval(() => first?.send(started?.message), 500);
    first?.send(started?.message);
    await until('the first hand', () => pair.every(({ client }) => client.room.phase === 'playing')).finally(() => clearInterval(again));
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

/** The room as its log has it. @param {string} code @param {readonly any[]} log */
const foldLog = (code, log) => {
  const module = GAMES.find(({ id }) => id === log[0].game)?.module;
  if (module === undefined) return undefined;
  let folded = openRoom(module, code, log[0]);
  for (const entry of log.slice(1)) if (folded.ok) folded = foldEntry(module, folded.room, entry);
  return folded.ok ? { module, room: folded.room } : undefined;
};

/** Who sees another table than their log has at the place they have come to; undefined when nobody does. @param {readonly Friend[]} friends @param {(code: string) => Promise<readonly any[]>} read */
const whoDiffers = async (friends, read) => {
  const seen = friends.map(({ code, client: { room } }) => ({ code, room }));
  const logs = new Map();
  for (const { code, room: told } of seen) {
    const { me, seq, phase, view } = told;
    if (!logs.has(code)) logs.set(code, await read(code));
    const log = logs.get(code);
    const truth = foldLog(code, log.slice(0, seq));
    if (truth === undefined) return `a log of ${log.length} entries that does not fold`;
    const { module, room } = truth;
    if (seq !== room.seq || phase !== room.phase) return `seat ${me} at ${seq}, ${phase}, and the log at ${room.seq}, ${room.phase}`;
    if (!isEqual(view, module.game.view(room.state, me))) return `seat ${me} at ${seq} with another view`;
    const toAct = module.game.toAct(room.state);
    if (!isEqual(told.toAct, toAct) || told.nth !== room.seats[me]?.nth) return `seat ${me} at ${seq} with another turn`;
    const offers = toAct.includes(me) ? module.game.legal(room.state, me) : [];
    if (!isEqual(told.offers, offers)) return `seat ${me} at ${seq} with other offers`;
  }
  return undefined;
};

/** How long it takes until every friend has come to where their log stood, and sees what it has; Infinity when it takes longer than five seconds. @param {readonly Friend[]} friends @param {(code: string) => Promise<readonly any[]>} read */
const agreed = async (friends, read) => {
  for (const friend of friends) friend.isResting = true;
  let waited = 0;
  let why;
  while (waited < 5000) {
    // The house may play on by itself, so a table need not stand still: nobody may be behind where it was, or see what its log has not.
    const heads = new Map();
    for (const code of new Set(friends.map((friend) => friend.code))) heads.set(code, (await read(code)).length);
    // From here on: to read the log takes a while, and its last entry may have been written at the end of that.
    const began = performance.now();
    const isBehind = (/** @type {Friend} */ { code, client }) => client.room.seq < heads.get(code);
    while (friends.some(isBehind) && waited + performance.now() - began < 5000) await wait(20);
    waited += performance.now() - began;
    const behind = friends.find(isBehind);
    why =
      behind === undefined
        ? await whoDiffers(friends, read)
        : `seat ${behind.client.room.me} at ${behind.client.room.seq} of ${heads.get(behind.code)}`;
    if (why === undefined) return waited;
    await wait(100);
    waited += 100;
  }
  console.log(`  not equal: ${why}`);
  return Number.POSITIVE_INFINITY;
};

const at = (/** @type {readonly number[]} */ times, /** @type {number} */ share) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const all = { acknowledged: 0, lost: 0, doubled: 0, unequal: 0, kinds: 0, faults: 0 };
const goOn = async (/** @type {readonly Friend[]} */ friends) => {
  const before = friends.map(({ acknowledged }) => acknowledged.length);
  const goesOn = () =>
    friends.some((friend, one) => friend.acknowledged.length > (before[one] ?? 0) + 1) ||
    friends.every(({ client }) => client.room.phase === 'over');
  await until('the tables to go on', goesOn).catch((error) => {
    // What each of them sees tells whether a table is stuck, or only the house plays on.
    for (const { client, socket, code } of friends) {
      const { me, seq, phase, nth, toAct, offers } = client.room;
      console.log(
        JSON.stringify({ code: code.slice(0, 3), me, seq, phase, nth, toAct, offers, pending: client.pending, line: socket?.readyState }),
      );
    }
    throw error;
  });
};

/** Here the log itself loses what was acknowledged: what counts is that all see what is left. */
const LOSSY = 'Redis goes back to what it had a moment ago';

/** One kind of fault, so many times. @param {string} name @param {number} times @param {() => readonly string[]} urls @param {(friends: readonly Friend[]) => Promise<void>} fault @param {(code: string) => Promise<readonly any[]>} read @returns {Promise<readonly number[]>} */
const suffer = async (name, times, urls, fault, read) => {
  if (!isAsked(name)) return [];
  const friends = await seatFriends(urls);
  let done = 0;
  for (; done < times && Date.now() < END; done += 1) {
    await wait(100 + Math.random() * 300);
    await fault(friends);
    await goOn(friends);
  }
  const equal = await agreed(friends, read);
  const figures = await judge(friends, read);
  if (name === LOSSY) figures.lost = 0;
  if (equal === Number.POSITIVE_INFINITY) all.unequal += 1;
  const resumed = friends.flatMap((friend) => friend.resumed.splice(0));
  const waits = friends.reduce((sum, friend) => sum + friend.waits, 0);
  console.log(
    `${name}: ${done} times, ${figures.acknowledged} acknowledged, ${figures.lost} lost, ${figures.doubled} doubled, ` +
      `resumed ${at(resumed, 0.5).toFixed(0)} / ${at(resumed, 0.99).toFixed(0)} ms (${resumed.length} lines), ${waits} told to wait, equal after ${equal.toFixed(0)} ms`,
  );
  for (const friend of friends) friend.close();
  all.kinds += 1;
  all.faults += done;
  all.acknowledged += figures.acknowledged;
  all.lost += figures.lost;
  all.doubled += figures.doubled;
  return resumed;
};

const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(Math.random() * list.length)];

const copies = { count: 0 };
/** The log of a room in a file that a server is using. @param {string} file */
const readerOf = (file) => async (/** @type {string} */ code) => {
  copies.count += 1;
  const copy = join(folder, `copy-${copies.count}.db`);
  spawnSync(process.execPath, [MAIN, 'backup', copy, '--file', file]);
  const log = await openLog({ file: copy });
  const lines = await log.read(code, { seq: 0, digest: '' });
  await log.close();
  rmSync(copy, { force: true });
  return (lines ?? []).map(({ text }) => JSON.parse(text));
};

/** A small disk, where one can be had. */
const disk = join(folder, 'disk');
mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]).status === 0;
if (!isMounted) console.log('No disk can be mounted here: a full one is not tried.');
const fillDisk = async () => {
  // First in large steps, then to the last page: a transaction needs little.
  const fillers = ['64k', '4k'].map((step) => ({ step, file: join(disk, `filler-${step}`) }));
  for (const { step, file } of fillers) spawnSync('dd', ['if=/dev/zero', `of=${file}`, `bs=${step}`], { stdio: 'ignore' });
  await wait(300 + Math.random() * 700);
  for (const { file } of fillers) rmSync(file, { force: true });
};

try {
  const file = join(disk, 'rooms.db');
  const alone = await openServer({}, ['--file', file]);
  const fromFile = readerOf(file);
  const here = () => [alone.url()];
  // A second start is quickly tried; of the others there are eleven kinds, and twelve where a disk can be had.
  const seconds = Math.min(10, Math.ceil(FAULTS / 13));
  const some = KIND === '' ? Math.ceil((FAULTS - seconds) / (isMounted ? 12 : 11)) : FAULTS;
  await suffer(
    'kill -9 of the server on one machine',
    some,
    here,
    async () => {
      await alone.kill();
      await alone.start();
    },
    fromFile,
  );
  await suffer('the same stopped for up to 2 s', some, here, () => alone.stop(200 + Math.random() * 1800), fromFile);
  await suffer('its clock set by an hour', some, here, async () => void alone.stepClock(), fromFile);
  await suffer(
    'a second server started with the same file',
    seconds,
    here,
    async () => {
      const second = await openServer({}, ['--file', file]);
      if (second.port() !== 0) throw new Error('Two servers have one file.');
      await second.kill();
    },
    fromFile,
  );
  if (isMounted) await suffer('a full disk', some, here, fillDisk, fromFile);
  const players = await openProxy(alone.port());
  const overProxy = () => [`ws://127.0.0.1:${players.port}/rooms`];
  await suffer('the lines of all players cut', some, overProxy, async () => players.cut(), fromFile);
  await suffer('the same lines silent for up to 2 s', some, overProxy, () => players.silence(500 + Math.random() * 1500), fromFile);
  players.close();
  await alone.kill();

  const redis = await startRedis({ fsync: 'always' });
  const proxies = [await openProxy(redis.port), await openProxy(redis.port)];
  const servers = await Promise.all(proxies.map(({ port }) => openServer({ REDIS_URL: `redis://127.0.0.1:${port}` }, [])));
  const urls = () => servers.map(({ url }) => url());
  const log = await openLog({ redis: redis.url });
  const fromRedis = async (/** @type {string} */ code) => {
    // Whoever looks has lost the line as well, and has it again a moment later.
    while (!(await log.isThere())) await wait(50);
    return ((await log.read(code, { seq: 0, digest: '' })) ?? []).map(({ text }) => JSON.parse(text));
  };
  const resumed = await suffer(
    'kill -9 of one of two servers over Redis',
    some,
    urls,
    async () => {
      const server = pick(servers);
      await server.kill();
      await server.start();
    },
    fromRedis,
  );
  await suffer('one of them stopped for up to 2 s', some, urls, () => pick(servers).stop(200 + Math.random() * 1800), fromRedis);
  await suffer(
    'kill -9 of Redis, which writes always',
    some,
    urls,
    async () => {
      await redis.kill();
      await wait(Math.random() * 300);
      await redis.start();
    },
    fromRedis,
  );
  await suffer('the line between a server and Redis cut', some, urls, async () => pick(proxies).cut(), fromRedis);
  await suffer('the same line silent for up to 2 s', some, urls, () => pick(proxies).silence(500 + Math.random() * 1500), fromRedis);
  const client = await createClient({ url: redis.url, commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } } }).connect();
  await suffer(
    LOSSY,
    some,
    urls,
    async (friends) => {
      const { code } = pick(friends);
      const keys = ['', ':fold', ':past'].map((rest) => `room:{${code}}${rest}`);
      const dumps = await Promise.all(keys.map((key) => client.dump(key)));
      await wait(200 + Math.random() * 400);
      const back = client.multi().del(keys);
      for (const [nth, dump] of dumps.entries()) if (dump !== null) back.restore(keys[nth] ?? '', 0, dump);
      await back.exec();
    },
    fromRedis,
  );
  client.destroy();
  await log.close();
  for (const server of servers) await server.kill();
  for (const proxy of proxies) proxy.close();
  await redis.close();
  console.log(`${all.faults} faults of ${all.kinds} kinds, ${all.acknowledged} decisions acknowledged`);
  atMost('lost', all.lost, 0);
  atMost('doubled', all.doubled, 0);
  atMost('kinds after which somebody saw another table than the log has', all.unequal, 0);
  if (resumed.length > 0) atMost('resumed at the other server, p99', at(resumed, 0.99), 1000, { unit: 'ms' });
} finally {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
