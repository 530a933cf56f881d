import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed } from './printed.fixture.ts';

test('play-a-hand plays a round to its end', async () => {
  const lines = await printed(() => import('./play-a-hand.ts'));
  expect(lines[0]).toBe('Round 1.');
  expect(lines.at(-1)).toMatch(/^You (win|lose)/);
});

test('replay-a-record tells the sitting again', async () => {
  const lines = await printed(() => import('./replay-a-record.ts'));
  expect(lines[0]).toMatch(/^Commitment: [0-9a-f]{64}$/);
  expect(lines.at(-1)).toContain('"settled"');
});

test('in-ten-lines shows what is offered and what is seen', async () => {
  const lines = await printed(() => import('./in-ten-lines.ts'));
  expect(lines).toHaveLength(2);
});

test('weigh-poker-hands weighs them as its comments say', async () => {
  const [name, royal, , equity] = await printed(() => import('./weigh-poker-hands.ts'));
  expect([name, royal]).toEqual(['full house, kings over fours', '7462']);
  expect(equity).toMatch(/^1712304 0\.8125\d+ 0\.1874\d+$/);
});

test('ask-for-odds is told what aces have, and what every bet brings', async () => {
  const lines = await printed(() => import('./ask-for-odds.ts'));
  expect(Number(lines[0]?.replace('AsAh ', ''))).toBeGreaterThan(0.9);
  expect(lines).toContain('straight pays 35 to 1 and brings -0.02702702702702703 a chip');
});

test('visit-the-casino plays a round as the coach says, and no chip is lost on the way out', async () => {
  const lines = await printed(() => import('./visit-the-casino.ts'));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toMatch(/^[\d]+ chips after one round\.$/);
});

test('share-a-table plays a trick with the house, as one friend sees it', async () => {
  const lines = await printed(() => import('./share-a-table.ts'));
  expect(lines.some((line) => /trick/.test(line))).toBe(true);
  expect(lines.at(-1)).toBe('What was promised holds.');
});

const root = join(import.meta.dirname, '..');
const blocksIn = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

test.each(['README.md', ...['engine', 'games', 'odds', 'casino', 'rooms'].map((name) => `packages/${name}/README.md`)])(
  'the code in %s is one of these examples, word for word',
  (file) => {
    const programs = readdirSync(import.meta.dirname)
      .map((name) => join('examples', name))
      .filter((name) => name.endsWith('.ts'));
    const sources = programs.map((name) => readFileSync(join(root, name), 'utf8'));
    expect(blocksIn(file).length).toBeGreaterThan(0);
    for (const block of blocksIn(file))
      expect(
        sources.some((source) => source.includes(block)),
        block,
      ).toBe(true);
  },
);
