/**
 * How long the terminal takes to be ready to play, against Node's own start: `node bench/startup.mjs`.
 *
 * Ready is the first prompt of `baize pontoon --plain` on a pipe. Runs of both kinds alternate, so that a busy machine
 * slows both; the medians are compared. The bar is 1.3 times `node -e 0`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost } from './lib/bars.mjs';
import { quantile } from './lib/statistics.mjs';

const RUNS = 21;
const BAR = 1.3;
const AIM = 1.15;
const command = fileURLToPath(new URL('../packages/terminal/dist/baize.cjs', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'baize-bench-'));

/** Milliseconds until a process ends, or until it has written what it is waited for. */
const time = (args, awaited) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, BAIZE_HOME: home } });
    let text = '';
    let ready;
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (awaited !== undefined && ready === undefined && text.includes(awaited)) {
        ready = performance.now() - start;
        child.stdin.end();
      }
    });
    child.on('error', reject);
    child.on('close', () => {
      if (awaited !== undefined && ready === undefined) reject(new Error(`No prompt came: ${text}`));
      else resolve(ready ?? performance.now() - start);
    });
  });

const bare = [];
const ready = [];
await time(['-e', '0']);
await time([command, 'pontoon', '--plain'], '? > ');
for (let run = 0; run < RUNS; run += 1) {
  bare.push(await time(['-e', '0']));
  ready.push(await time([command, 'pontoon', '--plain'], '? > '));
}
rmSync(home, { recursive: true, force: true });

const [shortest, own] = [quantile(bare, 0.5), quantile(ready, 0.5)];
console.log(`node -e 0: ${shortest.toFixed(1)} ms; baize ready to play: ${own.toFixed(1)} ms (medians of ${RUNS} interleaved runs)`);
atMost('start-up, times that of Node itself', own / shortest, BAR, { aim: AIM });
