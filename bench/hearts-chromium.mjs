/**
 * How long `hard` thinks at Hearts in a browser: `node bench/hearts-chromium.mjs`, or with so many hands: `node bench/hearts-chromium.mjs 60`.
 *
 * Four of them play hands in a page of Chromium. Each decision is measured in processor time of the page's thread, so that a busy machine
 * counts little, and counted four times over, as if the processor were four times slower. All but one in a thousand must be made
 * within 200 ms. Those before the code is warm count like all others.
 */
import { bench, judge } from './lib/bench.mjs';
import { buildInto } from './lib/load.mjs';
import { mean, quantile } from './lib/statistics.mjs';
import { ownFolder } from './lib/usage.mjs';
import { openModules, withBrowser, workClock } from './web/house.mjs';

const SLOWED = 4;
const FILES = { engine: 'packages/engine/src/index.ts', hearts: 'packages/games/src/hearts/index.ts' };

/** Lays a table in the page, where `next` plays one decision and tells what it was. It runs in the page. */
const setTable = async ([engineAt, heartsAt]) => {
  const { fork, openSitting, play, sightOf } = await import(engineAt);
  const { directionOf, hearts, heartsModule } = await import(heartsAt);
  let [hand, turn, state] = [0, 0, undefined];
  const deal = () => {
    const { seed } = fork('c0de'.repeat(16), `deal ${hand}`);
    const direction = directionOf(hand + 1);
    const opened = openSitting(hearts, { preset: 'house', seed, stacks: [0, 0, 0, 0] }).state;
    const first = opened.hands.findIndex((cards) => cards.includes('2c'));
    state = direction === 'none' ? { ...opened, direction, phase: 'playing', turn: first } : { ...opened, direction };
    hand += 1;
  };
  const next = () => {
    if (state === undefined || state.sheet.length > 0) deal();
    const [seat] = hearts.toAct(state);
    const { seed } = fork('c0de'.repeat(16), `thought ${hand} ${turn}`);
    const action = heartsModule.bots.hard(sightOf(hearts, state, seat), { seed, at: 0 });
    state = play(hearts, state, seat, action).step.state;
    turn += 1;
    return { hand, type: action.type };
  };
  Object.assign(globalThis, { next });
};

/** Plays hands, and notes what each decision took. */
const measure = async (page, hands) => {
  const worked = await workClock(page);
  const times = { pass: [], play: [] };
  for (;;) {
    const before = await worked();
    const { hand, type } = await page.evaluate(() => globalThis.next());
    if (hand > hands) return times;
    times[type]?.push(SLOWED * ((await worked()) - before));
  }
};

const think = async ({ hands }) => {
  const folder = ownFolder('baize-bench');
  await buildInto(FILES, folder);
  const times = await withBrowser(async (browser) => {
    const page = await openModules(browser, folder);
    await page.evaluate(setTable, ['/engine.mjs', '/hearts.mjs']);
    return measure(page, hands);
  });
  for (const [type, list] of Object.entries(times)) {
    const [usual, half, most] = [mean(list), quantile(list, 0.5), Math.max(...list)].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(`${type}: ${list.length} decisions, ${usual} on average, half of them within ${half}, all within ${most}`);
  }
  judge('the longest decision of hard in 999 of 1000', quantile([...times.pass, ...times.play], 0.999));
};

await bench({
  options: { hands: [40, 'how many hands'] },
  bars: { 'the longest decision of hard in 999 of 1000': 'at most 200 ms' },
  measures: { think },
});
