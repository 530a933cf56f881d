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
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandManifest } from '../scripts/command-package.mjs';
import { bench, judge } from './lib/bench.mjs';
import { quantile } from './lib/statistics.mjs';
import { ownFolder } from './lib/usage.mjs';
import { command } from './terminal/player.mjs';

const RUNS = 31;
/** After so many runs the command has learned all that it wants to keep. */
const WARMING = 9;
const home = ownFolder('baize-bench');

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

/** Waits until a process has ended, and lets go of it when it has written what it is waited for: what it said, and when that came. */
const runUntil = (file, args, awaited, { folder = home, stderr = 'inherit' } = {}) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', stderr], env: { ...process.env, BAIZE_HOME: folder } });
    let [text, aside, ready] = ['', '', undefined];
    if (awaited === undefined) child.stdin.end();
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (awaited === undefined || ready !== undefined || !text.includes(awaited)) return;
      ready = performance.now() - start;
      child.stdin.end();
    });
    child.stderr?.on('data', (chunk) => {
      aside += chunk;
    });
    child.on('error', reject);
    child.on('close', () => {
      if (awaited !== undefined && ready === undefined) reject(new Error(`No prompt came: ${text}`));
      else resolve({ ms: ready ?? performance.now() - start, aside });
    });
  });

/** Milliseconds until a process ends, or until it has written what it is waited for. */
const time = async (args, awaited, folder = home) => {
  const { ms } = await runUntil(process.execPath, args, awaited, { folder, stderr: folder === nowhere ? 'ignore' : 'inherit' });
  return ms;
};

/** Milliseconds of processor time that a whole run takes, its end and all its threads among them. */
const processorTime = async (args, awaited) => {
  const words = ['-c', 'TIMEFORMAT="%3U %3S"; time "$0" "$@"', process.execPath, ...args];
  const { aside } = await runUntil('bash', words, awaited, { stderr: 'pipe' });
  const [user, system] = aside.trim().split('\n').at(-1).split(' ').map(Number);
  return (user + system) * 1000;
};

const PROMPT = '? > ';
const NODE = [['-e', '0']];
const GAME = [[command, 'pontoon', '--plain'], PROMPT];
const FLOOR = [[linked, '--plain'], PROMPT];

/** The median of each of some kinds of run, which take turns. */
const medians = async (...kinds) => {
  const times = kinds.map(() => []);
  for (let run = 0; run < RUNS; run += 1) for (const [which, kind] of kinds.entries()) times[which].push(await kind());
  return times.map((list) => quantile(list, 0.5));
};

const start = async () => {
  for (let run = 0; run < WARMING; run += 1) for (const kind of [GAME, FLOOR]) await time(...kind);
  const cold = () => time(...GAME, nowhere);
  const [node, own, floor, first] = await medians(...[NODE, GAME, FLOOR].map((kind) => () => time(...kind)), cold);
  const ready = `baize ready to play: ${own.toFixed(1)} ms, the floor ${floor.toFixed(1)} ms, and ${first.toFixed(1)} ms where nothing is kept`;
  console.log(`node -e 0: ${node.toFixed(1)} ms; ${ready} (medians of ${RUNS} interleaved runs)`);
  judge('start-up, times that of Node itself', own / node);
  judge('from the packed command to the floor, times that of Node itself', floor / node);
  console.log(`  where nothing is kept: ${(first / node).toFixed(2)}`);
  if (process.platform === 'win32') return;
  const [alone, game, all] = await medians(...[NODE, GAME, FLOOR].map((kind) => () => processorTime(...kind)));
  const ratios = `${(game / alone).toFixed(2)} times it for a game, ${(all / alone).toFixed(2)} for the floor`;
  console.log(`  processor time of whole runs: node -e 0 ${alone.toFixed(0)} ms; ${ratios}`);
};

await bench({
  bars: {
    'start-up, times that of Node itself': 'at most 1.18, aim 1.15',
    'from the packed command to the floor, times that of Node itself': 'at most 1.3',
  },
  measures: { start },
});
