import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { builtCommand, freshFolder, runIn, SEED, sitDown } from '../../runtime/pty.fixture.ts';

const command = builtCommand();

const args = (...more: readonly string[]): readonly string[] => [command, 'sabacc', '--seed', SEED, '--speed', 'instant', ...more];

test.each([80, 44])('a round in a real window of %i columns: draw, keep, match the bets, leave', claims('CAS-5.9'), async (columns) => {
  const player = sitDown({ command: process.execPath, args: args('--opponents', '2'), columns, rows: 24 });
  await player.until('Press ENTER to play');
  player.type('\r');
  await player.until('[D]raw');
  player.type('d');
  await player.until('[a]-[c] Discard');
  player.type('\r');
  await player.until(() => /\[C\]/.test(player.text()));
  player.type('c');
  await player.until('[D]raw');
  expect(player.text()).toMatch(/ound 2 of 3/);
  player.type('q');
  await player.until('Leave and lose');
  player.type('y');
  expect(await player.exit).toBe(0);
  await player.until('You leave the table with');
});

test('a whole game line by line, from a pipe', claims('CAS-5.26'), () => {
  const answers = ['draw', '', ...Array.from({ length: 40 }, () => ['s', 'c', 'a']).flat()].join('\n');
  const { stdout, status } = runIn(freshFolder(), args('--plain', '--opponents', '1'), `${answers}\nq\ny\n`);
  expect(status).toBe(0);
  expect(stdout).toContain('You draw ');
  expect(stdout).toMatch(/The dice: \d and \d\./);
  expect(stdout).toMatch(/win|wins|share/);
  expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
});
