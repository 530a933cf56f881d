import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mixSeed, sealOf } from '@baize/casino';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');

test('the formulas of docs/fairness.md, run as they stand there, give the seal and the seed of this program', () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const house = '4d'.repeat(32);
  const seal = sealOf({ game: 'pontoon', preset: 'british', others: 2, buyIn: 400, serverSeed: house });
  const seed = mixSeed(house, 'lucky seven');
  expect(stdout).toBe(`seal ${seal}\nseed ${seed}\n`);
  expect(page).toContain(`It prints \`seal ${seal.slice(0, 8)}…\` and \`seed ${seed.slice(0, 8)}…\``);
});
