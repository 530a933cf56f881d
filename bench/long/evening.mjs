/**
 * A whole evening at one table, at each of the games that friends share: browsers and a pseudo-terminal play to the end, and nobody has
 * an easy network. One is killed, one falls asleep with the page in a pocket, one has a delay of 300 ms that breaks, one reloads at every
 * turn; a newcomer sits down later, and somebody watches. Every frame that anybody was sent is read afterwards: it must be what the rules
 * show that seat at that moment. All must have the same bill, and the record must verify. `node bench/long/evening.mjs [game …]`, after
 * `npm run build`. The tests do the same in small (packages/web/test/evening.browser.test.ts).
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '@baize/games';
import { openLog, startServer } from '@baize/server';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { atLeast, atMost } from '../lib/bars.mjs';
import { load } from '../lib/load.mjs';
import { openWindow, players } from '../terminal/player.mjs';

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true });
const most = Number(values.minutes ?? 15) * 60_000;
const CLOCK = 6000;
const slow = { delay: 300, losses: 0.05 };

/** Six seats, each with one trouble. */
const six = [
  { name: 'Ann', sleepsAt: 2 },
  { name: 'Bob', line: slow },
  { name: 'Cleo', reloads: Number.POSITIVE_INFINITY },
  { name: 'Kit', killedAt: 2 },
  { name: 'Gus', comesAt: 1 },
];
/** Four, where some have two. */
const four = [
  { name: 'Ann', sleepsAt: 2 },
  { name: 'Bob', line: slow, reloads: Number.POSITIVE_INFINITY },
  { name: 'Gus', comesAt: 2, killedAt: 4 },
];
const tables = {
  hearts: { roles: four, wish: { preset: 'house', seats: 4, chips: 0, bot: 'easy' } },
  holdem: { roles: six, wish: { preset: 'holdem', seats: 6, chips: 300 } },
  sabacc: { roles: four, wish: { preset: 'house', seats: 4, chips: 500 } },
  pontoon: { roles: six, wish: { preset: 'british', seats: 6, chips: 20 } },
};
const games = Object.keys(tables).filter((game) => positionals.length === 0 || positionals.includes(game));

const { playEvening } = await load({ evening: 'packages/web/test/evening.ts' }, (named) => named('evening'));
const COMMAND = fileURLToPath(new URL('../../packages/terminal/dist/baize.cjs', import.meta.url));
const folder = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
const limits = { rate: 1000, burst: 2000, roomsOfAddress: 1000, linesOfAddress: 200, socketsOfAddress: 400 };
const log = await openLog({});
const server = await startServer({ log, folder, limits });
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });

try {
  for (const game of games) {
    const { roles, wish } = tables[game];
    const place = {
      browser,
      server,
      log,
      openTerminal: (args) => openWindow(COMMAND, args, { columns: 100, rows: 32 }),
      keysFor: (seen) => players[game](seen),
    };
    const told = await playEvening(place, {
      module: await catalogue[game](),
      wish: { game, clock: CLOCK, rail: 'link', ...wish },
      roles,
      terminals: ['Dan'],
      watcher: 'Rae',
      boldFrom: 5,
      most,
    });
    const { isOver, hands, decisions, seconds, troubles, frames, cards, recordHolds, faults } = told;
    const trouble = Object.entries(troubles).map(([name, count]) => `${count} ${name}`);
    console.log(
      `${game}: ${hands} hands, ${decisions} decisions in ${seconds} s; ${trouble.join(', ')}; ${frames} frames with ${cards} cards`,
    );
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    atMost(`${game}: faults, cards that somebody may not see among them`, faults.length, 0);
    atMost(`${game}: records that do not hold`, recordHolds ? 0 : 1, 0);
    atMost(`${game}: evenings that did not come to their end`, isOver ? 0 : 1, 0);
    for (const [name, count] of Object.entries(troubles)) atLeast(`${game}: ${name}`, count, 1);
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit();
