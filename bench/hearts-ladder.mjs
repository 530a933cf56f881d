/**
 * How strong the players of Hearts are against each other: `node bench/hearts-ladder.mjs` lets `hard` play against `easy` and against
 * `normal`; words choose less or more: `node bench/hearts-ladder.mjs hard easy 1000`. A fourth word sets the preset, a fifth the
 * first deal.
 *
 * Two of the one sit down with two of the other. Every deal is played in each of the six ways to seat them, so that the
 * luck of the deal and of the seat cancels out. A hand stands for itself: all scores are 0 before it, and the direction
 * of the pass goes round from deal to deal. Told are points a hand with 95 % intervals over the deals, and the time a
 * decision takes. The bars: three standard errors, 4.5 to 8.5 points against `easy`, and 200 ms of thought.
 */
import { atLeast, atMost } from './lib/bars.mjs';
import { load } from './lib/load.mjs';
import { mean, quantile, standardError } from './lib/statistics.mjs';

const { directionOf, fork, hearts, heartsModule, openSitting, play, sightOf } = await load(
  { engine: 'packages/engine/src/index.ts', hearts: 'packages/games/src/hearts/index.ts' },
  async (named) => ({ ...(await named('engine')), ...(await named('hearts')) }),
);

const SEED = '4ea7'.repeat(16);
const SEATINGS = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
];
/** Half of a 95 % interval, in standard errors. */
const WIDTH = 1.96;

/** A fresh deal, with the pass of its turn. */
const deal = (number, preset) => {
  const { seed } = fork(SEED, `deal ${number}`);
  const { state } = openSitting(hearts, { preset, seed, stacks: [0, 0, 0, 0] });
  const direction = directionOf(number + 1);
  const turn = state.hands.findIndex((hand) => hand.includes('2c'));
  return { seed, state: direction === 'none' ? { ...state, direction, phase: 'playing', turn } : { ...state, direction } };
};

/** One hand, and what it brought each seat. How long each side thought is noted. */
const playHand = ({ seed, state: start }, names, thought) => {
  let state = start;
  for (let turn = 0; state.sheet.length === 0; turn += 1) {
    const [seat] = hearts.toAct(state);
    const sight = sightOf(hearts, state, seat);
    const began = performance.now();
    const action = heartsModule.bots[names[seat]](sight, fork(seed, `bot ${seat} at ${turn}`));
    thought[names[seat]].push(performance.now() - began);
    const played = play(hearts, state, seat, action);
    if (!played.ok) throw new Error(`${names[seat]} did ${JSON.stringify(action)}: ${played.refusal.reason}`);
    state = played.step.state;
  }
  return state.sheet[0];
};

/** A deal in all seatings: points a hand to each of the two sides, and the moons they shot. */
const playDeal = (dealt, players, thought) => {
  const sums = [0, 0];
  const moons = [0, 0];
  for (const seating of SEATINGS) {
    const names = seating.map((side) => players[side]);
    const { points, moon } = playHand(dealt, names, thought);
    for (const [seat, side] of seating.entries()) sums[side] += points[seat];
    if (moon !== null) moons[seating[moon]] += 1;
  }
  return { points: sums.map((sum) => sum / (2 * SEATINGS.length)), moons };
};

/** What is asked of the strongest: of each weaker one, and of its patience. */
const judge = ([first, second], [mine, theirs], thought) => {
  const gaps = mine.map((points, at) => theirs[at] - points);
  atLeast(`${first} over ${second}, standard errors`, mean(gaps) / standardError(gaps), 3);
  if (first === 'hard' && second === 'easy') {
    atMost('points a hand to hard', mean(mine), 4.5);
    atLeast('points a hand to easy', mean(theirs), 8.5);
  }
  // A busy machine takes the processor away now and then, so all but one decision in a thousand count.
  atMost(`the longest decision of ${first} in 999 of 1000`, quantile(thought[first], 0.999), 200, { unit: 'ms' });
};

const compare = (players, { deals, preset = 'house', from = 0 }) => {
  const thought = Object.fromEntries(players.map((name) => [name, []]));
  const seen = [];
  for (let number = from; number < from + deals; number += 1) {
    seen.push(playDeal(deal(number, preset), players, thought));
    if (seen.length % 50 === 0) {
      console.error(`${seen.length} deals: ${[0, 1].map((side) => mean(seen.map(({ points }) => points[side])).toFixed(2)).join(' to ')}`);
    }
  }
  console.log(`${players.join(' against ')}: ${deals} deals from ${from}, each seated in six ways, ${preset} rules`);
  const points = [0, 1].map((side) => seen.map((one) => one.points[side]));
  for (const [side, name] of players.entries()) {
    const moons = seen.reduce((sum, one) => sum + one.moons[side], 0);
    const figure = `${mean(points[side]).toFixed(2)} ± ${(WIDTH * standardError(points[side])).toFixed(2)} points a hand`;
    console.log(`${name.padEnd(6)} ${figure}, ${moons} moons, ${mean(thought[name]).toFixed(2)} ms a decision`);
  }
  judge(players, points, thought);
};

const [first = 'hard', second, deals, preset, from] = process.argv.slice(2);
const unknown = [first, second].find((name) => name !== undefined && !Object.hasOwn(heartsModule.bots, name));
if (unknown !== undefined)
  throw new RangeError(`There is no player "${unknown}": choose among ${Object.keys(heartsModule.bots).join(', ')}.`);
if (second === undefined) {
  compare([first, 'easy'], { deals: 100 });
  compare([first, 'normal'], { deals: 60 });
} else compare([first, second], { deals: Number(deals ?? 100), preset, from: Number(from ?? 0) });
