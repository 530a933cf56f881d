/**
 * Garbage at the terminal: `node bench/long/hostile.mjs` sends a hundred thousand key sequences, three quarters of them to every preset of
 * every game and the rest to the floor; a number shortens it (`node bench/long/hostile.mjs 5000`).
 *
 * Sequences are broken UTF-8, broken escapes, control characters, pastes of 10 kB and keys that mean something, with windows of
 * every size in between. It fails on the first crash, torn frame, lost chip, endless key or program that cannot be left. The long
 * tests do the same in small (packages/terminal/src/hostile.long.test.ts).
 */
import { load } from '../lib/load.mjs';

const SEQUENCES = 100_000;
const ON_THE_FLOOR = 0.25;

const count = Number(process.argv[2] ?? SEQUENCES);
if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`"${process.argv[2]}" is no number of sequences.`);
const { sessions, floor, assault } = await load(
  { assault: 'packages/terminal/src/runtime/assault.fixture.ts', stands: 'packages/terminal/src/stands.fixture.ts' },
  async (named) => ({ ...(await (await named('stands')).allSubjects()), ...(await named('assault')) }),
);

const timed = (ground, sequences) => {
  const began = performance.now();
  assault(ground, sequences);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${ground.name}: ${sequences.toLocaleString('en-US')} sequences in ${seconds.toFixed(1)} s`);
};

for (const ground of sessions) timed(ground, Math.ceil((count * (1 - ON_THE_FLOOR)) / sessions.length));
timed(floor, Math.ceil(count * ON_THE_FLOOR));
console.log('No crash, no torn frame, no chip lost, and always a way out.');
