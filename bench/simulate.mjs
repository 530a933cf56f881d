/**
 * How well a simulation spreads, and how many rounds a second it plays: `node bench/simulate.mjs [rounds]`.
 *
 * The same run of Blackjack is made with one thread and with two, in turns, by the clock: on two quiet cores two threads should take
 * little more than half the time. The figures of both are compared to the digit.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atLeast } from './lib/bars.mjs';
import { quantile } from './lib/statistics.mjs';

const ROUNDS = Number(process.argv[2] ?? 400_000);
const TURNS = 5;
const BAR = 1.7;
const command = fileURLToPath(new URL('../packages/terminal/dist/baize.cjs', import.meta.url));

/** Seconds that a run takes with so many threads, and what it says. */
const run = (workers) => {
  const plan = ['simulate', 'blackjack', '--preset', 'vegas', '--play', 'basic', '--rounds', String(ROUNDS), '--seed', '5eed', '--json'];
  const began = performance.now();
  const { stdout, status, stderr } = spawnSync(process.execPath, [command, ...plan, '--workers', String(workers)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { seconds: (performance.now() - began) / 1000, stdout };
};

const times = { 1: [], 2: [] };
for (let turn = 0; turn < TURNS; turn += 1) {
  const [one, two] = [run(1), run(2)];
  if (one.stdout !== two.stdout) throw new Error('Two threads come to other figures than one.');
  times[1].push(one.seconds);
  times[2].push(two.seconds);
}
const [one, two] = [quantile(times[1], 0.5), quantile(times[2], 0.5)];
console.log(`${Math.round(ROUNDS / one)} rounds a second with one thread, ${Math.round(ROUNDS / two)} with two`);
atLeast('two threads, times as quick as one', one / two, BAR);
