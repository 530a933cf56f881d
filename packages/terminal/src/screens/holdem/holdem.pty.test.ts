import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { builtCommand, freshFolder, runIn, SEED, sitDown } from '../../runtime/pty.fixture.ts';

const command = builtCommand();

const node = process.execPath;
const run = (home: string, args: readonly string[], input = '') => runIn(home, [command, ...args], input);

type Player = ReturnType<typeof sitDown>;

/** Waits until the table asks for something. */
const asked = (player: Player): Promise<void> =>
  player.until(() => /\[C\]|\[Enter\] Next hand|\[Enter\] Leave/.test(player.lines()[22] ?? ''));
const isBetween = (player: Player): boolean => player.text().includes('[Enter] Next hand');
const isOver = (player: Player): boolean => player.text().includes('[Enter] Leave');

/** Checks and calls to the end of the hand. A hand has at most some dozens of turns. */
const playOn = async (player: Player): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) {
    await asked(player);
    if (isBetween(player) || isOver(player)) return;
    const before = player.raw().length;
    player.type('c');
    await player.until(() => player.raw().length > before);
  }
};

test.each([80, 44])(
  'hands in a real window of %i columns: fold, play on, all-in, leave',
  claims('CAS-2.9', 'CAS-2.10', 'CAS-2.14'),
  async (columns) => {
    const args = [command, 'holdem', '--preset', 'casino', '--opponents', '2', '--seed', SEED, '--speed', 'instant'];
    const player = sitDown({ command: node, args, columns, rows: 24 });
    await player.until('Press ENTER to play');
    player.type('\r');
    await player.until('[F]old');
    // A fold ends the hand at once, and the winner is told.
    player.type('f');
    await player.until('[Enter] Next hand');
    expect(player.lines()[21]).toMatch(/wins|split|Nobody bet/);
    player.type('\r');
    await player.until('[F]old');
    await playOn(player);
    expect(player.text()).toMatch(/Pot: [\d,]+/);
    player.type('\r');
    await player.until('[F]old');
    player.type('a');
    await player.until(() => isBetween(player) || isOver(player));
    player.type('\t');
    await player.until('Royal flush');
    player.type('\t');
    await player.until(() => isBetween(player) || isOver(player));
    player.type('q');
    expect(await player.exit).toBe(0);
    await player.until('You leave the table with');
    expect(player.text()).toMatch(/Hands: 3\./);
  },
);

test('leaving in the middle of a hand asks, and says what is lost', claims('CAS-2.2'), async () => {
  const player = sitDown({ command: node, args: [command, 'holdem', '--opponents', '1', '--seed', SEED, '--speed', 'instant'] });
  await player.until('Press ENTER to play');
  // On the welcome a number sets how many opponents there are.
  player.type('3');
  await player.until(() => /(\w+ [\d,]+\. ?){3}/.test(player.text()));
  player.type('\r');
  await asked(player);
  player.type('c');
  await asked(player);
  player.type('q');
  await player.until(() => /Leave and lose \d+\?/.test(player.text()) || player.text().includes('You leave the table with'));
  player.type('y');
  expect(await player.exit).toBe(0);
  await player.until('Thanks for the game!');
});

test('a sitting line by line from a pipe to its end: all-in in every hand', claims('CAS-2.15', 'CAS-2.16'), () => {
  const answers = Array.from({ length: 60 }, () => ['a', 'c', '']).flat();
  const { stdout, stderr, status } = run(freshFolder(), ['holdem', '--plain', '--seed', SEED], ['1', ...answers, 'q', 'y', ''].join('\n'));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('How many opponents, 1 to 9? Enter for 5 > 1');
  expect(stdout).toMatch(/You're out of chips and leave the table\.|You've won the table\. Congratulations!/);
  expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
});

test('a sitting on the floor is written down as a hand history, and plays again to the same stacks', () => {
  const home = freshFolder();
  // Folding where there is something to call, else checking, is never broke.
  const hand = Array.from({ length: 20 }, () => ['f', 'c']).flat();
  const answers = ['holdem', '', '', '', '', '', ...hand, '', ...hand, 'q', 'y', 'q', 'y'];
  const floor = run(home, ['--plain'], `${answers.join('\n')}\n`);
  expect(floor.status).toBe(0);
  expect(run(home, ['export', '--sitting', 'holdem', 'sitting.phhs'])).toMatchObject({ status: 0 });
  expect(run(home, ['export', '--sitting', 'holdem', 'sitting.json'])).toMatchObject({ status: 0 });
  expect(run(home, ['verify', 'sitting.json'])).toMatchObject({ status: 0 });
  expect(readFileSync(join(home, 'sitting.phhs'), 'utf8')).toMatch(/^\[1\]\nvariant = "NT"\n/);
  const lines = run(home, ['replay', 'sitting.phhs', 'sitting.json', '--json'])
    .stdout.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const [record, last] = [lines.at(-1), lines.at(-2)];
  expect(lines.slice(0, -1).every(({ ok }) => ok)).toBe(true);
  expect(record.game).toBe('holdem');
  // Whoever left after an earlier hand is not in the last one.
  const withChips = (stacks: readonly number[]): readonly number[] => stacks.filter((stack) => stack > 0).toSorted((a, b) => a - b);
  expect(withChips(last.stacks)).toEqual(withChips(record.stacks));
  expect(run(home, ['export', '--sitting', 'pontoon', 'other.phhs'])).toMatchObject({ status: 1 });
});
