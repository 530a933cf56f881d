/** What takes its time by the clock: keys that are typed while something is shown, and doors that close. They run side by side. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshProfile, isBroke, type Profile, writeSave } from '@baize/casino';
import type { GameId } from '@baize/games';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { visitor } from '../floor/floor.fixture.ts';
import { builtCommand, freshFolder, SEED, sitDown } from './pty.fixture.ts';

const command = builtCommand();

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

test.concurrent.each(Object.entries(plans))(
  '%s: what is typed ahead is kept for the prompt that follows, and nothing is lost',
  async (game, plan) => {
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
  },
);

/** A player with ten chips, just before the key that loses the last of them. */
const beforeTheLast = (): { readonly profile: Profile; readonly key: string } => {
  const settings = { ...freshProfile().settings, speed: 'instant' as const };
  const player = visitor({ ...freshProfile(settings), balance: 10 });
  player.press('p', 'right', 'enter');
  for (let n = 0; n < 400; n += 1) {
    const { profile } = player.house();
    const key = n % 2 === 0 ? 't' : 'enter';
    player.press(key);
    if (isBroke(player.house().profile)) return { profile, key };
  }
  throw new Error('The player grew rich.');
};

test.concurrent(
  'without a chip the doors close after 6 seconds, with code 0; next time there are 1,000 fresh chips',
  claims('CAS-1.2'),
  async () => {
    const { profile, key } = beforeTheLast();
    const home = freshFolder();
    writeFileSync(join(home, 'save.json'), writeSave(profile));
    const player = sitDown({ command: process.execPath, args: [command], env: { BAIZE_HOME: home } });
    await player.until('Which table?');
    player.type('p');
    await player.until('[Q] Leave');
    player.type(key === 'enter' ? '\r' : key);
    await player.until('The game is over.');
    player.type('\r');
    await player.until('The doors close in');
    const start = performance.now();
    expect(await player.exit).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(4_000);
    expect(performance.now() - start).toBeLessThan(7_500);
    const again = sitDown({ command: process.execPath, args: [command, '--plain'], env: { BAIZE_HOME: home } });
    await again.until('Which table?');
    expect(again.text().replaceAll('\n', ' ')).toContain(
      'You have 1,000 chips. Your last chip was gone, so the house gives you 1,000 fresh ones.',
    );
    again.type('q\r');
    expect(await again.exit).toBe(0);
  },
);
