import { expect, test } from 'vitest';
import { makeQueue } from './programs.mjs';

test('what is queued runs one at a time and in order, whatever fails before it', async () => {
  const inTurn = makeQueue();
  const told: string[] = [];
  let running = 0;
  const work = (name: string, isGood = true) =>
    inTurn(async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      told.push(name);
      if (!isGood) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([work('browser'), work('redis', false), work('nginx')]);
  expect(told).toEqual(['browser', 'redis', 'nginx']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
