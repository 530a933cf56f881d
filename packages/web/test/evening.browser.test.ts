/**
 * Whole games with friends, each to its end: browsers and a terminal at one table, with every trouble that a line can have. Every frame
 * that anybody was sent is read afterwards. `npm run bench evening` does the same at length, with all troubles at every game.
 */
import { fileURLToPath } from 'node:url';
import { catalogue, type GameId, type Games } from '@baize/games';
import type { RoomOptions } from '@baize/rooms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWindow, players } from '../../../bench/terminal/player.mjs';
import { isNight } from '../../../scripts/draw.ts';
import { openLog, type RoomLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { type EveningPlan, playEvening } from './evening.ts';
import { type Guest, sitDown } from './guest.ts';
import { axe, dist, theBrowser } from './page.ts';

const COMMAND = fileURLToPath(new URL('../../terminal/dist/baize.cjs', import.meta.url));

let log: RoomLog;
let server: RunningServer;
beforeAll(async () => {
  log = await openLog({});
  server = await startServer({ log, folder: dist, limits: { rate: 500, burst: 1000, roomsOfAddress: 1000, linesOfAddress: 200 } });
});
afterAll(() => server?.close());

type Plan<Id extends GameId> = Omit<EveningPlan<Games[Id]>, 'module' | 'wish' | 'most'> & Omit<RoomOptions, 'game' | 'rail'>;

/** An evening at a game: it comes to its end, nobody is sent what they may not see, all have the same bill, and the record holds. */
const evening = async <Id extends GameId>(game: Id, { roles, terminals, watcher, boldFrom, closes, afterwards, ...wish }: Plan<Id>) => {
  const place = {
    browser: await theBrowser(),
    server,
    log,
    openTerminal: (args: readonly string[]) => openWindow(COMMAND, args, { columns: 100, rows: 32 }),
    keysFor: (seen: { readonly bar: string; readonly text: string; readonly turn: number }) => players[game]?.(seen),
  };
  const more = {
    ...(terminals && { terminals }),
    ...(watcher && { watcher }),
    ...(closes && { closes }),
    ...(afterwards && { afterwards }),
  };
  const told = await playEvening<Games[Id]>(place, {
    module: await catalogue[game](),
    wish: { game, rail: 'link', ...wish },
    roles,
    boldFrom,
    ...more,
    // Half a minute, on a machine that has nothing else to do.
    most: 400_000,
  });
  expect(told).toMatchObject({ faults: [], isOver: true, recordHolds: true });
  expect(told.cards).toBeGreaterThan(20);
  return told;
};

/** Looks back at what was decided, and returns to the bill. */
const lookBack = async ({ page }: Guest): Promise<void> => {
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByText(/^Hand \d+, \d+ of \d+: /).waitFor();
  await page.locator('.static-table .ht-held').first().waitFor();
  await page.locator('.two-moves').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('.working').waitFor({ state: 'detached' });
  // Each decision has its own judgment: the note says what the list of the dearest says of it.
  for (const dear of await page.locator('.dearest button').all()) {
    await dear.click();
    expect(await page.locator('.review-note h2').innerText()).toBe(await dear.locator('b').innerText());
  }
  await page.keyboard.press('Home');
  await page.getByText(/^Hand 1, 1 of \d+: /).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Hand 1, 2 of \d+: /).waitFor();
  await page.keyboard.press('q');
  await page.getByRole('heading', { name: / (wins?|leads?) with .+ points?$/ }).waitFor();
};

test('Hearts, a terminal, a browser that is reloaded again and again, and somebody who watches a hand late', async () => {
  const { troubles } = await evening('hearts', {
    ...{ preset: 'house', seats: 4, chips: 0, bot: 'easy', clock: 20_000 },
    roles: [{ name: 'Ann', reloads: 4 }],
    terminals: ['Dan'],
    watcher: 'Rae',
    boldFrom: 1,
    // By night it is played to its end.
    ...(!isNight() && { closes: { after: 1, points: ({ scores }) => scores } }),
    afterwards: async ([ann]) => {
      if (ann !== undefined) await lookBack(ann);
    },
  });
  expect(troubles.reloads).toBeGreaterThan(0);
});

test('Hold’em with a terminal: one is killed and the house plays for them, and a newcomer with a phone takes a seat; then once more', async () => {
  const { troubles } = await evening('holdem', {
    ...{ preset: 'holdem', seats: 4, chips: 60, clock: 5000 },
    roles: [{ name: 'Ann' }, { name: 'Kit', killedAt: 1 }, { name: 'Gus', comesAt: 1, isOnPhone: true }],
    terminals: ['Dan'],
    boldFrom: 2,
    // The first who wants to go on opens the table, and the others find it.
    afterwards: async ([ann, , gus]) => {
      if (ann === undefined || gus === undefined) throw new Error('Somebody is missing.');
      // Whether Gus was in time for the next hand's chance is luck; that it is told is not.
      await ann.page.getByText(/added randomness of their own/).waitFor();
      await ann.page.getByRole('button', { name: 'Rematch' }).click();
      await sitDown(ann);
      await ann.page.getByRole('heading', { name: 'Ann’s table' }).waitFor();
      await gus.page.getByText('Ann wants a rematch').waitFor();
      await gus.page.getByRole('button', { name: 'Rematch' }).click();
      await sitDown(gus);
      await gus.page.getByRole('button', { name: 'Ready' }).click();
      await ann.page.getByText('ready', { exact: true }).waitFor();
    },
  });
  expect(troubles).toMatchObject({ kills: 1, newcomers: 1 });
});

test('Sabacc with a terminal: one falls asleep with the page in a pocket, one has a line of 300 ms that breaks', async () => {
  const { troubles } = await evening('sabacc', {
    ...{ preset: 'house', seats: 3, chips: 100, clock: 2500 },
    roles: [
      { name: 'Ann', sleepsAt: 1 },
      { name: 'Bob', line: { delay: 300, losses: 0.1 } },
    ],
    terminals: ['Dan'],
    boldFrom: 1,
  });
  expect(troubles).toMatchObject({ sleeps: 1 });
});

// By day every trouble has come by now.
if (isNight()) {
  test('Pontoon with a terminal: one reloads at every turn for a while', async () => {
    const { troubles } = await evening('pontoon', {
      ...{ preset: 'british', seats: 3, chips: 20, clock: 20_000 },
      roles: [{ name: 'Ann' }, { name: 'Bob', reloads: 6 }],
      terminals: ['Dan'],
      boldFrom: 3,
    });
    expect(troubles.reloads).toBeGreaterThan(0);
  });

  test('Blackjack to its end, with a browser, a phone and two terminals', async () => {
    const roles = [{ name: 'Ann' }, { name: 'Cleo', isOnPhone: true }] as const;
    await evening('blackjack', { preset: 'shared', seats: 4, chips: 30, clock: 20_000, roles, terminals: ['Dan', 'Eve'], boldFrom: 1 });
  });
}
