/**
 * Whether the check holds on a busy machine: `npm run bench busy [times]` runs `npm test` so many times, five by default, while four
 * processes burn the processor, and says how each run ended. It takes an hour or two.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BURNERS = 4;
const times = Number(process.argv[2] ?? 5);

const burners = Array.from({ length: BURNERS }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const stop = () => {
  for (const burner of burners) burner.kill('SIGKILL');
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Runs the whole check once. Its exit code, how long it took, and its closing line. */
const check = () =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, ['scripts/test.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text, minutes: (performance.now() - began) / 60_000 }));
  });

let failed = 0;
for (let run = 1; run <= times; run += 1) {
  const { code, text, minutes } = await check();
  if (code !== 0) {
    failed += 1;
    console.log(text);
  }
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `${code === 0 ? '✓' : '✗'} run ${run} of ${times}: ${text.trim().split('\n').at(-1)}, ${minutes.toFixed(1)} min, load ${load}`,
  );
}
stop();
console.log(
  `${failed === 0 ? '✓' : '✗'} npm test beside ${BURNERS} processes that burn the processor: ${times - failed} of ${times} runs passed`,
);
process.exitCode = failed === 0 ? 0 : 1;
