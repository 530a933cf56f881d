/**
 * What a look back costs in a browser: `node bench/review.mjs`, or of one game alone: `node bench/review.mjs hearts`.
 *
 * A whole game of Hearts, 30 hands of Hold'em and 100 rounds of Blackjack are played by bots, and one seat of each is
 * looked back at in a page of Chromium of its own, with code that is not warm. It is measured in processor time of the thread that judges,
 * so that a busy machine counts little. Each may take two seconds.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bench, judge } from './lib/bench.mjs';
import { buildInto } from './lib/load.mjs';
import { ownFolder } from './lib/usage.mjs';
import { openModules, withBrowser, workClock } from './web/house.mjs';

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

/** Looks back at a sitting of a game in a page of its own. */
const measure = (game) => () =>
  withBrowser(async (browser) => {
    const folder = ownFolder('baize-bench');
    await buildInto(FILES, folder);
    const record = await recorded((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href), game, SITTINGS[game]);
    const page = await openModules(browser, folder);
    const worked = await workClock(page);
    const before = await worked();
    const decisions = await page.evaluate(lookBack, ['/casino.mjs', `/${game}.mjs`, SITTINGS[game].module, record]);
    judge('the look back', ((await worked()) - before) / 1000, { of: `${SITTINGS[game].named}, ${decisions} decisions` });
  });

await bench({
  bars: { 'the look back': 'at most 2 s' },
  measures: Object.fromEntries(Object.keys(SITTINGS).map((game) => [game, measure(game)])),
});
