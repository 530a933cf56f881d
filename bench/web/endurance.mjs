/** An hour's play at a table, as fast as it goes: does anything grow? */
import { judge, withPage } from './house.mjs';
import { playOn, sitDown } from './player.mjs';

const ROUNDS = 600;
/** The first stage only warms up. */
const STAGES = 7;
/** A round of Hearts that the books count is a whole game, and that is some ten hands. */
const HANDS = { hearts: 10 };
const PATIENCE = 600_000;
/** What may lie on the table at one time and not at another. */
const SLACK = { nodes: 250, listeners: 10, documents: 0 };
const MOST_GROWTH = 0.05;
const MOST_HEAP = 5;

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

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

/** The part: what there is in the first half, once all is warm, against what there is in the second; medians of three looks. */
export const endurance = ({ amount = ROUNDS, ...house }) => {
  const { table } = house;
  const rounds = Math.max(1, Math.round(amount / STAGES / (HANDS[table] ?? 1)));
  const opening = { path: `#/${table}?seed=1`, settings: { speed: 'instant', muted: true }, balance: 1_000_000 };
  return withPage(house, opening, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await sitDown(page);
    const measures = [];
    const times = [];
    for (let stage = 0; stage < STAGES; stage += 1) {
      const began = performance.now();
      if (!(await playOn(page, { rounds, milliseconds: PATIENCE }))) throw new Error(`${table} came to a standstill.`);
      times.push((performance.now() - began) / rounds);
      if (stage > 0) measures.push(await measure(page, session));
    }
    const half = (kind, from) => median(measures.slice(from, from + 3).map((one) => one[kind]));
    const name = `endurance, ${table}`;
    const save = await page.evaluate(() => (localStorage.getItem('baize.save') ?? '').length);
    console.log(
      `${name}: ${rounds * STAGES} rounds in the books, ${times[0].toFixed(0)} ms each at first and ${times.at(-1).toFixed(0)} ms at last; the save has ${(save / 1000).toFixed(0)} kB`,
    );
    const flat = (kind) => {
      const [first, last] = [half(kind, 0), half(kind, 3)];
      const isWithin = last - first <= Math.max(SLACK[kind], kind === 'documents' ? 0 : first * MOST_GROWTH);
      return judge(`${name}, ${kind}`, measures.map((one) => one[kind]).join(' '), `+5 % or +${SLACK[kind]}`, isWithin);
    };
    const heaps = measures.map(({ heap }) => heap.toFixed(1)).join(' ');
    return [
      flat('nodes'),
      flat('listeners'),
      flat('documents'),
      judge(`${name}, heap`, `${heaps} MB`, `+${MOST_HEAP} MB`, half('heap', 3) - half('heap', 0) < MOST_HEAP),
    ].every(Boolean);
  });
};
