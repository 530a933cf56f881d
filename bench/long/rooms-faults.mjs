/**
 * Rooms under faults of twelve kinds: servers and Redis are killed and stopped, lines are cut and fall silent, those of the players as well as
 * those between a server and Redis, the disk is full, clocks are set, a second server is started, Redis loses its end; while friends play
 * and send again what is not settled. Afterwards every decision that was acknowledged is looked for in the logs: once, and as it was made;
 * and every friend has come to where the log stood, and sees the table, whose turn it is and what may be done as the log has it there.
 *
 * npm run bench rooms-faults [--faults 500] [--minutes 60] [--games holdem,hearts] [--kind "kill -9 of the server"]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, gameIds } from '@baize/games';
import { fitRoomOptions } from '@baize/rooms';
import { openLog } from '@baize/server';
import { createClient, RESP_TYPES } from '@redis/client';
import { startRedis } from '../../scripts/redis.mjs';
import { bench, judge } from '../lib/bench.mjs';
import { quantile } from '../lib/statistics.mjs';
import { ownFolder } from '../lib/usage.mjs';
import { wait } from '../lib/waiting.mjs';
import { MAIN, openProxy, openServer } from '../rooms/breakable.mjs';
import { goOn, seatFriends } from '../rooms/friends.mjs';
import { agreed, countLost } from '../rooms/verdict.mjs';

/** @typedef {import('../rooms/friends.mjs').Friend} Friend */
/** Where friends connect to, and where the logs of their rooms are read. @typedef {{ urls: () => readonly string[], read: import('../rooms/verdict.mjs').ReadLog }} Place */
/** What is played, which kinds of faults come how often, and until when. @typedef {{ games: readonly import('../rooms/friends.mjs').Game[], kind: string, end: number, isMounted: boolean, seconds: number, some: number }} Plan */
/** What breaks, by its name. @typedef {Readonly<Record<string, (friends: readonly Friend[]) => unknown>>} Faults */

const folder = ownFolder('baize-faults');
const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(Math.random() * list.length)];
/** A while of this length by chance. @param {number} least @param {number} most */
const between = (least, most) => least + Math.random() * (most - least);

/** A game by its name, and how a table of it is opened. @param {import('@baize/games').GameId} id */
const openGame = async (id) => {
  /** @type {import('@baize/engine').GameModule<any>} */
  const module = await catalogue[id]();
  const wish = fitRoomOptions(module, { seats: 4, chips: 100_000 });
  if (wish === undefined) throw new Error(`Friends cannot share ${id}.`);
  return { id, module, wish };
};

/** Here the log itself loses what was acknowledged: what counts is that all see what is left. */
const LOSSY = 'Redis goes back to what it had a moment ago';
/** A second start is quickly tried, so there are few of them. */
const SECOND = 'a second server started with the same file';
const AT_OTHER = 'kill -9 of one of two servers over Redis';

const all = { acknowledged: 0, lost: 0, doubled: 0, unequal: 0, kinds: 0, faults: 0 };

/** One kind of fault, so many times. @param {string} name @param {number} times @param {(friends: readonly Friend[]) => unknown} fault @param {Place} place @param {Plan} plan */
const suffer = async (name, times, fault, { urls, read }, { games, end }) => {
  const friends = await seatFriends(games, urls);
  let done = 0;
  for (; done < times && Date.now() < end; done += 1) {
    await wait(between(100, 400));
    await fault(friends);
    await goOn(friends);
  }
  const equal = await agreed(games, friends, read);
  const figures = await countLost(friends, read);
  if (name === LOSSY) figures.lost = 0;
  if (equal === Number.POSITIVE_INFINITY) all.unequal += 1;
  const resumed = friends.flatMap((friend) => friend.resumed.splice(0));
  const waits = friends.reduce((sum, friend) => sum + friend.waits, 0);
  const [half, most] = [0.5, 0.99].map((part) => (quantile(resumed, part) ?? 0).toFixed(0));
  console.log(
    `${name}: ${done} times, ${figures.acknowledged} acknowledged, ${figures.lost} lost, ${figures.doubled} doubled, ` +
      `resumed ${half} / ${most} ms (${resumed.length} lines), ${waits} told to wait, equal after ${equal.toFixed(0)} ms`,
  );
  for (const friend of friends) friend.close();
  all.kinds += 1;
  all.faults += done;
  all.acknowledged += figures.acknowledged;
  all.lost += figures.lost;
  all.doubled += figures.doubled;
  if (name === AT_OTHER && resumed.length > 0) judge('resumed at the other server, p99', quantile(resumed, 0.99));
};

/** Faults of some kinds, one kind after the other. @param {Faults} faults @param {Place} place @param {Plan} plan */
const sufferAll = async (faults, place, plan) => {
  for (const [name, fault] of Object.entries(faults).filter(([one]) => one.includes(plan.kind)))
    await suffer(name, name === SECOND ? plan.seconds : plan.some, fault, place, plan);
};

let copies = 0;
/** The log of a room in a file that a server is using. @param {string} file */
const readerOf = (file) => async (/** @type {string} */ code) => {
  copies += 1;
  const copy = join(folder, `copy-${copies}.db`);
  spawnSync(process.execPath, [MAIN, 'backup', copy, '--file', file]);
  const log = await openLog({ file: copy });
  const lines = await log.read(code, { seq: 0, digest: '' });
  await log.close();
  rmSync(copy, { force: true });
  return (lines ?? []).map(({ text }) => JSON.parse(text));
};

/** A small disk, where one can be had: whether that is so. @param {string} disk */
const mountDisk = (disk) => {
  mkdirSync(disk);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]).status === 0;
  if (isMounted) process.prependListener('exit', () => spawnSync('umount', [disk]));
  else console.log('No disk can be mounted here: a full one is not tried.');
  return isMounted;
};

const fillDisk = async (/** @type {string} */ disk) => {
  // First in large steps, then to the last page: a transaction needs little.
  const fillers = ['64k', '4k'].map((step) => ({ step, file: join(disk, `filler-${step}`) }));
  for (const { step, file } of fillers) spawnSync('dd', ['if=/dev/zero', `of=${file}`, `bs=${step}`], { stdio: 'ignore' });
  await wait(between(300, 1000));
  for (const { file } of fillers) rmSync(file, { force: true });
};

/** A server on one machine, with its rooms in a file. @param {string} disk @param {Plan} plan */
const onOneMachine = async (disk, plan) => {
  const file = join(disk, 'rooms.db');
  const alone = await openServer({}, ['--file', file]);
  const read = readerOf(file);
  /** @type {Faults} */
  const faults = {
    'kill -9 of the server on one machine': async () => {
      await alone.kill();
      await alone.start();
    },
    'the same stopped for up to 2 s': () => alone.stop(between(200, 2000)),
    'its clock set by an hour': () => alone.stepClock(),
    [SECOND]: async () => {
      const second = await openServer({}, ['--file', file]);
      if (second.port() !== 0) throw new Error('Two servers have one file.');
      await second.kill();
    },
    ...(plan.isMounted && { 'a full disk': () => fillDisk(disk) }),
  };
  await sufferAll(faults, { urls: () => [alone.url()], read }, plan);
  const players = await openProxy(alone.port());
  const overProxy = { urls: () => [`ws://127.0.0.1:${players.port}/rooms`], read };
  const cuts = {
    'the lines of all players cut': () => players.cut(),
    'the same lines silent for up to 2 s': () => players.silence(between(500, 2000)),
  };
  await sufferAll(cuts, overProxy, plan);
  players.close();
  await alone.kill();
};

/** Two servers over Redis. @param {Plan} plan */
const overRedis = async (plan) => {
  const redis = await startRedis({ fsync: 'always' });
  const proxies = [await openProxy(redis.port), await openProxy(redis.port)];
  const servers = await Promise.all(proxies.map(({ port }) => openServer({ REDIS_URL: `redis://127.0.0.1:${port}` }, [])));
  const log = await openLog({ redis: redis.url });
  const read = async (/** @type {string} */ code) => {
    // Whoever looks has lost the connection as well, and has it again a moment later.
    while (!(await log.isThere())) await wait(50);
    return ((await log.read(code, { seq: 0, digest: '' })) ?? []).map(({ text }) => JSON.parse(text));
  };
  const client = await createClient({ url: redis.url, commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } } }).connect();
  client.on('error', () => undefined);
  /** @type {Faults} */
  const faults = {
    [AT_OTHER]: async () => {
      const server = pick(servers);
      await server.kill();
      await server.start();
    },
    'one of them stopped for up to 2 s': () => pick(servers).stop(between(200, 2000)),
    'kill -9 of Redis, which writes always': async () => {
      await redis.kill();
      await wait(between(0, 300));
      await redis.start();
    },
    'the line between a server and Redis cut': () => pick(proxies).cut(),
    'the same line silent for up to 2 s': () => pick(proxies).silence(between(500, 2000)),
    [LOSSY]: async (friends) => {
      const { code } = pick(friends);
      const keys = ['', ':fold', ':past'].map((rest) => `room:{${code}}${rest}`);
      const dumps = await Promise.all(keys.map((key) => client.dump(key)));
      await wait(between(200, 600));
      const back = client.multi().del(keys);
      for (const [nth, dump] of dumps.entries()) if (dump !== null) back.restore(keys[nth] ?? '', 0, dump);
      await back.exec();
    },
  };
  await sufferAll(faults, { urls: () => servers.map(({ url }) => url()), read }, plan);
  client.destroy();
  await log.close();
  for (const server of servers) await server.kill();
  for (const proxy of proxies) proxy.close();
  await redis.close();
};

await bench({
  options: {
    faults: [500, 'how many faults, in all'],
    minutes: [60, 'the most that they take'],
    games: [['holdem', 'hearts'], 'what is played', gameIds],
    kind: ['', 'only kinds with these words'],
  },
  bars: {
    lost: 'at most 0',
    doubled: 'at most 0',
    'kinds after which somebody saw another table than the log has': 'at most 0',
    'resumed at the other server, p99': 'at most 1000 ms',
  },
  measures: {
    faults: async ({ faults, minutes, games, kind }) => {
      const disk = join(folder, 'disk');
      const isMounted = mountDisk(disk);
      // Beside a second start there are eleven kinds, and twelve where a disk can be had.
      const seconds = Math.min(10, Math.ceil(faults / 13));
      const some = kind === '' ? Math.ceil((faults - seconds) / (isMounted ? 12 : 11)) : faults;
      const end = Date.now() + minutes * 60_000;
      const plan = { games: await Promise.all(games.map(openGame)), kind, end, isMounted, seconds, some };
      await onOneMachine(disk, plan);
      await overRedis(plan);
      console.log(`${all.faults} faults of ${all.kinds} kinds, ${all.acknowledged} decisions acknowledged`);
      judge('lost', all.lost);
      judge('doubled', all.doubled);
      judge('kinds after which somebody saw another table than the log has', all.unequal);
    },
  },
});
