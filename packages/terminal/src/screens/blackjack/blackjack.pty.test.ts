import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { builtCommand, freshFolder, sitDown } from '../../runtime/pty.fixture.ts';

const command = builtCommand();

/** A table whose cards follow from the seed: see the tests for what it deals. */
const seed = (last: string): string => last.padStart(64, '0');
const play = (last: string, ...more: readonly string[]) =>
  sitDown({ command: process.execPath, args: [command, 'blackjack', '--seed', seed(last), '--speed', 'instant', ...more] });

/** From the welcome to the cards. */
const deal = async (player: ReturnType<typeof play>, bet: string): Promise<void> => {
  await player.until('Press ENTER to play');
  player.type('\r');
  await player.until('Place your bet ($10-$500): _');
  player.type(bet);
  await player.until(`Place your bet ($10-$500): ${bet}_`);
  player.type('\r');
};

test('the command has its help and its version, and begins at once', claims('BLK-3.0'), () => {
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', cwd: freshFolder() });
  expect(run('--help').stdout).toContain('blackjack');
  expect(run('--version').stdout).toMatch(/^baize \d/);
});

test(
  'a hand is won by standing, with the chip change, and quit from the result',
  claims('BLK-3.1', 'BLK-3.2', 'BLK-3.3', 'BLK-3.4'),
  async () => {
    // 16 against a jack: the dealer goes bust.
    const player = play('d51b');
    await player.until('Press ENTER to play');
    expect(player.isFullScreen()).toBe(true);
    player.type('\r');
    await player.until('Place your bet');
    player.type('5\r');
    await player.until('The smallest bet is $10.');
    player.type('50\r');
    await player.until('YOUR HAND (16)');
    expect(player.text()).toContain('DEALER (showing 10)');
    player.type('s');
    await player.until('YOU WIN');
    expect(player.text()).toContain('+$50');
    expect(player.text()).toContain('Chips: $1,050');
    expect(player.text()).toContain('Press ENTER for next hand or Q to quit');
    player.type('q');
    expect(await player.exit).toBe(0);
    await player.until('Goodbye, and thanks for the game.');
    expect(player.isFullScreen()).toBe(false);
    expect(player.text()).toContain('Hands played: 1. Won: 1. Lost: 0. Pushed: 0. Blackjacks: 0.');
  },
);

test('a hit that goes bust loses, a push comes back, a natural pays three to two', claims('BLK-3.5', 'BLK-3.6', 'BLK-3.7'), async () => {
  const bust = play('21');
  await deal(bust, '50');
  await bust.until('YOUR HAND (18)');
  bust.type('h');
  await bust.until('BUST');
  expect(bust.text()).toContain('-$50');
  bust.type('q');
  const push = play('dc');
  await deal(push, '50');
  await push.until('YOUR HAND (18)');
  push.type('s');
  await push.until('PUSH');
  expect(push.text()).toContain('Chips: $1,000');
  push.type('q');
  const natural = play('3');
  await deal(natural, '50');
  await natural.until('BLACKJACK!');
  expect(natural.text()).toContain('Chips: $1,075');
  natural.type('q');
  await Promise.all([bust.exit, push.exit, natural.exit]);
});

test('a pair is split and both hands are played, then the dealer', claims('BLK-3.10'), async () => {
  // Two jacks, 20 on each of them, and the dealer goes bust.
  const player = play('2e3f');
  await deal(player, '50');
  await player.until('s[P]lit');
  player.type('p');
  await player.until('HAND 1 (20) *active*');
  expect(player.text()).toContain('Bets: $50 + $50');
  player.type('s');
  await player.until('HAND 2 (20) *active*');
  expect(player.text()).toContain('HAND 1 (20) - Stand');
  player.type('s');
  await player.until('Press ENTER for next hand');
  expect(player.text()).toContain('HAND 2 (20)  WIN  +$50');
  player.type('\r');
  await player.until('[L]ast bet $50');
  player.type('q');
  expect(await player.exit).toBe(0);
  await player.until('Hands played: 2.');
});

test('doubling, losing it all, playing again, and quitting in a hand', claims('BLK-3.8', 'BLK-3.9', 'BLK-A7'), async () => {
  const player = play('3e', '--preset', 'classic');
  await deal(player, '500');
  await player.until('YOUR HAND (14)');
  // Doubling on 14 loses against 18, and with it all the chips.
  player.type('d');
  await player.until('GAME OVER');
  expect(player.text()).toContain('Press ENTER to play again. Press Q to quit.');
  expect(player.text()).toMatch(/Lost \.+ 1/);
  player.type('\r');
  await player.until('Chips: $1,000');
  player.type('10\r');
  await player.until('[H]it');
  player.type('q');
  await player.until('Leave and lose $10?');
  player.type('y');
  expect(await player.exit).toBe(0);
  await player.until('Hands played: 2. Won: 0. Lost: 2.');
});

test('a whole session from the welcome to the goodbye: two hands, their result, and what was counted', claims('BLK-5.4'), async () => {
  const player = play('d51b');
  await deal(player, '50');
  await player.until('YOUR HAND (16)');
  player.type('s');
  await player.until('YOU WIN');
  player.type('\r');
  await player.until('[L]ast bet $50');
  expect(player.text()).toContain('Chips: $1,050');
  player.type('l');
  await player.until(() => /Hand 2|\[H\]it/.test(player.text()));
  await player.until(() => player.text().includes('[H]it') || player.text().includes('Press ENTER for next hand'));
  if (player.text().includes('[H]it')) player.type('s');
  await player.until('Press ENTER for next hand or Q to quit');
  player.type('q');
  expect(await player.exit).toBe(0);
  await player.until(() => /Hands played: 2\. Won: [12]\./.test(player.text()));
  expect(player.isFullScreen()).toBe(false);
});

test('Ctrl+C gives the terminal back in the middle of a hand', claims('BLK-3.1'), async () => {
  const player = play('d51b');
  await deal(player, '50');
  await player.until('YOUR HAND');
  player.type('\x03');
  expect(await player.exit).toBe(0);
  // What it wrote last may reach the screen after it has gone.
  await player.until(() => !player.isFullScreen());
  expect(player.raw()).toContain('\x1b[?25h');
});
