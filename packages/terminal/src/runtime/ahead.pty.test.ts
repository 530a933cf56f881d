import { fileURLToPath } from 'node:url';
import type { GameId } from '@baize/games';
import { expect, test } from 'vitest';
import { SEED, sitDown } from './pty.fixture.ts';

const command = fileURLToPath(new URL('../../dist/baize.cjs', import.meta.url));

/** How fast somebody types who knows what comes, in milliseconds a key. */
const BETWEEN_KEYS = 120;

/** What is typed without looking, from where on, and what stands on the screen when all of it was done. */
interface Plan {
  readonly from: string;
  readonly keys: readonly string[];
  readonly until: RegExp;
}

const ENTER = '\r';

const plans: Readonly<Record<GameId, Plan>> = {
  pontoon: { from: '[Enter] Play', keys: [ENTER, 't', 's', ENTER], until: /Round 2/ },
  blackjack: { from: '[Enter] Play', keys: [ENTER, '5', '0', ENTER, 's', ENTER, '1', '5', '0', ENTER], until: /Bet: \$150/ },
  holdem: {
    from: '[Enter] Play',
    keys: [ENTER, 'c', 'r', '1', '0', '0', ENTER],
    until: /(?:raise to|bet) 100/i,
  },
  hearts: { from: '[Enter] Play', keys: [ENTER, 'a', 'b', 'c', ENTER], until: /Trick 1 of 13/ },
  roulette: { from: '[Enter] Play', keys: [ENTER, '5', ' ', ENTER, ENTER, '1', '0'], until: /Chip: 10_/ },
  sabacc: { from: '[Enter] Play', keys: [ENTER, 's', 'c'], until: /round 2 of 3/ },
};

test.each(Object.entries(plans))('%s: what is typed ahead is kept for the prompt that follows, and nothing is lost', async (game, plan) => {
  const player = sitDown({ command: process.execPath, args: [command, game, '--seed', SEED] });
  await player.until(plan.from);
  for (const key of plan.keys) {
    player.type(key);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_KEYS));
  }
  await player.until(() => plan.until.test(player.text()));
  expect(player.text()).not.toContain('Typed:');
  player.type('\x03');
  expect(await player.exit).toBe(0);
});
