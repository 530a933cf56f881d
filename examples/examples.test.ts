import { expect, test, vi } from 'vitest';

/** Runs an example and gives what it printed. */
const printed = async (load: () => Promise<unknown>): Promise<readonly string[]> => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await load();
    return log.mock.calls.map((line) => line.join(' '));
  } finally {
    log.mockRestore();
  }
};

test('play-a-hand plays a round to its end', async () => {
  const lines = await printed(() => import('./play-a-hand.ts'));
  expect(lines[0]).toBe('Round 1.');
  expect(lines.at(-1)).toMatch(/^You (win|lose)/);
});

test('write-a-bot writes a bot that steady beats', async () => {
  const [line] = await printed(() => import('./write-a-bot.ts'));
  const [, timid, steady] = /^Of 1000 rounds, timid wins (\d+) and steady wins (\d+)\.$/.exec(line ?? '') ?? [];
  expect(Number(steady)).toBeGreaterThan(Number(timid));
});

test('replay-a-record tells the sitting again', async () => {
  const lines = await printed(() => import('./replay-a-record.ts'));
  expect(lines[0]).toMatch(/^Commitment: [0-9a-f]{64}$/);
  expect(lines.at(-1)).toContain('"settled"');
});
