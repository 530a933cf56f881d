import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtCommand } from './pty.fixture.ts';

const command = builtCommand();
const folder = mkdtempSync(join(tmpdir(), 'baize-simulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}
const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, 'simulate', ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });

const PLAN = ['roulette', '--preset', 'european', '--bet', 'red 10', '--rounds', '400', '--evening', '10', '--seed', '5eed'] as const;

test('a run gives the same figures with one thread and with three, and spread over parts', async () => {
  const parts = [1, 2, 3].map((part) => run(...PLAN, '--shard', `${part}/3`, '--out', `part${part}.json`));
  const [one, three] = await Promise.all([run(...PLAN, '--json', '--workers', '1'), run(...PLAN, '--json', '--workers', '3')]);
  expect(one.stderr).toBe('');
  expect(JSON.parse(one.stdout)).toMatchObject({ rounds: 400, evenings: 40, isWhole: true });
  expect(three.stdout).toBe(one.stdout);
  expect((await Promise.all(parts)).map(({ status }) => status)).toEqual([0, 0, 0]);
  const merged = run('--merge', 'part3.json', 'part1.json', 'part2.json', '--json');
  expect(await run('--merge', 'part1.json', 'part3.json')).toMatchObject({ status: 1, stderr: 'Evening 14 is missing.\n' });
  expect((await merged).stdout).toBe(one.stdout);
});

test('a part is never written over, and what is no part is told', async () => {
  const before = readFileSync(join(folder, 'part1.json'), 'utf8');
  const [again, nothing, unknown] = await Promise.all([
    run(...PLAN, '--out', 'part1.json'),
    run('--merge', 'nothing.json'),
    run('checkers'),
  ]);
  expect(again.status).toBe(1);
  expect(readFileSync(join(folder, 'part1.json'), 'utf8')).toBe(before);
  expect(nothing.status).toBe(1);
  expect(unknown).toMatchObject({ status: 2 });
});
