import { expect, test } from 'vitest';
import { printed } from './printed.fixture.ts';

test('write-a-bot writes a bot that steady beats', async () => {
  const [line] = await printed(() => import('./write-a-bot.ts'));
  const [, timid, steady] = /^Of 1000 rounds, timid wins (\d+) and steady wins (\d+)\.$/.exec(line ?? '') ?? [];
  expect(Number(steady)).toBeGreaterThan(Number(timid));
});

test('check-the-laws finds none broken', async () => {
  const lines = await printed(() => import('./check-the-laws.ts'));
  expect(lines).toEqual(lines.map((_, at) => `Sitting ${at + 1}: 0 laws broken.`));
});
