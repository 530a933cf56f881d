/**
 * Two players of Hold'em alone: `node bench/long/holdem-duel.mjs ONE OTHER [--hands 10000] [--from 0] [--depth 100] [--table artifacts/blueprint.json]`. A level with
 * `@` is one of an earlier commit: `shark@662960e`. `blueprint` is `shark` as players meet it when two are left, or with another
 * table that `node training/holdem-blueprint.mjs` made; `shark` by itself goes without.
 *
 * Preset `tda`, so many big blinds each, every deal from both seats; what the one wins in both together is one observation. Told are big blinds
 * a hundred hands with their standard error: as they were played, with all chips in on average over the boards; and without the luck of the
 * cards (lib/holdem-luck.mjs), which is the better figure, since it takes away nothing but what is zero on average.
 */
import { bench } from '../lib/bench.mjs';
import { BIG_BLIND, dealOf, loadHoldem, playerNamed, wonIn } from '../lib/holdem-players.mjs';
import { randomFrom } from '../lib/random.mjs';
import { mean, quantile, standardError } from '../lib/statistics.mjs';
import { spent } from '../lib/usage.mjs';

const tools = await loadHoldem();
const { follow, fork, holdem, sightOf, take } = tools;
const SEED = 'd0e1'.repeat(16);
const rules = holdem.presets.tda;
/** How often somebody is told how it stands. */
const TOLD_EVERY = 1000;

/** What the first player's decisions took, and how many of them it left to another. */
const thought = [];
let handedOn = 0;

/** One hand with the first player in this seat: what it won, what its range won on average, and its luck. */
const playHand = (start, seed, players, place, random) => {
  let state = start;
  const followed = follow(state, place, random);
  for (let turn = 0; ; turn += 1) {
    const player = state.turn === place ? 0 : 1;
    const sight = sightOf(holdem, state, state.turn);
    const began = spent();
    const action = players[player].bot(sight, fork(seed, `bot ${state.turn} at ${turn}`));
    if (player === 0) thought.push(spent() - began);
    const ways = player === 0 ? players[0].waysOf(sight) : undefined;
    if (player === 0 && ways === undefined) handedOn += 1;
    const next = take(holdem, state, state.turn, action).state;
    const end = followed.see(state, action, next, ways);
    if (end !== undefined) return end;
    state = next;
  }
};

/** A deal from both seats. */
const observe = (number, players, stack) => {
  const { seed } = fork(SEED, `deal ${number}`);
  const { state } = holdem.open({ rules, stacks: [stack, stack], chance: { seed, at: 0 } });
  const random = randomFrom('duel', `boards ${number}`);
  const hands = [0, 1].map((place) => playHand(state, seed, players, place, random));
  return dealOf(tools, state, hands);
};

const tellAll = ([one, other], seen) => {
  const { raw, won, skill } = wonIn(seen);
  for (const [kind, figures] of Object.entries({ 'as played': raw, 'with its whole range': won, 'without luck': skill })) {
    const [bigs, error] = [100 * mean(figures), 100 * standardError(figures)];
    const told = `standard error ${error.toFixed(1)}: ${(bigs / error).toFixed(2)} errors (${2 * seen.length} hands)`;
    console.log(`${one} wins ${bigs.toFixed(1)} big blinds a hundred hands from ${other} ${kind}, ${told}.`);
  }
};

const duel = async ({ one, other, hands, from, depth, table }) => {
  const names = [one, other];
  const players = [await playerNamed(tools, one, table), await playerNamed(tools, other, table)];
  const seen = [];
  for (const deals = hands / 2; seen.length < deals; ) {
    seen.push(observe(from + seen.length, players, depth * BIG_BLIND));
    if (seen.length % TOLD_EVERY === 0 && seen.length < deals) tellAll(names, seen);
  }
  tellAll(names, seen);
  const [longest, left] = [quantile(thought, 0.999).toFixed(0), ((100 * handedOn) / thought.length).toFixed(1)];
  console.log(`${one}: 999 of 1000 decisions take less than ${longest} ms of the processor; ${left} of a hundred were left to another.`);
};

await bench({
  options: {
    one: ['shark', 'who plays'],
    other: ['regular', 'against whom'],
    hands: [10_000, 'how many hands'],
    from: [0, 'the number of the first deal'],
    depth: [100, 'big blinds that each brings'],
    table: ['', 'another table for blueprint'],
  },
  measures: { duel },
});
