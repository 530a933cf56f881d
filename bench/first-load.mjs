/**
 * The first load of a newcomer: `node bench/first-load.mjs`. A slow mobile network (1.6 Mbit/s, 150 ms there and back) and a processor
 * slowed four times, at four windows: when the largest thing is painted, how far what is painted moves afterwards, and what came over
 * the wire. Each window is opened a few times, and the middle one counts; of what moves, the worst.
 */
import { bench, judge } from './lib/bench.mjs';
import { quantile } from './lib/statistics.mjs';
import { withHouse } from './web/house.mjs';

const SLOWED = 4;
const LOADS = 5;
/** Long enough for all that the floor loads after itself. */
const WATCHED = 6000;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

/** Notes what is painted and what moves. It runs in the page. */
const note = () => {
  const noted = { painted: 0, first: 0, shift: 0, what: '', moved: [] };
  Object.assign(globalThis, { noted });
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  const nameOf = (node) => (node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}` : '');
  watch('largest-contentful-paint', ({ startTime, element }) => Object.assign(noted, { painted: startTime, what: nameOf(element) }));
  watch('paint', ({ startTime }) => Object.assign(noted, { first: startTime }));
  watch('layout-shift', ({ value, sources }) => {
    noted.shift += value;
    noted.moved.push(...sources.map(({ node }) => nameOf(node)));
  });
};

const load = async ({ browser, url }, viewport) => {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(note);
    await page.goto(url);
    await page.waitForTimeout(WATCHED);
    return { ...(await page.evaluate(() => globalThis.noted)), bytes };
  } finally {
    await context.close();
  }
};

const lookAt = async (house, viewport) => {
  const loads = [];
  for (let time = 0; time < LOADS; time += 1) loads.push(await load(house, viewport));
  const middle = (of) => Math.round(quantile(loads.map(of), 0.5));
  const name = `${viewport.width}×${viewport.height}`;
  const kilobytes = Math.round(middle(({ bytes }) => bytes) / 1024);
  console.log(`${name}: first paint ${middle(({ first }) => first)} ms, ${kilobytes} KB, largest is ${loads[0].what}`);
  const worst = loads.toSorted((a, b) => b.shift - a.shift)[0];
  if (worst.shift > 0) console.log(`  moved: ${[...new Set(worst.moved)].join(', ')}`);
  const largest = middle(({ painted }) => painted);
  judge('largest paint', largest, { of: name });
  judge('shift', worst.shift, { of: name });
};

await bench({
  bars: { 'largest paint': 'at most 2500 ms, aim 2000', shift: 'at most 0.02' },
  measures: {
    loads: () =>
      withHouse(async (house) => {
        for (const viewport of WINDOWS) await lookAt(house, viewport);
      }),
  },
});
