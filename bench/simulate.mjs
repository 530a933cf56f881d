/**
 * How quick a simulation is, and how well it spreads: `node bench/simulate.mjs`, or one measure alone by its name: `node bench/simulate.mjs core`.
 *
 * `core`: rounds of Blackjack as `baize simulate blackjack --preset vegas --play basic` plays them, on one core, against
 * `@blackjacktrainer/blackjack-simulator`: the same rules, six decks shuffled for every round, basic strategy; see lib/race.mjs. Ours
 * shows a bot what it may see, asks it, checks what it says, and keeps the books of every round and evening.
 *
 * `threads`: the same run is made with one thread and with two, in turns, by the clock: on two quiet cores two threads should take
 * little more than half the time. The figures of both are compared to the digit.
 */
import { spawnSync } from 'node:child_process';
import { fieldFor, simulate } from '@baize/odds/simulate';
import { bench, judge } from './lib/bench.mjs';
import { simulator } from './lib/blackjack-simulator.mjs';
import { race } from './lib/race.mjs';
import { quantile } from './lib/statistics.mjs';
import { command } from './terminal/player.mjs';

const ROUNDS = 400_000;
const TURNS = 5;

/** Seconds that a run takes with so many threads, and what it says. */
const run = (workers) => {
  const plan = ['simulate', 'blackjack', '--preset', 'vegas', '--play', 'basic', '--rounds', String(ROUNDS), '--seed', '5eed', '--json'];
  const began = performance.now();
  const { stdout, status, stderr } = spawnSync(process.execPath, [command, ...plan, '--workers', String(workers)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { seconds: (performance.now() - began) / 1000, stdout };
};

const threads = () => {
  const times = { 1: [], 2: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [one, two] = [run(1), run(2)];
    if (one.stdout !== two.stdout) throw new Error('Two threads come to other figures than one.');
    times[1].push(one.seconds);
    times[2].push(two.seconds);
  }
  const [one, two] = [quantile(times[1], 0.5), quantile(times[2], 0.5)];
  console.log(`${Math.round(ROUNDS / one)} rounds a second with one thread, ${Math.round(ROUNDS / two)} with two`);
  judge('two threads, times as quick as one', one / two);
};

const core = async () => {
  const plan = {
    game: 'blackjack',
    preset: 'vegas',
    players: ['basic'],
    strategies: {},
    rounds: 10_000_000,
    evening: 200,
    seed: '5eed'.padStart(64, '0'),
    purse: null,
    duplicate: false,
  };
  const found = await fieldFor('blackjack', plan);
  if (!found.ok) throw new Error(found.because);
  let evening = 0;
  const ours = () => {
    simulate(found.field, plan, { from: evening, to: evening + 5 });
    evening += 5;
    return 5 * plan.evening;
  };
  const run = simulator({ deckCount: 6, penetration: 0 });
  const theirs = () => {
    run(500);
    return 500;
  };
  const [mine, other] = race(200, [ours, theirs]);
  const micro = (time) => `${(time / 1000).toFixed(2)} µs`;
  console.log(
    `a round of a simulation: ${micro(mine.good)} against ${micro(other.good)} (median ratio ${(other.median / mine.median).toFixed(2)})`,
  );
  judge('simulate blackjack, times the simulator', other.good / mine.good);
};

await bench({
  bars: {
    'simulate blackjack, times the simulator': 'at least 1, aim 1.5',
    'two threads, times as quick as one': 'at least 1.7',
  },
  measures: { core, threads },
});
