/**
 * Rooms under load: actions per second of the server's processor as fast as players can, and the processor at a thousand rooms at a
 * human pace; our own server with each of its logs, one process and two, and Colyseus with the same fold and the same frames. Bots' moves are
 * looped on both sides, Redis forces every entry to the disk, and its own processor is told.
 *
 * npm run bench rooms [-- --rooms 1000 --seconds 8]
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commitment, fillAny } from '@baize/engine';
import { heartsModule } from '@baize/games/hearts';
import { foldEntry, nextTask, openRoom, roomBotQuestion } from '@baize/rooms';
import { backUpTo, openLog, startServer } from '@baize/server';
import { createClient } from '@redis/client';
import { startRedis } from '../scripts/redis.mjs';
import { atLeast, atMost } from './lib/bars.mjs';
import { fillRooms } from './rooms/crowd.mjs';

const { values } = parseArgs({ options: { rooms: { type: 'string' }, seconds: { type: 'string' } } });
const ROOMS = Number(values.rooms ?? 1000);
const SECONDS = Number(values.seconds ?? 8);
const folder = mkdtempSync(join(tmpdir(), 'baize-bench-rooms-'));
const redis = await startRedis({ fsync: 'always' });
const teller = await createClient({ url: redis.url }).connect();
/** The processor that Redis itself has used, in seconds. */
const redisCpu = async () =>
  [...(await teller.info('cpu')).matchAll(/used_cpu_(?:sys|user):([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
const SERVE = fileURLToPath(new URL('rooms/serve.mjs', import.meta.url));
const wait = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
let ports = 21_000 + Math.floor(Math.random() * 2000);

/** A server in a process of its own. @param {string} kind */
const start = async (kind) => {
  ports += 1;
  const where = kind === 'redis' ? redis.url : kind === 'embedded' ? join(folder, `${ports}.log`) : String(ports);
  const child = fork(SERVE, [kind, where], { execArgv: ['--expose-gc', '--conditions=default'] });
  const asked = () => new Promise((/** @type {(value: any) => void} */ done) => child.once('message', done));
  const { port } = await asked();
  const figures = () => {
    child.send('figures');
    return asked();
  };
  return { port, figures, stop: () => child.kill('SIGKILL') };
};

const at = (/** @type {readonly number[]} */ times, /** @type {number} */ share) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Measures one kind of server for some seconds. @param {string} kind @param {number} processes @param {number} rooms @param {() => number} pace */
const measure = async (kind, processes, rooms, pace) => {
  const servers = [];
  for (let one = 0; one < processes; one += 1) servers.push(await start(kind));
  const empty = (await Promise.all(servers.map(({ figures }) => figures()))).reduce((sum, { heap }) => sum + heap, 0);
  const scheme = kind === 'colyseus' ? 'http' : 'ws';
  const urls = servers.map(({ port }) => `${scheme}://127.0.0.1:${port}/`);
  const crowd = await fillRooms(kind === 'colyseus' ? 'colyseus' : 'ours', urls, rooms, pace);
  await wait(1500);
  const before = await Promise.all(servers.map(({ figures }) => figures()));
  const redisBefore = await redisCpu();
  const { acts, bytes, hands } = crowd.tally;
  crowd.tally.times.length = 0;
  const began = performance.now();
  await wait(SECONDS * 1000);
  const seconds = (performance.now() - began) / 1000;
  const done = {
    acts: crowd.tally.acts - acts,
    bytes: crowd.tally.bytes - bytes,
    hands: crowd.tally.hands - hands,
    times: [...crowd.tally.times],
  };
  const after = await Promise.all(servers.map(({ figures }) => figures()));
  const cpu = after.reduce((sum, one, which) => sum + one.cpu - before[which].cpu, 0);
  const heap = (after.reduce((sum, one) => sum + one.heap, 0) - empty) / rooms / 1024;
  const store = (await redisCpu()) - redisBefore;
  crowd.leave();
  for (const server of servers) server.stop();
  await wait(300);
  const figures = {
    perCpu: done.acts / cpu,
    cores: cpu / seconds,
    p50: at(done.times, 0.5),
    p99: at(done.times, 0.99),
    heap,
    bytes: done.bytes / Math.max(1, done.hands),
    rate: done.acts / seconds,
  };
  const name = `${kind}${processes > 1 ? `, ${processes} processes` : ''}, ${rooms} rooms`;
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
      const { user, system } = process.cpuUsage();
      const began = performance.now();
      act();
      const used = process.cpuUsage();
      return { wall: performance.now() - began, cpu: (used.user + used.system - user - system) / 1000 };
    });
    return at(
      runs.map(({ wall }) => wall),
      0.5,
    );
  };
  const whole = time(() => {
    let again = openRoom(heartsModule, '0123456789abcdef', JSON.parse(lines[0] ?? ''));
    for (const line of lines.slice(1)) again = foldEntry(heartsModule, again.room, JSON.parse(line));
  });
  const fromKept = time(() => JSON.parse(kept));
  console.log(
    `a room of ${log.length} entries: folded in ${whole.toFixed(2)} ms, taken up from what was kept in ${fromKept.toFixed(3)} ms (${(kept.length / 1024).toFixed(1)} KB)`,
  );
  atMost('taking up a room from what was kept', fromKept, 1, { unit: 'ms' });
};

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
  const cpu = process.cpuUsage();
  for (let count = 0; count < 100; count += 1) {
    const began = performance.now();
    const again = await registry.find(code);
    times.push(performance.now() - began);
    if (typeof again === 'string') throw new Error(again);
    registry.forget(again);
  }
  const used = process.cpuUsage(cpu);
  const keys = ['', ':fold', ':past'].map((rest) => `room:{${code}}${rest}`);
  const bytes =
    kind === 'file' ? 0 : (await Promise.all(keys.map((key) => teller.memoryUsage(key)))).reduce((sum, one) => sum + Number(one ?? 0), 0);
  await close();
  const copy = join(folder, 'long-copy.db');
  if (kind === 'file') await backUpTo(copy, file);
  const size = kind === 'file' ? statSync(copy).size : bytes;
  console.log(
    `a room of 49,000 entries takes ${(size / 49_000).toFixed(1)} bytes an entry, and is taken up in ${at(times, 0.5).toFixed(1)} ms, median, with ${((used.user + used.system) / 100_000).toFixed(2)} ms of processor (${kind})`,
  );
  atMost(`taking up a room of 49,000 entries, p99 (${kind})`, at(times, 0.99), 40, { unit: 'ms' });
};

try {
  takeUp();
  await longRoom('file');
  await longRoom('redis');
  const atOnce = () => 0;
  // With two people and two bots at a table that is about one action in 1.4 seconds, the pace that the design was measured at.
  const human = () => 2100 + Math.random() * 4200;
  const colyseus = await measure('colyseus', 1, 40, atOnce);
  const memory = await measure('memory', 1, 40, atOnce);
  const embedded = await measure('embedded', 1, 40, atOnce);
  const over = await measure('redis', 1, 40, atOnce);
  await measure('redis', 2, 40, atOnce);
  await measure('colyseus', 1, ROOMS, human);
  const paced = await measure('embedded', 1, ROOMS, human);
  await measure('redis', 1, ROOMS, human);
  await measure('redis', 2, ROOMS, human);
  atLeast(
    'actions per CPU-second, embedded with every entry on the disk, against Colyseus without a log',
    embedded.perCpu / colyseus.perCpu,
    1.3,
    { unit: 'times' },
  );
  console.log(`  without a file ${(memory.perCpu / colyseus.perCpu).toFixed(2)} times`);
  atLeast('the same over Redis, which forces every entry to the disk', over.perCpu / colyseus.perCpu, 1, { unit: 'times' });
  atMost(`cores at ${ROOMS} rooms at a human pace, embedded`, paced.cores, 0.35);
} finally {
  teller.destroy();
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
