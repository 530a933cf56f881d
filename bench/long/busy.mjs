/**
 * Whether the check holds on a busy machine: `npm run bench busy [times]` runs `npm test` so many times, five by default, while four
 * processes burn the processor, and says how each run ended. It takes an hour or two.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { capture } from '../../scripts/workspace.mjs';
import { bench, judge } from '../lib/bench.mjs';

const BURNERS = 4;

const burn = () => {
  const burners = Array.from({ length: BURNERS }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  process.on('exit', () => {
    for (const burner of burners) burner.kill('SIGKILL');
  });
};

/** Runs the whole check once; whether it failed. */
const hasFailed = async (name) => {
  const began = performance.now();
  const { code, text } = await capture(process.execPath, ['scripts/test.mjs']);
  if (code !== 0) console.log(text);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${text.trim().split('\n').at(-1)}, ${minutes} min, load ${loadavg()[0]?.toFixed(1)}`);
  return code !== 0;
};

await bench({
  options: { times: [5, 'how many runs'] },
  bars: { 'runs that failed': 'at most 0' },
  measures: {
    runs: async ({ times }) => {
      burn();
      let failed = 0;
      for (let run = 1; run <= times; run += 1) if (await hasFailed(`run ${run} of ${times}`)) failed += 1;
      judge('runs that failed', failed, { of: `npm test beside ${BURNERS} processes that burn the processor, ${times} runs` });
    },
  },
});
