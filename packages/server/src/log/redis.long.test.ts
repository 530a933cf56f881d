import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../../../../scripts/redis.mjs';
import { logSuite } from './log.fixture.ts';
import type { RoomLog } from './log.ts';
import { openRedisLog } from './redis.ts';

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
  const entry = { at: 1, by: 'p', t: 'said', seat: 0, phrase: 'ha' } as const;
  await log.append('away000000000000', 1, [entry]);
  await log.follow('away000000000000', { heard: () => undefined, missed: () => heard.push('missed') });
  await redis.kill();
  await expect.poll(() => log.isThere(), { timeout: 10_000 }).toBe(false);
  await expect(log.append('away000000000000', 2, [entry])).rejects.toThrow();
  await redis.start();
  await expect.poll(() => log.isThere(), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await log.append('away000000000000', 2, [entry])).toEqual({ ok: true });
});
