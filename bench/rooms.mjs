/**
 * Rooms under load: actions per second of the server's processor as fast as players can, and the processor at a thousand rooms at a
 * human pace; our own server with each of its logs, one process and two, and Colyseus with the same fold and the same frames. Bots' moves are
 * looped on both sides, Redis forces every entry to the disk, and its own processor is told. As fast as they can, all servers are warm and
 * take turns, a few thousand actions each: what else the machine has to do then weighs on all of them alike.
 *
 * npm run bench rooms [-- --rooms 1000 --seconds 20]
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitment, fillAny } from '@baize/engine';
import { heartsModule } from '@baize/games/hearts';
import { foldEntry, nextTask, openRoom, roomBotQuestion } from '@baize/rooms';
import { backUpTo, openLog, startServer } from '@baize/server';
import { createClient } from '@redis/client';
import { WebSocket } from 'ws';
import { startRedis } from '../scripts/redis.mjs';
import { bench, judge } from './lib/bench.mjs';
import { quantile } from './lib/statistics.mjs';
import { ownFolder, spent } from './lib/usage.mjs';
import { wait } from './lib/waiting.mjs';
import { fillRooms } from './rooms/crowd.mjs';

const folder = ownFolder('baize-bench-rooms');
/** Redis, and a client that asks what it has used, while a measure is taken. */
let redis;
let teller;
/** The processor that Redis itself has used, in seconds. */
const redisCpu = async () =>
  [...(await teller.info('cpu')).matchAll(/used_cpu_(?:sys|user):([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
const SERVE = fileURLToPath(new URL('rooms/serve.mjs', import.meta.url));
let ports = 21_000 + Math.floor(Math.random() * 2000);

/** A server in a process of its own. @param {string} kind */
const start = async (kind) => {
  ports += 1;
  const where = kind === 'redis' ? redis.url : kind === 'embedded' ? join(folder, `${ports}.log`) : String(ports);
  const child = fork(SERVE, [kind, where], { execArgv: ['--expose-gc', '--conditions=default'] });
  const asked = () => new Promise((/** @type {(value: unknown) => void} */ done) => child.once('message', done));
  const { port } = await asked();
  const figures = (what = 'cpu') => {
    child.send(what);
    return asked();
  };
  return { port, figures, stop: () => child.kill('SIGKILL') };
};

/** Servers of a kind, with players at so many rooms. @param {string} kind @param {number} processes @param {number} rooms @param {() => number} pace */
const fill = async (kind, processes, rooms, pace) => {
  const servers = [];
  for (let one = 0; one < processes; one += 1) servers.push(await start(kind));
  const sum = async (/** @type {'cpu' | 'heap'} */ what) =>
    (await Promise.all(servers.map(({ figures }) => figures(what)))).reduce((all, one) => all + one[what], 0);
  const empty = await sum('heap');
  const scheme = kind === 'colyseus' ? 'http' : 'ws';
  const urls = servers.map(({ port }) => `${scheme}://127.0.0.1:${port}/`);
  const crowd = await fillRooms(kind === 'colyseus' ? 'colyseus' : 'ours', urls, rooms, pace);
  const stop = async () => {
    crowd.leave();
    for (const server of servers) server.stop();
    await wait(300);
  };
  return { name: `${kind}${processes > 1 ? `, ${processes} processes` : ''}, ${rooms} rooms`, sum, empty, crowd, stop };
};

/** How many actions a server has done before it is measured: what it compiles while it warms up is not what it costs. */
const WARM = 25_000;
/** How many actions it does when it is its turn, and how often that is. */
const TURN = 3000;
const TURNS = 8;

/** Actions per CPU-second of servers that take turns. @param {readonly (readonly [string, number])[]} kinds */
const takeTurns = async (kinds) => {
  const all = [];
  for (const [kind, processes] of kinds) {
    const one = await fill(kind, processes, 40, () => 0);
    while (one.crowd.tally.acts < WARM) await wait(20);
    one.crowd.hold();
    all.push({ ...one, kind, acts: 0, cpu: 0, store: 0, seconds: 0 });
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const one of all) {
      const { tally, hold, goOn } = one.crowd;
      const [before, cpu, store, began] = [tally.acts, await one.sum('cpu'), await redisCpu(), performance.now()];
      goOn();
      while (tally.acts < before + TURN) await wait(5);
      hold();
      one.seconds += (performance.now() - began) / 1000;
      // What is on its way is done, and counted, before the next has its turn.
      await wait(200);
      one.acts += tally.acts - before;
      one.cpu += (await one.sum('cpu')) - cpu;
      one.store += (await redisCpu()) - store;
    }
  }
  /** @type {Map<string, number>} */
  const figures = new Map();
  for (const { name, kind, acts, cpu, store, seconds, crowd, stop } of all) {
    figures.set(name, acts / cpu);
    console.log(
      `${name}: ${(acts / cpu).toFixed(0)} actions per CPU-second, ${(acts / seconds).toFixed(0)} actions a second, act to beat ${quantile(crowd.tally.times, 0.5).toFixed(1)} ms` +
        (kind === 'redis' ? `; Redis itself ${((store / acts) * 1e6).toFixed(0)} µs an action` : ''),
    );
    await stop();
  }
  return figures;
};

/** With two people and two bots at a table that is about one action in 1.4 seconds, the pace that the design was measured at. */
const human = () => 2100 + Math.random() * 4200;

/** Measures one kind of server for some seconds, once it is warm and everybody has slowed down. @param {string} kind @param {number} processes @param {{ rooms: number, seconds: number }} asked */
const pace = async (kind, processes, { rooms, seconds: length }) => {
  let isRushed = false;
  const { name, sum, empty, crowd, stop } = await fill(kind, processes, rooms, () => (isRushed ? 0 : human()));
  isRushed = true;
  while (crowd.tally.acts < WARM) await wait(20);
  isRushed = false;
  await wait(3000);
  const before = await sum('cpu');
  const redisBefore = await redisCpu();
  const { acts, bytes, hands } = crowd.tally;
  crowd.tally.times.length = 0;
  const began = performance.now();
  await wait(length * 1000);
  const seconds = (performance.now() - began) / 1000;
  const done = {
    acts: crowd.tally.acts - acts,
    bytes: crowd.tally.bytes - bytes,
    hands: crowd.tally.hands - hands,
    times: [...crowd.tally.times],
  };
  const cpu = (await sum('cpu')) - before;
  const store = (await redisCpu()) - redisBefore;
  const heap = ((await sum('heap')) - empty) / rooms / 1024;
  await stop();
  const figures = {
    perCpu: done.acts / cpu,
    cores: cpu / seconds,
    p50: quantile(done.times, 0.5) ?? 0,
    p99: quantile(done.times, 0.99) ?? 0,
    heap,
    bytes: done.bytes / Math.max(1, done.hands),
    rate: done.acts / seconds,
  };
  console.log(
    `${name}: ${figures.perCpu.toFixed(0)} actions per CPU-second, ${figures.cores.toFixed(2)} cores, act to beat ${figures.p50.toFixed(1)} / ${figures.p99.toFixed(0)} ms, ` +
      `${figures.bytes.toFixed(0)} bytes a hand and viewer, ${figures.heap.toFixed(0)} KB of heap a room, ${figures.rate.toFixed(0)} actions a second` +
      (kind === 'redis' ? `; Redis itself ${(store / seconds).toFixed(2)} cores` : ''),
  );
  return figures;
};

/** How long it takes to open a room of 700 entries: from its whole log, and from what was kept at a deal. */
const takeUp = () => {
  const { game, bots } = heartsModule;
  const first = {
    at: 0,
    by: 'b',
    t: 'opened',
    game: 'hearts',
    version: game.version,
    preset: 'house',
    stacks: [0, 0, 0, 0],
    bot: 'easy',
    clock: 0,
    rail: 'link',
    house: 'ab'.repeat(32),
  };
  const log = [first];
  let folded = openRoom(heartsModule, '0123456789abcdef', first);
  const write = (deed) => {
    const entry = { at: 0, by: 'b', ...deed };
    log.push(entry);
    folded = foldEntry(heartsModule, folded.room, entry);
  };
  write({ t: 'sat', seat: 0, name: 'Ann', face: 'Ks', token: 'cd'.repeat(32), commit: commitment('ef'.repeat(32)) });
  write({ t: 'started', seat: 0, reveal: { next: commitment('ef'.repeat(32)) } });
  let kept = '';
  const reader = { below: () => 0, chance: () => ({ seed: '', at: 0 }) };
  while (log.length < 700 && folded.room.phase === 'playing') {
    const due = nextTask(folded.room);
    const { state } = folded.room;
    if (due?.what === 'bot') {
      const { sight, chance } = roomBotQuestion(heartsModule, folded.room, state, due.seat);
      write({ t: 'act', seat: due.seat, nth: due.nth, who: 'bot', action: bots['easy']?.(sight, chance) });
    } else write({ t: 'act', seat: 0, nth: folded.room.seats[0].nth, who: 'human', action: fillAny(game.legal(state, 0), reader) });
    if (folded.dealt) kept = JSON.stringify(folded.room);
  }
  const lines = log.map((entry) => JSON.stringify(entry));
  const time = (/** @type {() => void} */ act) => {
    const runs = Array.from({ length: 21 }, () => {
      const began = performance.now();
      act();
      return performance.now() - began;
    });
    return quantile(runs, 0.5);
  };
  const whole = time(() => {
    let again = openRoom(heartsModule, '0123456789abcdef', JSON.parse(lines[0] ?? ''));
    for (const line of lines.slice(1)) again = foldEntry(heartsModule, again.room, JSON.parse(line));
  });
  const fromKept = time(() => JSON.parse(kept));
  console.log(
    `a room of ${log.length} entries: folded in ${whole.toFixed(2)} ms, taken up from what was kept in ${fromKept.toFixed(3)} ms (${(kept.length / 1024).toFixed(1)} KB)`,
  );
  judge('taking up a room from what was kept', fromKept);
};

/** How often it is taken up. */
const LOOKS = 400;
/** How many lines are opened to see what one takes. */
const LINES = 1000;

/** A room of 49,000 entries: what it takes, and how long it takes to be taken up. @param {'file' | 'redis'} kind */
const longRoom = async (kind) => {
  const file = join(folder, 'long.db');
  const log = await openLog(kind === 'file' ? { file } : { redis: redis.url });
  const { registry, close } = await startServer({ log, limits: { entriesOfRoom: 1e9 } });
  const code = (await registry.createDefault('hearts')) ?? '';
  const host = await registry.find(code);
  if (typeof host === 'string') throw new Error(host);
  const commit = commitment('ef'.repeat(32));
  await host.propose(() => ({ t: 'sat', seat: 0, name: 'Ann', face: 'Ks', token: 'cd'.repeat(32), commit }));
  // Most of it is written in pages, as nobody waits for it; the last of it through the room, which keeps its fold then.
  registry.forget(host);
  const said = JSON.stringify({ at: host.room.at, by: 'b', t: 'said', seat: 0, phrase: 'ha' });
  for (let head = (await log.read(code, { seq: 0, digest: '' }))?.at(-1); head !== undefined && head.seq < 48_200; ) {
    const lines = [];
    for (let last = head; lines.length < 500; lines.push(last)) {
      const digest = createHash('sha256').update(`${last.digest}\n${said}`).digest('hex');
      last = { seq: last.seq + 1, digest, text: said };
    }
    await log.append(code, { seq: head.seq, digest: head.digest }, lines);
    head = lines.at(-1);
  }
  const full = await registry.find(code);
  if (typeof full === 'string') throw new Error(full);
  while (full.room.seq < 49_000) await full.propose(() => ({ t: 'said', seat: 0, phrase: 'ha' }));
  registry.forget(full);
  const times = [];
  const before = spent();
  for (let count = 0; count < LOOKS; count += 1) {
    const began = performance.now();
    const again = await registry.find(code);
    times.push(performance.now() - began);
    if (typeof again === 'string') throw new Error(again);
    registry.forget(again);
  }
  const used = (spent() - before) / LOOKS;
  const keys = ['', ':fold', ':past'].map((rest) => `room:{${code}}${rest}`);
  const bytes =
    kind === 'file' ? 0 : (await Promise.all(keys.map((key) => teller.memoryUsage(key)))).reduce((sum, one) => sum + Number(one ?? 0), 0);
  await close();
  const copy = join(folder, 'long-copy.db');
  if (kind === 'file') await backUpTo(copy, file);
  const size = kind === 'file' ? statSync(copy).size : bytes;
  console.log(
    `a room of 49,000 entries takes ${(size / 49_000).toFixed(1)} bytes an entry, and is taken up in ${quantile(times, 0.5).toFixed(1)} ms, median, with ${used.toFixed(2)} ms of processor (${kind})`,
  );
  judge('taking up a room of 49,000 entries, p99', quantile(times, 0.99), { of: kind });
};

/** What a line takes: many who look at one table. */
const perLine = async () => {
  const { port, figures, stop } = await start('embedded');
  const url = `ws://127.0.0.1:${port}/rooms`;
  const opener = new WebSocket(url);
  await once(opener, 'open');
  opener.send(JSON.stringify({ t: 'open', game: 'hearts', preset: 'house', chips: 0, seats: 4, clock: 0, rail: 'link' }));
  const [opened] = await once(opener, 'message');
  const { room } = JSON.parse(String(opened));
  const before = await figures('heap');
  const sockets = [];
  for (let count = 0; count < LINES; count += 1) {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    socket.send(JSON.stringify({ t: 'hello', room, seq: 0 }));
    await once(socket, 'message');
    sockets.push(socket);
  }
  const after = await figures('heap');
  const each = (/** @type {'heap' | 'rss'} */ what) => ((after[what] - before[what]) / LINES / 1024).toFixed(1);
  console.log(`a line takes ${each('heap')} KB of heap, and ${each('rss')} KB of memory in all (${LINES} lines)`);
  for (const socket of [opener, ...sockets]) socket.terminate();
  stop();
};

/** All servers as fast as they can, in turns. */
const turns = async () => {
  const figures = await takeTurns([
    ['colyseus', 1],
    ['memory', 1],
    ['embedded', 1],
    ['redis', 1],
    ['redis', 2],
  ]);
  const against = (/** @type {string} */ kind) => (figures.get(`${kind}, 40 rooms`) ?? 0) / (figures.get('colyseus, 40 rooms') ?? 1);
  judge('actions per CPU-second, embedded with every entry on the disk, against Colyseus without a log', against('embedded'));
  console.log(`  without a file ${against('memory').toFixed(2)} times`);
  judge('the same over Redis, which forces every entry to the disk', against('redis'));
};

/** A measure with Redis at hand, which says how busy the machine is, before and after. @param {import('./lib/bench.mjs').Measure} measure */
const withLoad = (measure) => async (/** @type {import('./lib/command.mjs').Asked} */ asked) => {
  const load = () => console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  load();
  redis = await startRedis({ fsync: 'always' });
  teller = await createClient({ url: redis.url }).connect();
  try {
    await measure(asked);
  } finally {
    teller.destroy();
    await redis.close();
  }
  load();
};

await bench({
  options: { rooms: [1000, 'rooms at a human pace'], seconds: [20, 'how long these are measured'] },
  bars: {
    'taking up a room from what was kept': 'at most 1 ms',
    'taking up a room of 49,000 entries, p99': 'at most 40 ms',
    'actions per CPU-second, embedded with every entry on the disk, against Colyseus without a log': 'at least 1.3 times',
    'the same over Redis, which forces every entry to the disk': 'at least 1 times',
    'cores at a human pace, embedded': 'at most 0.35',
  },
  measures: {
    kept: withLoad(takeUp),
    connections: withLoad(perLine),
    'long-file': withLoad(() => longRoom('file')),
    'long-redis': withLoad(() => longRoom('redis')),
    turns: withLoad(turns),
    pace: withLoad(async (asked) => {
      await pace('colyseus', 1, asked);
      judge('cores at a human pace, embedded', (await pace('embedded', 1, asked)).cores, { of: `${asked.rooms} rooms` });
      await pace('redis', 1, asked);
      await pace('redis', 2, asked);
    }),
  },
});
