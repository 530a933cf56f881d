/**
 * What a step of a long sitting costs: `node bench/saves.mjs` plays one sitting of a hundred thousand actions through the functions that
 * both front ends use, saves it after every single one as they do, and compares the steps around action 100, 10,000 and 100,000: the
 * bytes that are written, and the processor's time for the action and its save. Steps differ, since pages of a log fill up, so whole
 * pages are compared: the median of many.
 */
import { bench, judge } from './lib/bench.mjs';
import { sources } from './lib/load.mjs';
import { quantile } from './lib/statistics.mjs';
import { spent } from './lib/usage.mjs';

const { catalogue, fillAny, fork, loadWords, read, ...casino } = await sources(['engine', 'games', 'casino']);
const module = await catalogue.pontoon();
await loadWords();

const PAGE = casino.LINES_A_PAGE;
/** How many pages are measured from each of these actions on; the first begins with the first full page. */
const PAGES = 40;
const PLACES = [100, 10_000, 100_000];
const SEED = 'e0'.repeat(32);

/** One sitting; each step acts, shows all its beats, and is saved. It gives the bytes that the save took. */
const sittingFor = (label) => {
  const serverSeed = fork(SEED, label).seed;
  const sat = casino.joinTable(
    module,
    casino.freshProfile(),
    'pontoon',
    casino.openingFor(module, { preset: 'house', others: 0, buyIn: 0, serverSeed }),
  );
  if (!sat.ok) throw new Error(sat.reason);
  let { profile, table } = sat;
  let written = {};
  const reader = read(fork(serverSeed, 'actions'));
  return () => {
    table = casino.showAllAt(module, table);
    table = casino.chooseAt(module, table, fillAny(table.shown.offers, reader));
    profile = casino.saveTable(module, profile, 'pontoon', table);
    const parts = casino.splitSave(profile, written);
    written = parts.written;
    return parts.pages.reduce((sum, { text }) => sum + text.length, parts.head.length);
  };
};

/** A page's worth of steps: what each of them cost on average. */
const onePage = (step) => {
  const before = spent();
  let bytes = 0;
  for (let count = 0; count < PAGE; count += 1) bytes += step();
  return { bytes: bytes / PAGE, micros: (1000 * (spent() - before)) / PAGE };
};

const compare = () => {
  const warm = sittingFor('warm');
  for (let count = 0; count < 20_000; count += 1) warm();
  const step = sittingFor('measured');
  let done = 0;
  const [early, ...later] = PLACES.map((action) => {
    const first = Math.floor(action / PAGE) * PAGE;
    for (; done < first; done += 1) step();
    const pages = Array.from({ length: PAGES }, () => onePage(step));
    done += PAGES * PAGE;
    const [bytes, micros] = ['bytes', 'micros'].map((what) =>
      quantile(
        pages.map((page) => page[what]),
        0.5,
      ),
    );
    const place = `action ${action.toLocaleString('en-US')}`;
    console.log(`from ${place}: ${bytes.toFixed(0)} bytes and ${micros.toFixed(0)} µs of processor a step`);
    return { place, bytes, micros };
  });
  for (const { place, bytes, micros } of later) {
    judge('bytes of a step, times those at action 100', bytes / early.bytes, { of: place });
    judge('time of a step, times that at action 100', micros / early.micros, { of: place });
  }
};

await bench({
  bars: { 'bytes of a step, times those at action 100': 'at most 1.1', 'time of a step, times that at action 100': 'at most 1.1' },
  measures: { steps: compare },
});
