/**
 * What a step of a long sitting costs: `node bench/saves.mjs` plays one sitting of a hundred thousand actions through the functions that
 * both front ends use, saves it after every single one as they do, and compares the steps around action 100, 10,000 and 100,000: the
 * bytes that are written, and the processor's time for the action and its save. Steps differ, since pages of a log fill up, so whole
 * pages are compared: the median of many.
 */
import { atMost } from './lib/bars.mjs';
import { load } from './lib/load.mjs';

const { fillAny, fork, loadWords, read, module, ...casino } = await load(
  Object.fromEntries(['engine', 'games', 'casino'].map((name) => [name, `packages/${name}/src/index.ts`])),
  async (named) => ({
    ...(await named('engine')),
    ...(await named('casino')),
    module: await (await named('games')).catalogue.pontoon(),
  }),
);

await loadWords();

const PAGE = casino.LINES_A_PAGE;
/** How many pages are measured from each of these actions on; the first begins with the first full page. */
const PAGES = 40;
const PLACES = [100, 10_000, 100_000];
/** A step may cost a tenth more than at the beginning. */
const BAR = 1.1;
const SEED = 'e0'.repeat(32);

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

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
  const before = process.cpuUsage();
  let bytes = 0;
  for (let count = 0; count < PAGE; count += 1) bytes += step();
  const { user, system } = process.cpuUsage(before);
  return { bytes: bytes / PAGE, micros: (user + system) / PAGE };
};

const warm = sittingFor('warm');
for (let count = 0; count < 20_000; count += 1) warm();

const step = sittingFor('measured');
let done = 0;
const figures = PLACES.map((place) => {
  const first = Math.floor(place / PAGE) * PAGE;
  for (; done < first; done += 1) step();
  const pages = Array.from({ length: PAGES }, () => onePage(step));
  done += PAGES * PAGE;
  const figure = { place, bytes: median(pages.map(({ bytes }) => bytes)), micros: median(pages.map(({ micros }) => micros)) };
  console.log(
    `from action ${place.toLocaleString('en-US')}: ${figure.bytes.toFixed(0)} bytes and ${figure.micros.toFixed(0)} µs of processor a step`,
  );
  return figure;
});

const [early, ...later] = figures;
for (const { place, bytes, micros } of later) {
  const at = `at action ${place.toLocaleString('en-US')} to action ${PLACES[0]}`;
  atMost(`bytes of a step ${at}`, bytes / early.bytes, BAR);
  atMost(`time of a step ${at}`, micros / early.micros, BAR);
}
