/**
 * How long the quick loop takes: `node bench/unit-tests.mjs` runs all unit tests three times, of which the quickest counts, since
 * everything else that a machine does only makes them slower. The bar is 15 s.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost } from './lib/bars.mjs';

const RUNS = 3;
const BAR = 15;
const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** Seconds from the command to its end. */
const time = () => {
  const began = performance.now();
  execFileSync(process.execPath, [vitest, 'run', '--project', 'unit', '--reporter=dot'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - began) / 1000;
};

const times = Array.from({ length: RUNS }, time);
console.log(`unit tests: ${times.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`);
atMost('unit tests, quickest run', Math.min(...times), BAR, { unit: 's' });
