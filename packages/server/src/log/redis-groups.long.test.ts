import { spawnSync } from 'node:child_process';
import { connect, createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../../scripts/needs.ts';
import { startRedisCluster, startRedisOverTls, startRedisSentinel } from '../../../../scripts/redis.mjs';
import { type LineFriend, openOver, playUntil, twoFriends } from '../friend.fixture.ts';
import type { RunningServer } from '../server.ts';
import { testServers } from '../servers.fixture.ts';
import { logSuite } from './log.fixture.ts';
import { LOG_START, type RoomLog, roomEntryOf } from './log.ts';
import { openRedisLog } from './redis.ts';

const { friends, serve } = testServers();

/** Writes an entry, hears it and reads it again, in a process of its own. */
const TALK = `
const { openLog } = await import('@baize/server');
const end = (text) => process.stdout.write(text, () => process.exit());
setTimeout(() => end('refused: ' + trouble), 10_000);
let trouble = '';
const log = await openLog({ redis: process.env.URL, onTrouble: (error) => {
  trouble = String(error);
  end('refused: ' + trouble);
} });
const line = { seq: 1, digest: (await import('node:crypto')).createHash('sha256').update('\\n{}').digest('hex'), text: '{}' };
const heard = new Promise((done) => log.follow('tls0000000000000', { heard: done, missed: () => undefined }).then(() =>
  log.append('tls0000000000000', { seq: 0, digest: '' }, [line])));
const [first] = await heard;
const [read] = await log.read('tls0000000000000', { seq: 0, digest: '' });
end(first.digest === line.digest && read.text === line.text ? 'written and heard' : 'something else');
`;
const open = (url: string, copies = 0): Promise<RoomLog> => openRedisLog({ url, copies, onTrouble: () => undefined });
const limits = { rate: 1e6, burst: 1e6, linesOfAddress: 1e6, roomsOfAddress: 1e6 };

/** How many decisions of a seat a log holds, and how many of them twice. */
const decisionsIn = async (
  log: RoomLog,
  code: string,
  friend: LineFriend,
): Promise<{ readonly made: number; readonly doubled: number }> => {
  const me = friend.client.room?.me;
  const entries = ((await log.read(code, LOG_START)) ?? []).map(roomEntryOf);
  const nths = entries.flatMap((entry) => (entry.t === 'act' && entry.seat === me ? [entry.nth] : []));
  return { made: new Set(nths).size, doubled: nths.length - new Set(nths).size };
};

/** The decisions that a friend was shown and that are not in the log, or not where they were shown. */
const lostOf = async (log: RoomLog, code: string, friend: LineFriend): Promise<readonly unknown[]> => {
  const entries = ((await log.read(code, LOG_START)) ?? []).map(roomEntryOf);
  return friend.frames.filter((frame) => {
    if (frame.t !== 'beats' || frame.act === null) return false;
    const entry = entries[frame.seq - 1];
    return entry?.t !== 'act' || entry.seat !== frame.act.seat || entry.nth !== frame.act.nth || entry.who !== frame.act.who;
  });
};

/** Addresses that lead to those of a group, where every answer comes so much later. */
const slowly = async (url: string, ms: number): Promise<{ readonly url: string; close(): void }> => {
  const servers: Server[] = [];
  const [scheme = '', list = '', name = ''] = url.split(/:\/\/|\//);
  const ports: number[] = [];
  for (const one of list.split(',')) {
    const server = createServer((near) => {
      const far = connect(Number(one.split(':')[1]), '127.0.0.1');
      near.on('data', (data) => far.write(data));
      far.on('data', (data) => void setTimeout(() => near.writable && near.write(data), ms));
      for (const end of [near, far]) {
        end.on('error', () => end.destroy());
        end.on('close', () => (end === near ? far : near).destroy());
      }
    });
    servers.push(server);
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const address = server.address();
    if (typeof address === 'object' && address !== null) ports.push(address.port);
  }
  return {
    url: `${scheme}://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${name}`,
    close: () => {
      for (const server of servers) server.close();
    },
  };
};

/** How soon a table goes on once what was moved has moved. */
const GOES_ON_MS = 10_000;

/** Two friends on two servers play, while something is moved under them again and again. What they were shown and was lost must have been told. */
const playThrough = async (
  url: string,
  move: (code: string) => Promise<void>,
  { times = 1, copies = 0 } = {},
): Promise<{ readonly lost: number }> => {
  const logs = [await open(url, copies), await open(url, copies)];
  const servers: RunningServer[] = [];
  const notes: string[] = [];
  for (const log of logs) servers.push(await serve({ log, limits, note: ({ what }) => void notes.push(what) }));
  const code = await openOver(servers[0]?.url ?? '', 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => servers.map((server) => server.url), code);
  friends.push(ann, bob);
  const resend = setInterval(() => {
    ann.resend();
    bob.resend();
  }, 500);
  const isAt = (nth: number): boolean => (ann.client.room?.nth ?? 0) >= nth || ann.client.room?.phase === 'over';
  try {
    for (let count = 0; count < times; count += 1) {
      let isMoved = false;
      const moved = move(code).finally(() => {
        isMoved = true;
      });
      await playUntil([ann, bob], 'the move', () => isMoved);
      await moved;
      const [before, began] = [ann.client.room?.nth ?? 0, performance.now()];
      await playUntil([ann, bob], 'a decision after the move', () => isAt(before + 1));
      expect(performance.now() - began).toBeLessThan(GOES_ON_MS);
      await playUntil([ann, bob], 'decisions after the move', () => isAt(before + 6));
    }
  } finally {
    clearInterval(resend);
  }
  const log = await open(url);
  let lost = 0;
  for (const friend of [ann, bob]) {
    // A master that goes may take its last moments with it: then everybody is shown what the log still has.
    await expect
      .poll(async () => (await decisionsIn(log, code, friend)).made - (friend.client.room?.nth ?? 0), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(0);
    expect((await decisionsIn(log, code, friend)).doubled).toBe(0);
    lost += (await lostOf(log, code, friend)).length;
  }
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  // Nothing is lost in silence.
  expect(lost === 0 || notes.includes('lost-tail')).toBe(true);
  await log.close();
  return { lost };
};

describe('a cluster of three', needs('Redis'), () => {
  let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
  let log: RoomLog;
  beforeAll(async () => {
    cluster = await startRedisCluster();
    log = await open(cluster.url);
  });
  afterAll(async () => {
    await log.close();
    await cluster.close();
  });
  logSuite('cluster', () => log);
  test('a slot moves under play: nothing is lost, nothing doubled', async () => {
    const { lost } = await playThrough(cluster.url, (code) => cluster.moveSlotOf(`room:{${code}}`), { times: 3 });
    expect(lost).toBe(0);
  });
});

describe('a group watched by Sentinels', needs('Redis'), () => {
  let group: Awaited<ReturnType<typeof startRedisSentinel>>;
  let log: RoomLog;
  beforeAll(async () => {
    group = await startRedisSentinel();
    log = await open(group.url);
  });
  afterAll(async () => {
    await log.close();
    await group.close();
  });
  logSuite('sentinel', () => log);
  test('the master moves under play: the table goes on, nothing is doubled, and what is lost is told', async () => {
    await playThrough(group.url, () => group.moveMaster());
  });
});

describe('a group whose master is killed under play', needs('Redis'), () => {
  let group: Awaited<ReturnType<typeof startRedisSentinel>>;
  beforeEach(async () => {
    group = await startRedisSentinel();
  });
  afterEach(() => group.close());
  test('the table goes on soon after another was elected, nothing is doubled, and what is lost is told', async () => {
    await playThrough(group.url, () => group.killMaster());
  });
  test('the same where machines are so busy that a Sentinel takes a second to answer', async () => {
    const late = await slowly(group.url, 1000);
    await playThrough(late.url, () => group.killMaster());
    late.close();
  });
  test('nothing is lost where every entry waits for a replica', async () => {
    expect(await playThrough(group.url, () => group.killMaster(), { copies: 1 })).toEqual({ lost: 0 });
  });
});

test(
  'over TLS: rediss:// keeps the promises of a log, by a certificate that the machine trusts, and by no other',
  needs('Redis'),
  async () => {
    const redis = await startRedisOverTls();
    if (redis === undefined) return;
    // Which certificates a process trusts is settled when it starts.
    const say = (env: NodeJS.ProcessEnv): ReturnType<typeof spawnSync> =>
      spawnSync(process.execPath, ['--input-type=module', '-e', TALK], {
        env: { ...process.env, ...env, URL: redis.url },
        encoding: 'utf8',
        timeout: 60_000,
        cwd: fileURLToPath(new URL('../../', import.meta.url)),
      });
    try {
      expect(String(say({ NODE_EXTRA_CA_CERTS: redis.certificate }).stdout)).toBe('written and heard');
      expect(String(say({}).stdout)).toMatch(/^refused: .*self-signed/);
    } finally {
      await redis.close();
    }
  },
);
