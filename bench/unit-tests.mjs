/**
 * How long the quick loop takes: `node bench/unit-tests.mjs` runs all unit tests three times, of which the quickest counts, since
 * everything else that a machine does only makes them slower.
 */
import { execFileSync } from 'node:child_process';
import { root, toolFile } from '../scripts/workspace.mjs';
import { bench, judge } from './lib/bench.mjs';

const RUNS = 3;

/** Seconds from the command to its end. */
const time = () => {
  const began = performance.now();
  execFileSync(process.execPath, [toolFile('vitest'), 'run', '--project', 'unit', '--reporter=dot'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - began) / 1000;
};

await bench({
  bars: { 'unit tests, quickest run': 'at most 15 s' },
  measures: {
    runs: () => {
      const times = Array.from({ length: RUNS }, time);
      console.log(`unit tests: ${times.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`);
      judge('unit tests, quickest run', Math.min(...times));
    },
  },
});
