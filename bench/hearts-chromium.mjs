/**
 * How long `hard` thinks at Hearts in a browser: `node bench/hearts-chromium.mjs`, or with so many hands: `node bench/hearts-chromium.mjs 60`.
 *
 * Four of them play hands in a page of Chromium. Each decision is measured in processor time of the page's thread, so that a busy machine
 * counts little, and counted four times over, as if the processor were four times slower. All but one in a thousand must be made
 * within 200 ms. Those before the code is warm count like all others.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { atMost } from './lib/bars.mjs';
import { buildInto } from './lib/load.mjs';
import { mean, quantile } from './lib/statistics.mjs';

const SLOWED = 4;
const MOST = 200;
const HANDS = 40;
const FILES = { engine: 'packages/engine/src/index.ts', hearts: 'packages/games/src/hearts/index.ts' };
const ADDRESS = 'http://baize.test';

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

/** What the page's thread has worked so far, in milliseconds. */
const worked = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

/** Plays hands, and notes what each decision took. */
const measure = async (page, hands) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = { pass: [], play: [] };
  for (;;) {
    const before = await worked(session);
    const { hand, type } = await page.evaluate(() => globalThis.next());
    if (hand > hands) return times;
    times[type]?.push(SLOWED * ((await worked(session)) - before));
  }
};

const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
await buildInto(FILES, folder);
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
try {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hearts</title>' });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, pathname), 'utf8') });
  });
  await page.goto(ADDRESS);
  await page.evaluate(setTable, ['/engine.mjs', '/hearts.mjs']);
  const times = await measure(page, Number(process.argv[2] ?? HANDS));
  for (const [type, list] of Object.entries(times)) {
    const [half, most] = [quantile(list, 0.5), Math.max(...list)];
    console.log(
      `${type}: ${list.length} decisions, ${mean(list).toFixed(0)} ms on average, half of them within ${half.toFixed(0)} ms, all within ${most.toFixed(0)} ms`,
    );
  }
  atMost('the longest decision of hard in 999 of 1000', quantile([...times.pass, ...times.play], 0.999), MOST, { unit: 'ms' });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
