/**
 * An hour's play at each table of the web app, as fast as it goes: `node bench/long/browser-endurance.mjs` plays 600 rounds, and looks
 * whether nodes, listeners or the heap grow once all is warm. Words choose less: `node bench/long/browser-endurance.mjs hearts 70`.
 */
import { bench, judge } from '../lib/bench.mjs';
import { quantile } from '../lib/statistics.mjs';
import { atEachTable, tables, withPage } from '../web/house.mjs';
import { joinTable, playOn } from '../web/player.mjs';

/** The first stage only warms up. */
const STAGES = 7;
/** A round of Hearts that the books count is a whole game, and that is some ten hands. */
const HANDS = { hearts: 10 };
const PATIENCE = 600_000;
const MAX_GROWTH = 0.05;

/** How long something on its way out may still fade. */
const FADE = 600;

const measure = async (page, session) => {
  await page.waitForTimeout(FADE);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // What only a finaliser lets go of goes the second time.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, documents, heap: usedSize / 2 ** 20 };
};

/** The first half, once all is warm, against the second: medians of three looks. */
const compare = (table, kind, figures) => {
  const [first, last] = [figures.slice(0, 3), figures.slice(3)].map((half) => quantile(half, 0.5));
  console.log(`${table}, ${kind}: ${figures.map((figure) => Math.round(10 * figure) / 10).join(' ')}`);
  judge(kind, last - first, { of: `${table}, more in the second half`, move: (bar) => Math.max(bar, first * MAX_GROWTH) });
};

const endure = (house, amount) => {
  const { table } = house;
  const rounds = Math.max(1, Math.round(amount / STAGES / (HANDS[table] ?? 1)));
  const opening = { path: `#/${table}?seed=1`, settings: { speed: 'instant', muted: true }, balance: 1_000_000 };
  return withPage(house, opening, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await joinTable(page);
    const measures = [];
    const times = [];
    for (let stage = 0; stage < STAGES; stage += 1) {
      const began = performance.now();
      if (!(await playOn(page, { table, rounds, milliseconds: PATIENCE }))) throw new Error(`${table} came to a standstill.`);
      times.push((performance.now() - began) / rounds);
      if (stage > 0) measures.push(await measure(page, session));
    }
    const save = await page.evaluate(() => (localStorage.getItem('baize.save') ?? '').length);
    const pace = `${times[0].toFixed(0)} ms each at first and ${times.at(-1).toFixed(0)} ms at last`;
    console.log(`${table}: ${rounds * STAGES} rounds in the books, ${pace}; the save has ${(save / 1000).toFixed(0)} kB`);
    for (const kind of Object.keys(measures[0])) {
      const figures = measures.map((one) => one[kind]);
      compare(table, kind, figures);
    }
  });
};

await bench({
  options: { tables, rounds: [600, 'rounds at each table'] },
  // What may lie on the table at one time and not at another; a twentieth more where that is more.
  bars: { nodes: 'at most 250', listeners: 'at most 10', documents: 'at most 0.5', heap: 'at most 5 MB' },
  measures: { endurance: (asked) => atEachTable(asked.tables, (house) => endure(house, asked.rounds)) },
});
