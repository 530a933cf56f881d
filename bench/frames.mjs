/**
 * Frames while dealing at the usual speed, with the processor slowed four times: `node bench/frames.mjs`, or at some tables only:
 * `node bench/frames.mjs hearts`.
 *
 * They are looked at twice. Once as they come, beside those of an empty page in the same minute: where the machine is so busy that not
 * even these come in time, nothing is judged by them. And once by the processor time of the page's own work, four times over. Others
 * on the machine make that longer too, for they share its caches, and never shorter: so it is measured a few times, and the best counts.
 */
import { bench, judge } from './lib/bench.mjs';
import { atEachTable, onEmptyPage, tables, withPage } from './web/house.mjs';
import { joinTable, playOn } from './web/player.mjs';

const SLOWED = 4;
const LENGTH = 6000;
/** A frame of a screen that is drawn sixty times a second, and a little for the clock. */
const FRAME = 18;
const SIXTIETH = 1000 / 60;
const ENOUGH = 0.95;
/** How often the work is measured. */
const LOOKS = 3;
/** Between two moves of the player: time to see what was dealt. */
const PAUSE = 200;
/** Before the player sits down: time to look at the seats. What a table prepares meanwhile is no part of dealing. */
const LOOK = 1000;

const EMPTY = `<style>
  @keyframes go { to { transform: translateX(800px) } }
  div { width: 80px; height: 120px; background: #184; animation: go 1s linear infinite alternate }
</style><div></div>`;

/** Notes every frame, and what made the long ones long. It runs in the page. */
const note = () => {
  const noted = { frames: [], long: [] };
  Object.assign(globalThis, { noted });
  let before = performance.now();
  const frame = (now) => {
    noted.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration, scripts } of list.getEntries()) {
      noted.long.push({
        duration,
        by: scripts.map((script) => `${script.invoker} ${script.sourceFunctionName} ${script.duration.toFixed(0)} ms`),
      });
    }
  }).observe({ type: 'long-animation-frame' });
};

const sum = (times) => times.reduce((total, time) => total + time, 0);

/** What the page's main thread did, task by task, in milliseconds of a processor that is slowed. */
const tasksIn = (trace) => {
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const all = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.tdur !== undefined)
      .map(({ tdur }) => (SLOWED * tdur) / 1000),
  );
  return all.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
};

const count = (times, over) => times.filter((time) => time > over).length;

/** The frames of a page while something goes on in it. */
const framesOf = async (page, goOn) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(note);
  await goOn();
  const noted = await page.evaluate(() => globalThis.noted);
  // The first frame counts from before.
  const times = noted.frames.slice(1);
  return { times, long: noted.long, share: 1 - count(times, FRAME) / times.length, worst: Math.max(...times) };
};

/** The work of a page while something goes on in it. */
const workOf = async (browser, page, goOn) => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await goOn();
  const tasks = tasksIn(await browser.stopTracing());
  const late = sum(tasks.map((task) => Math.floor(task / SIXTIETH)));
  return { tasks, share: 1 - late / (LENGTH / SIXTIETH), worst: Math.max(...tasks) };
};

const told = ({ times, worst }) => {
  const rate = (1000 * times.length) / sum(times);
  return `${rate.toFixed(1)} frames a second, ${count(times, 20)} over 20 ms, ${count(times, 50)} over 50 ms, worst ${worst.toFixed(0)} ms`;
};

/** The best of some looks at the same work. */
const bestOf = async (look) => {
  const seen = [];
  for (let looks = 0; looks < LOOKS; looks += 1) seen.push(await look());
  return seen.toSorted((a, b) => b.share - a.share)[0];
};

/** An empty page in the same minute: what it cannot do, no table can. */
const baseline = (house) =>
  onEmptyPage(house, async (page) => {
    await page.setContent(EMPTY);
    return framesOf(page, () => page.waitForTimeout(LENGTH));
  });

const percent = (share) => Math.round(1000 * share) / 10;

const judgeFrames = (name, seen, empty) => {
  console.log(`${name}: ${told(seen)}; an empty page: ${told(empty)}`);
  for (const { duration, by } of seen.long.toSorted((a, b) => b.duration - a.duration).slice(0, 3)) {
    console.log(`  a long one of ${duration.toFixed(0)} ms: ${by.join('; ') || 'no script of ours'}`);
  }
  if (empty.share < ENOUGH) {
    console.log(`${name}: not judged, the machine is busy: of the empty page's only ${percent(empty.share)} % come within ${FRAME} ms`);
    return;
  }
  judge('frames within 18 ms', percent(seen.share), { of: name, move: (bar) => Math.round(10 * bar * empty.share) / 10 });
  judge('worst frame', Math.round(seen.worst), { of: name });
};

const judgeWork = (name, { tasks, share, worst }) => {
  judge('in time by the work', percent(share), { of: `${name}, ${tasks.length} tasks` });
  judge('longest task', Math.round(worst), { of: name });
};

const lookAt = async (house) => {
  const opening = { path: `#/${house.table}?seed=1`, settings: { speed: 'normal' } };
  const dealing = (look) =>
    withPage(house, opening, async (page) => {
      await page.locator('.sit-down').waitFor();
      await page.waitForTimeout(LOOK);
      await joinTable(page);
      return look(page, () => playOn(page, { table: house.table, milliseconds: LENGTH, pause: PAUSE, isPatient: true }));
    });
  const empty = await baseline(house);
  judgeFrames(house.table, await dealing(framesOf), empty);
  judgeWork(house.table, await bestOf(() => dealing((page, goOn) => workOf(house.browser, page, goOn))));
};

await bench({
  options: { tables },
  bars: {
    // Of what an empty page has in time.
    'frames within 18 ms': 'at least 95 %',
    'worst frame': 'at most 100 ms',
    'in time by the work': 'at least 95 %',
    'longest task': 'at most 50 ms',
  },
  measures: { frames: (asked) => atEachTable(asked.tables, lookAt) },
});
