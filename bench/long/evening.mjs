/**
 * A whole evening at one table, at each of the games that friends share: browsers and a pseudo-terminal play to the end, and nobody has
 * an easy network. One is killed, one falls asleep with the page in a pocket, one has a delay of 300 ms that breaks, one reloads at every
 * turn; a newcomer sits down later, and somebody watches. Every frame that anybody was sent is read afterwards: it must be what the rules
 * show that seat at that moment. All must have the same bill, and the record must verify. `node bench/long/evening.mjs [game …]`, after
 * `npm run build`. The tests do the same in small (packages/web/test/evening.browser.test.ts).
 */
import { catalogue } from '@baize/games';
import { bench, judge } from '../lib/bench.mjs';
import { sources } from '../lib/load.mjs';
import { command, openWindow, players } from '../terminal/player.mjs';
import { openRooms, withBrowser } from '../web/house.mjs';

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

/** One evening at a game. */
const play = async (place, game, minutes) => {
  const { roles, wish } = tables[game];
  const { isOver, hands, decisions, seconds, troubles, frames, cards, recordHolds, faults } = await place.playEvening(
    { ...place, keysFor: (seen) => players[game](seen) },
    {
      module: await catalogue[game](),
      wish: { game, clock: CLOCK, rail: 'link', ...wish },
      roles,
      terminals: ['Dan'],
      watcher: 'Rae',
      boldFrom: 5,
      most: minutes * 60_000,
    },
  );
  const trouble = Object.entries(troubles).map(([name, count]) => `${count} ${name}`);
  console.log(
    `${game}: ${hands} hands, ${decisions} decisions in ${seconds} s; ${trouble.join(', ')}; ${frames} frames with ${cards} cards`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  judge('faults, cards that somebody may not see among them', faults.length, { of: game });
  judge('records that do not hold', recordHolds ? 0 : 1, { of: game });
  judge('evenings that did not come to their end', isOver ? 0 : 1, { of: game });
  for (const [name, count] of Object.entries(troubles)) judge('troubles of each kind', count, { of: `${game}, ${name}` });
};

await bench({
  options: { games: [Object.keys(tables), 'which games', Object.keys(tables)], minutes: [15, 'the most that an evening takes'] },
  bars: {
    'faults, cards that somebody may not see among them': 'at most 0',
    'records that do not hold': 'at most 0',
    'evenings that did not come to their end': 'at most 0',
    'troubles of each kind': 'at least 1',
  },
  measures: {
    evenings: async ({ games, minutes }) => {
      const { playEvening } = await sources(['packages/web/test/evening.ts']);
      const rooms = await openRooms();
      const openTerminal = (args) => openWindow(command, args, { columns: 100, rows: 32 });
      await withBrowser(async (browser) => {
        for (const game of games) await play({ ...rooms, browser, openTerminal, playEvening }, game, minutes);
      });
      await rooms.server.close();
    },
  },
});
