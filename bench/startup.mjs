/**
 * How long the terminal takes to be ready to play, against Node's own start: `node bench/startup.mjs`.
 *
 * Ready is the first prompt of `baize pontoon --plain` on a pipe. Runs of both kinds alternate, so that a busy machine
 * slows both; the medians are compared. The command has been run before, so it finds what it has compiled; how long it takes where
 * nothing is kept is told beside it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost } from './lib/bars.mjs';
import { quantile } from './lib/statistics.mjs';

const RUNS = 31;
/** After so many runs the command has learned all that it wants to keep. */
const WARMING = 9;
const BAR = 1.2;
const AIM = 1.15;
const command = fileURLToPath(new URL('../packages/terminal/dist/baize.cjs', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'baize-bench-'));

/** No folder at all: nothing can be kept in it. */
const nowhere = join(home, 'nowhere');
writeFileSync(nowhere, '');

/** Milliseconds until a process ends, or until it has written what it is waited for. */
const time = (args, awaited, folder = home) =>
  new Promise((resolve, reject) => {
    const stdio = ['pipe', 'pipe', folder === nowhere ? 'ignore' : 'inherit'];
    const start = performance.now();
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, BAIZE_HOME: folder } });
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
const cold = [];
const play = [command, 'pontoon', '--plain'];
for (let run = 0; run < WARMING; run += 1) await time(play, '? > ');
for (let run = 0; run < RUNS; run += 1) {
  bare.push(await time(['-e', '0']));
  ready.push(await time(play, '? > '));
  cold.push(await time(play, '? > ', nowhere));
}
rmSync(home, { recursive: true, force: true });

const [node, own, first] = [bare, ready, cold].map((times) => quantile(times, 0.5));
const times = `node -e 0: ${node.toFixed(1)} ms; baize ready to play: ${own.toFixed(1)} ms, and ${first.toFixed(1)} ms where nothing is kept`;
console.log(`${times} (medians of ${RUNS} interleaved runs)`);
atMost('start-up, times that of Node itself', own / node, BAR, { aim: AIM });
console.log(`  where nothing is kept: ${(first / node).toFixed(2)}`);
