import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../../scripts/needs.ts';
import { startRedis, type TestRedis } from '../../../../scripts/redis.mjs';
import { linesFor, logSuite } from './log.fixture.ts';
import { LOG_START, type LogHead, type RoomLog } from './log.ts';
import { openRedisLog } from './redis.ts';

describe('over Redis', needs('Redis'), () => {
  let redis: TestRedis;
  let log: RoomLog;
  beforeAll(async () => {
    redis = await startRedis();
    log = await openRedisLog({ url: redis.url, onTrouble: () => undefined });
  });
  afterAll(async () => {
    await log.close();
    await redis.close();
  });

  logSuite('redis', () => log);

  test('redis: while it is away nothing is taken and nothing waits; when it is back, followers are told to read', async () => {
    const heard: string[] = [];
    const room = 'away000000000000';
    const lines = linesFor(LOG_START, 1, 2);
    await log.append(room, LOG_START, lines.slice(0, 1));
    await log.follow(room, { heard: () => undefined, missed: () => heard.push('missed') });
    await redis.kill();
    await expect.poll(() => log.isThere(), { timeout: 10_000 }).toBe(false);
    await expect(log.append(room, lines[0] ?? LOG_START, lines.slice(1))).rejects.toThrow();
    await expect(log.follow('other00000000000', { heard: () => undefined, missed: () => undefined })).rejects.toThrow();
    await redis.start();
    await expect.poll(() => log.isThere(), { timeout: 10_000 }).toBe(true);
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await log.append(room, lines[0] ?? LOG_START, lines.slice(1))).toEqual({ ok: true });
  });

  test('redis: a subscription that failed is made good by the next who follows', async () => {
    const room = 'failed0000000000';
    const heard: number[] = [];
    const follower = { heard: (some: readonly LogHead[]) => void heard.push(...some.map(({ seq }) => seq)), missed: () => undefined };
    await redis.kill();
    await expect(log.follow(room, follower)).rejects.toThrow();
    await redis.start();
    await expect.poll(() => log.isThere(), { timeout: 10_000 }).toBe(true);
    await log.follow(room, follower);
    await log.append(room, LOG_START, linesFor(LOG_START, 1));
    await expect.poll(() => heard).toEqual([1]);
  });

  test('redis: who writes hears of it once, and so does everybody else who listens, whether there is anybody or not', async () => {
    const room = 'once000000000000';
    const heard: string[] = [];
    const hear = (who: string) => ({
      heard: (some: readonly LogHead[]) => void heard.push(...some.map(({ seq }) => `${who} ${seq}`)),
      missed: () => undefined,
    });
    const other = await openRedisLog({ url: redis.url, onTrouble: () => undefined });
    const lines = linesFor(LOG_START, 1, 2, 3);
    const after = (at: number): LogHead => lines[at] ?? LOG_START;
    await log.follow(room, hear('writer'));
    await log.append(room, LOG_START, lines.slice(0, 1));
    expect(heard).toEqual(['writer 1']);
    const unfollow = await other.follow(room, hear('other'));
    await log.append(room, after(0), lines.slice(1, 2));
    await expect.poll(() => heard.toSorted()).toEqual(['other 2', 'writer 1', 'writer 2']);
    // Somebody else alone listens.
    await other.append(room, after(1), lines.slice(2, 3));
    await expect.poll(() => heard.length).toBe(5);
    unfollow();
    await other.append(room, after(2), linesFor(after(2), 4));
    await expect.poll(() => heard.at(-1)).toBe('writer 4');
    expect(heard.toSorted()).toEqual(['other 2', 'other 3', 'writer 1', 'writer 2', 'writer 3', 'writer 4']);
    await other.close();
  });

  test('redis: what passed by unheard is looked for, if nothing is heard for a while', async () => {
    const room = 'unheard000000000';
    const missed: number[] = [];
    await log.follow(room, { heard: () => undefined, missed: () => missed.push(1) });
    await expect.poll(() => missed.length, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  test('redis: what another build says in another way is read from the log', async () => {
    const room = 'otherbuild000000';
    const client = await createClient({ url: redis.url }).connect();
    const told: string[] = [];
    await log.follow(room, { heard: () => told.push('heard'), missed: () => told.push('missed') });
    await client.sPublish(`room:{${room}}`, `1 ${'ab'.repeat(32)} {}`);
    await expect.poll(() => told, { timeout: 2000 }).toEqual(['missed']);
    client.destroy();
  });

  test('redis: a checkpoint trims the stream, and what it covers takes a fraction of the room', async () => {
    const room = 'trimmed000000000';
    const client = await createClient({ url: redis.url }).connect();
    let head: LogHead = LOG_START;
    for (let hand = 0; hand < 20; hand += 1) {
      const lines = linesFor(head, ...Array.from({ length: 50 }, (_, at) => at));
      await log.append(room, head, lines);
      head = lines.at(-1) ?? head;
      await log.keep(room, { head: { seq: head.seq, digest: head.digest }, text: '{}' });
    }
    expect(await client.xLen(`room:{${room}}`)).toBe(1);
    expect((await log.read(room, LOG_START))?.length).toBe(1000);
    const bytes = (await client.memoryUsage(`room:{${room}}:past`)) ?? 0;
    // A thousand entries of 130 bytes with their digests.
    expect(bytes).toBeLessThan(40_000);
    client.destroy();
  });
});
