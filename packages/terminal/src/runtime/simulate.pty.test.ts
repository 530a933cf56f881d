import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from './pty.fixture.ts';

let command = '';
const folder = mkdtempSync(join(tmpdir(), 'baize-simulate-'));
beforeAll(async () => {
  command = await buildCommand(new URL('../main.ts', import.meta.url));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => spawnSync(process.execPath, [command, 'simulate', ...args], { encoding: 'utf8', cwd: folder });

const PLAN = ['roulette', '--preset', 'european', '--bet', 'red 10', '--rounds', '2000', '--evening', '50', '--seed', '5eed'] as const;

test('a run gives the same figures with one thread and with three, and spread over parts', () => {
  const one = run(...PLAN, '--json', '--workers', '1');
  expect(one.stderr).toBe('');
  expect(JSON.parse(one.stdout)).toMatchObject({ rounds: 2000, evenings: 40, isWhole: true });
  expect(run(...PLAN, '--json', '--workers', '3').stdout).toBe(one.stdout);
  for (const part of [1, 2, 3]) expect(run(...PLAN, '--shard', `${part}/3`, '--out', `part${part}.json`).status).toBe(0);
  expect(run('--merge', 'part3.json', 'part1.json', 'part2.json', '--json').stdout).toBe(one.stdout);
  expect(run('--merge', 'part1.json', 'part3.json')).toMatchObject({ status: 1, stderr: 'Evening 14 is missing.\n' });
});

test('a part is never written over, and what is no part is told', () => {
  const before = readFileSync(join(folder, 'part1.json'), 'utf8');
  expect(run(...PLAN, '--out', 'part1.json').status).toBe(1);
  expect(readFileSync(join(folder, 'part1.json'), 'utf8')).toBe(before);
  expect(run('--merge', 'nothing.json').status).toBe(1);
  expect(run('checkers')).toMatchObject({ status: 2 });
});
