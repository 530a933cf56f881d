/**
 * How strong the players of Hearts are against each other: `node bench/hearts-ladder.mjs hard easy 1000`.
 *
 * Two of the one sit down with two of the other. Every deal is played in each of the six ways to seat them, so that the
 * luck of the deal and of the seat cancels out. A hand stands for itself: all scores are 0 before it, and the direction
 * of the pass goes round from deal to deal. Told are points a hand with 95 % intervals over the deals, and the time a
 * decision takes. A fourth word sets the preset, a fifth the first deal.
 */
import { load } from './lib/load.mjs';

const { directionOf, fork, hearts, heartsModule, openSitting, play, sightOf } = await load(
  { engine: 'packages/engine/src/index.ts', hearts: 'packages/games/src/hearts/index.ts' },
  async (named) => ({ ...(await named('engine')), ...(await named('hearts')) }),
);

const SEED = '4ea7'.repeat(16);
const [first = 'hard', second = 'easy', deals = '100', preset = 'house', from = '0'] = process.argv.slice(2);
const SEATINGS = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
];
const players = [first, second];
for (const name of players) {
  if (!Object.hasOwn(heartsModule.bots, name)) {
    console.error(`There is no player "${name}": choose among ${Object.keys(heartsModule.bots).join(', ')}.`);
    process.exit(2);
  }
}

/** A fresh deal, with the pass of its turn. */
const deal = (number) => {
  const { seed } = fork(SEED, `deal ${number}`);
  const { state } = openSitting(hearts, { preset, seed, stacks: [0, 0, 0, 0] });
  const direction = directionOf(number + 1);
  const turn = state.hands.findIndex((hand) => hand.includes('2c'));
  return { seed, state: direction === 'none' ? { ...state, direction, phase: 'playing', turn } : { ...state, direction } };
};

const thought = { decisions: [0, 0], time: [0, 0], longest: [0, 0] };

/** One hand, and what it brought each seat. */
const playHand = ({ seed, state: start }, seating) => {
  let state = start;
  for (let turn = 0; state.sheet.length === 0; turn += 1) {
    const [seat] = hearts.toAct(state);
    const side = seating[seat];
    const sight = sightOf(hearts, state, seat);
    const began = performance.now();
    const action = heartsModule.bots[players[side]](sight, fork(seed, `bot ${seat} at ${turn}`));
    const took = performance.now() - began;
    thought.decisions[side] += 1;
    thought.time[side] += took;
    thought.longest[side] = Math.max(thought.longest[side], took);
    const played = play(hearts, state, seat, action);
    if (!played.ok) throw new Error(`${players[side]} did ${JSON.stringify(action)}: ${played.refusal.reason}`);
    state = played.step.state;
  }
  return state.sheet[0];
};

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const error = (numbers) => {
  const middle = mean(numbers);
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (numbers.length - 1) / numbers.length);
};

const averages = [[], []];
const moons = [0, 0];
for (let number = Number(from); number < Number(from) + Number(deals); number += 1) {
  const dealt = deal(number);
  const sums = [0, 0];
  for (const seating of SEATINGS) {
    const { points, moon } = playHand(dealt, seating);
    for (const [seat, side] of seating.entries()) sums[side] += points[seat];
    if (moon !== null) moons[seating[moon]] += 1;
  }
  for (const side of [0, 1]) averages[side].push(sums[side] / (2 * SEATINGS.length));
  if (averages[0].length % 50 === 0)
    console.error(`${averages[0].length} deals: ${mean(averages[0]).toFixed(2)} to ${mean(averages[1]).toFixed(2)}`);
}

for (const side of [0, 1]) {
  const time = thought.time[side] / thought.decisions[side];
  console.log(
    `${players[side].padEnd(6)} ${mean(averages[side]).toFixed(2)} ± ${(1.96 * error(averages[side])).toFixed(2)} points a hand, ` +
      `${moons[side]} moons, ${time.toFixed(2)} ms a decision (longest ${thought.longest[side].toFixed(0)})`,
  );
}
const gaps = averages[0].map((one, at) => averages[1][at] - one);
console.log(
  `${first} is better by ${mean(gaps).toFixed(2)} points a hand, ${(mean(gaps) / error(gaps)).toFixed(1)} standard errors; ` +
    `${deals} deals from ${from}, each seated in six ways, ${preset} rules.`,
);

/** What is asked of the strongest: of each weaker one, and of its patience. */
const [mine, theirs] = averages.map(mean);
const bars = [
  { name: 'standard errors', figure: mean(gaps) / error(gaps), bar: 3, isMet: mean(gaps) / error(gaps) > 3 },
  {
    name: 'ms a decision on average',
    figure: thought.time[0] / thought.decisions[0],
    bar: 200,
    isMet: thought.time[0] / thought.decisions[0] <= 200,
  },
  ...(second === 'easy' && first === 'hard'
    ? [
        { name: 'points to hard', figure: mine, bar: 4.5, isMet: mine <= 4.5 },
        { name: 'points to easy', figure: theirs, bar: 8.5, isMet: theirs >= 8.5 },
      ]
    : []),
];
for (const { name, figure, bar, isMet } of bars) console.log(`${isMet ? '✓' : '✗'} ${name}: ${figure.toFixed(2)}, bar ${bar}`);
process.exitCode = bars.every(({ isMet }) => isMet) ? 0 : 1;
