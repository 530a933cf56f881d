import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { builtCommand, sitDown } from '../../runtime/pty.fixture.ts';

const command = builtCommand();

// With this seed the ball rests on 0 first.
const SEED = '0123456789abcdef'.repeat(4);
const play = (...more: readonly string[]) => sitDown({ command: process.execPath, args: [command, 'roulette', '--seed', SEED, ...more] });

describe('roulette at a terminal', () => {
  test(
    'bets by cursor and by word, a wheel that runs out by itself, and the sum',
    claims('CAS-4.1', 'CAS-4.3', 'CAS-4.14', 'CAS-4.16'),
    async () => {
      const player = play('--speed', 'fast');
      await player.until('Press ENTER to play');
      player.type('\r');
      await player.until('17 straight up pays 35 to 1. Chip: 25');
      // Two to the right and one up: the crossing of 20, 21, 23 and 24.
      player.type('\x1b[C\x1b[C\x1b[C\x1b[A10\r ');
      await player.until('10 on the 20/21/23/24 corner pays 11 to 1.');
      player.type('red 100\r');
      await player.until('100 on red pays 1 to 1.');
      player.type('0 5\r');
      await player.until('5 on 0 straight up pays 35 to 1.');
      expect(player.text()).toContain('Chips: 885     On the board: 115');
      player.type('\r');
      await player.until('The wheel is spinning');
      expect(player.text()).not.toContain('Last:');
      await player.until('0  GREEN');
      await player.until('Bet again?');
      // 5 on zero win 175, and 110 are lost.
      expect(player.text()).toContain('Chips: 1,065     On the board: 0');
      expect(player.text()).toContain('┃  0  ┃');
      expect(player.text()).toContain('You win 65. Bet again?');
      player.type('=');
      await player.until('Same bets again: 115 chips in three bets.');
      player.type('\t');
      await player.until('At best');
      player.type('\t');
      await player.until('[Space] Bet');
      player.type('q');
      await player.until('Leave and lose 115?');
      player.type('y');
      expect(await player.exit).toBe(0);
      await player.until('You leave the table with 950 chips.');
    },
  );

  test('Space lets the ball land at once, and a compact window has the board on its end', async () => {
    const player = play('--speed', 'slow');
    await player.until('Press ENTER to play');
    player.type('\r');
    await player.until('[Space] Bet');
    player.resize(44, 24);
    await player.until(() => player.lines()[0]?.endsWith('[?] ═╗') === true);
    player.type(' \x1b[B ');
    await player.until('50 in two bets');
    expect(player.text()).toContain('│ 16♦ [17]  18♦ │ ');
    expect(player.text()).toContain('│ 19♦ [20]  21♦ │ ');
    player.type('\r');
    await player.until('The wheel is spinning');
    player.type('  ');
    await player.until('You lose 50. Bet again?');
    player.type('\x03');
    expect(await player.exit).toBe(0);
  });
});
