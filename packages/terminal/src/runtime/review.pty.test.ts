/** Looking back and the statistics in the built command: a page in a real window, words in a pipe. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecord } from '@baize/casino';
import { blackjackModule } from '@baize/games/blackjack';
import { expect, test } from 'vitest';
import { HAND_HISTORY, weakSitting } from '../review/sitting.fixture.ts';
import { builtCommand, freshFolder, runIn, sitDown } from './pty.fixture.ts';

const command = builtCommand();

const sittingText = (): string => writeRecord(blackjackModule, weakSitting());

const run = (folder: string, ...args: readonly string[]) => runIn(folder, [command, ...args]);

test('a record is a page to walk through: the dearest, the note, another try, and the sum stays behind', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'sitting.json'), sittingText());
  const player = sitDown({ command: process.execPath, args: [command, 'review', join(folder, 'sitting.json')] });
  await player.until(() => player.text().includes('What cost most:') && player.text().includes('Result '));
  expect(player.isFullScreen()).toBe(true);
  player.type('1');
  await player.until('You chose “');
  expect(player.text()).toMatch(/You chose “\w+”; “\w+” seems better\./);
  player.type('\r');
  await player.until('On average, from here:');
  player.type('\r');
  player.type('t');
  await player.until('nothing at stake');
  player.type('s');
  await player.until(() => /Correct|As good as the best|There.s better/.test(player.text()));
  player.type('q');
  await player.until('You chose “');
  player.type('\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A');
  await player.until('The whole session');
  player.type('q');
  expect(await player.exit).toBe(0);
  expect(player.isFullScreen()).toBe(false);
  expect(player.text()).toMatch(/Blackjack, Vegas rules: \d+ decisions\./);
});

test('a hand history of another program is a page too, in the eyes of the player who is named', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'hands.phhs'), `[1]\n${HAND_HISTORY}`);
  const player = sitDown({ command: process.execPath, args: [command, 'review', join(folder, 'hands.phhs'), '--player', 'Clara'] });
  await player.until('hasn’t been tested');
  player.type('\x1b[B');
  await player.until('You chose “Fold”;');
  expect(player.text()).toContain('aces over kings');
  player.type('t');
  await player.until('You can’t try again a hand');
  player.type('\x03');
  expect(await player.exit).toBe(0);
});

test('on the floor L looks back at the sitting that was left last, and comes back to the floor', async () => {
  const player = sitDown({ command: process.execPath, args: [command, '--speed', 'instant'] });
  await player.until('[1]-[6] Sit down');
  expect(player.text()).not.toContain('[L]ook back');
  player.type('b');
  await player.until('Set the table, then sit down');
  player.type('\r');
  await player.until('Place your bet');
  player.type('20\r');
  await player.until(() => /\[S\]tand|insurance|Place your bet|\[Enter\]/.test(player.text()));
  player.type('q');
  await player.until(() => /\[Y\]es|\[1\]-\[6\] Sit down/.test(player.text()));
  if (player.text().includes('[Y]es')) player.type('y');
  await player.until('[L]ook back');
  player.type('l');
  await player.until('The whole session');
  player.type('q');
  await player.until('[1]-[6] Sit down');
  player.type('q');
  expect(await player.exit).toBe(0);
  const told = run(player.home, 'statistics', '--csv');
  expect([told.status, told.stdout.split('\r\n')[0]]).toEqual([0, 'game,figure,value']);
  expect(run(player.home, 'statistics', 'blackjack').stdout).toMatch(/^\nBLACKJACK\nRounds +1 /);
});

test('the mistakes of one’s own sittings come back as puzzles, and a named file is nobody’s', () => {
  const folder = freshFolder();
  expect(run(folder, 'puzzle', 'own').stdout).toBe('You have no mistakes left to fix. baize review finds them.\n');
  writeFileSync(join(folder, 'sitting.json'), sittingText());
  run(folder, 'review', 'sitting.json');
  expect(run(folder, 'puzzle', 'own').stdout).toContain('no mistakes left');
  writeFileSync(join(folder, 'session-blackjack.json'), sittingText());
  expect(run(folder, 'review', '--sitting', 'blackjack').status).toBe(0);
  const asked = run(folder, 'puzzle', 'own', '--plain');
  expect(asked.stdout).toMatch(/^One of your own, \d+ to fix: what would you play\?/);
});

test('a puzzle is asked at the real table, and what was solved is counted', async () => {
  const player = sitDown({ command: process.execPath, args: [command, 'puzzle', 'blackjack', '1'] });
  await player.until('Puzzle 1 of 200, Blackjack');
  player.type('s');
  await player.until(() => /Correct|There.s better/.test(player.text()));
  player.type('q');
  expect(await player.exit).toBe(0);
  expect(player.text()).toMatch(/\d solved, \d in a row\./);
  const plain = runIn(player.home, [command, 'puzzle', 'holdem', '2', '--plain'], 'c\n');
  expect(plain.stdout).toMatch(/^Puzzle 2 of 200, Hold'em: what would you play\?/);
  expect(plain.stdout).toMatch(/(Correct|There.s better)\.[\s\S]*\d solved, \d in a row\.\n$/);
});

test('in a pipe it is words, and JSON where that is asked for', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'sitting.json'), sittingText());
  writeFileSync(join(folder, 'hands.phhs'), `[1]\n${HAND_HISTORY}`);
  expect(run(folder, 'review', 'sitting.json').stdout).toMatch(/^Blackjack, Vegas rules: \d+ decisions\./);
  expect(JSON.parse(run(folder, 'review', 'sitting.json', '--json').stdout)).toMatchObject({ game: 'blackjack', preset: 'vegas' });
  expect(run(folder, 'review', 'hands.phhs', '--player', 'clara').stdout).toMatch(
    /^clara, 1 hand: 1 decision\. No mistakes found\.\s+1 decision is a matter of opinion\./,
  );
  const nobody = run(folder, 'review', 'hands.phhs');
  expect([nobody.status, nobody.stderr]).toEqual([1, 'Say whose decisions: --player NAME. There are: "Clara", "Ben", "Ann".\n']);
  expect(run(folder, 'statistics').stdout).toContain('Your history starts with your first hand');
  expect(run(folder, 'statistics', 'heart').status).toBe(2);
});
