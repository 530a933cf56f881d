/**
 * What a look back costs in a browser: `node bench/review.mjs`, or of one game alone: `node bench/review.mjs hearts`.
 *
 * A whole game of Hearts, 30 hands of Hold'em and 100 rounds of Blackjack are played by bots, and one seat of each is
 * looked back at in a page of Chromium of its own, with code that is not warm. It is measured in processor time of the thread that judges,
 * so that a busy machine counts little. Each may take two seconds.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { atMost } from './lib/bars.mjs';
import { buildInto } from './lib/load.mjs';

const MOST = 2;
const ADDRESS = 'http://baize.test';
const SEED = 'beef'.repeat(16);
const ME = 0;
/** The sittings: who plays, for how many chips, and how many rounds. */
const SITTINGS = {
  hearts: { module: 'heartsModule', preset: 'house', bot: 'normal', stacks: [0, 0, 0, 0], rounds: 1, named: 'a game of Hearts' },
  holdem: {
    module: 'holdemModule',
    preset: 'holdem',
    bot: 'regular',
    stacks: Array(6).fill(5000),
    rounds: 30,
    named: "30 hands of Hold'em",
  },
  blackjack: { module: 'blackjackModule', preset: 'vegas', bot: 'mimic', stacks: [5000], rounds: 100, named: '100 rounds of Blackjack' },
};
const FILES = {
  casino: 'packages/casino/src/index.ts',
  ...Object.fromEntries(Object.keys(SITTINGS).map((game) => [game, `packages/games/src/${game}/index.ts`])),
};

/** A sitting that bots have played, as a record. */
const recorded = async (named, game, { module: name, preset, bot, stacks, rounds }) => {
  const { actBot, openTable, recordOfTable } = await named('casino');
  const { [name]: module } = await named(game);
  const seats = { names: stacks.map((_, seat) => `Seat ${seat}`), bots: stacks.map(() => bot) };
  let { table } = openTable(module, { preset, seed: SEED, stacks, me: ME, ...seats });
  for (let ended = 0; ended < rounds; ) {
    const [seat] = module.game.toAct(table.state);
    if (seat === undefined) throw new Error(`The sitting of ${game} ended after ${ended} rounds.`);
    const turn = actBot(module, table, seat);
    table = turn.table;
    ended += turn.step.beats.filter(({ event }) => event.type === 'settled').length;
  }
  return recordOfTable(module, table);
};

/** Looks back at a record, and tells how many decisions were judged. It runs in the page. */
const lookBack = async ([casinoAt, gameAt, name, record]) => {
  const { review } = await import(casinoAt);
  const { [name]: module } = await import(gameAt);
  return Array.from(review(module, record, record.me)).length;
};

/** What the page's thread has worked so far, in seconds. */
const worked = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

const openPage = async (browser, folder) => {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Look back</title>' });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, pathname), 'utf8') });
  });
  await page.goto(ADDRESS);
  return page;
};

const measure = async (browser, folder, game, record) => {
  const page = await openPage(browser, folder);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await worked(session);
  const decisions = await page.evaluate(lookBack, ['/casino.mjs', `/${game}.mjs`, SITTINGS[game].module, record]);
  const seconds = (await worked(session)) - before;
  await page.close();
  return { decisions, seconds };
};

const [wanted] = process.argv.slice(2);
const games = Object.keys(SITTINGS).filter((game) => wanted === undefined || game === wanted);
const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
await buildInto(FILES, folder);
const named = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
try {
  for (const game of games) {
    const { decisions, seconds } = await measure(browser, folder, game, await recorded(named, game, SITTINGS[game]));
    atMost(`the look back at ${SITTINGS[game].named}, ${decisions} decisions`, seconds, MOST, { unit: 's' });
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
