/**
 * Garbage at the terminal: `node bench/long/hostile.mjs` sends a hundred thousand key sequences, three quarters of them to every preset of
 * every game and the rest to the floor; a number shortens it (`node bench/long/hostile.mjs 5000`).
 *
 * Sequences are broken UTF-8, broken escapes, control characters, pastes of 10 kB and keys that mean something, with windows of
 * every size in between. It fails on the first crash, torn frame, lost chip, endless key or program that cannot be left. The long
 * tests do the same in small (packages/terminal/src/hostile.long.test.ts).
 */
import { bench } from '../lib/bench.mjs';
import { sources } from '../lib/load.mjs';

const ON_THE_FLOOR = 0.25;

await bench({
  options: { sequences: [100_000, 'how many key sequences'] },
  measures: {
    garbage: async ({ sequences: count }) => {
      const home = 'packages/terminal/src';
      const { allSubjects, assault } = await sources([`${home}/runtime/assault.fixture.ts`, `${home}/stands.fixture.ts`]);
      const { sessions, floor } = await allSubjects();
      const timed = (ground, sequences) => {
        const began = performance.now();
        assault(ground, sequences);
        const seconds = (performance.now() - began) / 1000;
        console.log(`${ground.name}: ${sequences.toLocaleString('en-US')} sequences in ${seconds.toFixed(1)} s`);
      };
      for (const ground of sessions) timed(ground, Math.ceil((count * (1 - ON_THE_FLOOR)) / sessions.length));
      timed(floor, Math.ceil(count * ON_THE_FLOOR));
      console.log('No crash, no torn frame, no chip lost, and always a way out.');
    },
  },
});
