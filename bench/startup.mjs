/**
 * How long the terminal takes to be ready to play, against Node's own start: `node bench/startup.mjs`.
 *
 * Ready is the first prompt of `baize pontoon --plain` on a pipe; and that of the floor, started as `npx` starts it: from the unpacked package,
 * by the link that a package manager leaves. Runs of all kinds alternate, so that a busy machine slows them alike; the medians are compared.
 * The command has been run before, so it finds what it has compiled; how long it takes where nothing is kept is told beside it. Processor
 * time is told as well, where there is a bash to count it: it is that of whole runs, with their end, and of all threads, so it is more than
 * anybody waits for; but it is the same however busy the machine is.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandManifest } from '../scripts/command-package.mjs';
import { atMost } from './lib/bars.mjs';
import { quantile } from './lib/statistics.mjs';

const RUNS = 31;
/** After so many runs the command has learned all that it wants to keep. */
const WARMING = 9;
const BAR = 1.18;
const AIM = 1.15;
const FLOOR_BAR = 1.3;
const command = fileURLToPath(new URL('../packages/terminal/dist/baize.cjs', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'baize-bench-'));

/** The package as a package manager lays it out, and the link by which `npx` starts its command. */
const installed = join(home, 'node_modules', 'baize');
const linked = join(home, 'node_modules', '.bin', 'baize');
for (const folder of [installed, join(home, 'node_modules', '.bin')]) mkdirSync(folder, { recursive: true });
writeFileSync(join(installed, 'package.json'), JSON.stringify(commandManifest()));
copyFileSync(command, join(installed, 'baize.cjs'));
symlinkSync(join('..', 'baize', 'baize.cjs'), linked);

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

/** Milliseconds of processor time that a whole run takes, its end and all its threads among them. */
const processorTime = (args, awaited) =>
  new Promise((resolve, reject) => {
    const words = ['-c', 'TIMEFORMAT="%3U %3S"; time "$0" "$@"', process.execPath, ...args];
    const child = spawn('bash', words, { stdio: 'pipe', env: { ...process.env, BAIZE_HOME: home } });
    let text = '';
    let counted = '';
    if (awaited === undefined) child.stdin.end();
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (awaited !== undefined && text.includes(awaited)) child.stdin.end();
    });
    child.stderr.on('data', (chunk) => {
      counted += chunk;
    });
    child.on('error', reject);
    child.on('close', () => {
      const [user, system] = counted.trim().split('\n').at(-1).split(' ').map(Number);
      resolve((user + system) * 1000);
    });
  });

const bare = [];
const ready = [];
const cold = [];
const floor = [];
const play = [command, 'pontoon', '--plain'];
const visit = [linked, '--plain'];
for (let run = 0; run < WARMING; run += 1) {
  await time(play, '? > ');
  await time(visit, '? > ');
}
for (let run = 0; run < RUNS; run += 1) {
  bare.push(await time(['-e', '0']));
  ready.push(await time(play, '? > '));
  floor.push(await time(visit, '? > '));
  cold.push(await time(play, '? > ', nowhere));
}
const processor = { bare: [], play: [], floor: [] };
for (let run = 0; process.platform !== 'win32' && run < RUNS; run += 1) {
  processor.bare.push(await processorTime(['-e', '0']));
  processor.play.push(await processorTime(play, '? > '));
  processor.floor.push(await processorTime(visit, '? > '));
}
rmSync(home, { recursive: true, force: true });

const [node, own, house, first] = [bare, ready, floor, cold].map((times) => quantile(times, 0.5));
const times = `node -e 0: ${node.toFixed(1)} ms; baize ready to play: ${own.toFixed(1)} ms, the floor ${house.toFixed(1)} ms, and ${first.toFixed(1)} ms where nothing is kept`;
console.log(`${times} (medians of ${RUNS} interleaved runs)`);
atMost('start-up, times that of Node itself', own / node, BAR, { aim: AIM });
atMost('from the packed command to the floor, times that of Node itself', house / node, FLOOR_BAR);
console.log(`  where nothing is kept: ${(first / node).toFixed(2)}`);
if (processor.bare.length > 0) {
  const [alone, game, all] = [processor.bare, processor.play, processor.floor].map((each) => quantile(each, 0.5));
  const ratios = `${(game / alone).toFixed(2)} times it for a game, ${(all / alone).toFixed(2)} for the floor`;
  console.log(`  processor time of whole runs: node -e 0 ${alone.toFixed(0)} ms; ${ratios}`);
}
