/** What takes its time by the clock: doors that close. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshProfile, isBroke, type Profile, writeSave } from '@baize/casino';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { visitor } from '../floor/floor.fixture.ts';
import { builtCommand, freshFolder, sitDown } from './pty.fixture.ts';

const command = builtCommand();

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
    await player.until('You have no chips left, so you leave the table');
    const atTable = performance.now();
    await player.until('Baize closes in');
    expect(performance.now() - atTable).toBeGreaterThan(4_000);
    const start = performance.now();
    expect(await player.exit).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(4_000);
    expect(performance.now() - start).toBeLessThan(7_500);
    const again = sitDown({ command: process.execPath, args: [command, '--plain'], env: { BAIZE_HOME: home } });
    await again.until('Which table?');
    expect(again.text().replaceAll('\n', ' ')).toContain("You have 1,000 chips. You'd lost your last chip, so here are 1,000 new ones.");
    again.type('q\r');
    expect(await again.exit).toBe(0);
  },
);
