import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacksRedis, startRedisCluster, startRedisSentinel } from '../../../../scripts/redis.mjs';
import { type LineFriend, openOver, playUntil, twoFriends } from '../friend.fixture.ts';
import type { RunningServer } from '../server.ts';
import { testServers } from '../servers.fixture.ts';
import { logSuite } from './log.fixture.ts';
import { LOG_START, type RoomLog, roomEntryOf } from './log.ts';
import { openRedisLog } from './redis.ts';

const { friends, serve } = testServers();
const open = (url: string): Promise<RoomLog> => openRedisLog({ url, onTrouble: () => undefined });
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

/** Two friends on two servers play, while something is moved under them again and again. */
const playThrough = async (url: string, times: number, move: (code: string) => Promise<void>): Promise<void> => {
  const logs = [await open(url), await open(url)];
  const servers: RunningServer[] = [];
  for (const log of logs) servers.push(await serve({ log, limits }));
  const code = await openOver(servers[0]?.url ?? '', 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => servers.map((server) => server.url), code);
  friends.push(ann, bob);
  const resend = setInterval(() => {
    ann.resend();
    bob.resend();
  }, 500);
  try {
    for (let count = 0; count < times; count += 1) {
      const before = ann.client.room?.nth ?? 0;
      const moved = move(code);
      await playUntil(
        [ann, bob],
        'decisions after the move',
        () => (ann.client.room?.nth ?? 0) >= before + 6 || ann.client.room?.phase === 'over',
      );
      await moved;
    }
  } finally {
    clearInterval(resend);
  }
  const log = await open(url);
  for (const friend of [ann, bob]) {
    // A master that goes may take its last moments with it: then everybody is shown what the log still has.
    await expect
      .poll(async () => (await decisionsIn(log, code, friend)).made - (friend.client.room?.nth ?? 0), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(0);
    expect((await decisionsIn(log, code, friend)).doubled).toBe(0);
  }
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  await log.close();
};

describe.skipIf(lacksRedis())('a cluster of three', () => {
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
    await playThrough(cluster.url, 3, (code) => cluster.moveSlotOf(`room:{${code}}`));
  });
});

describe.skipIf(lacksRedis())('a group watched by Sentinels', () => {
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
  test('the master moves under play: the table goes on, and nothing is doubled', async () => {
    await playThrough(group.url, 1, () => group.moveMaster());
  });
});
