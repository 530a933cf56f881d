/**
 * How strong the players of Hearts are against each other: `node bench/hearts-ladder.mjs` lets `hard` play against `easy`, against
 * `normal`, against `shooter` and against itself as it was before it learned to stop moons. Two words choose who plays:
 * `node bench/hearts-ladder.mjs hard shooter --deals 50 --from 100 --preset modern`. Beside the levels there is `shooter`, a sparring
 * partner that goes for the moon, and with `@` any player as of an earlier commit: `hard@099631c`. `--moons` counts moons alone: a hand is
 * left once two have penalty cards, which takes half the time.
 *
 * Two of the one sit down with two of the other. Every deal is played in each of the six ways to seat them, so that the
 * luck of the deal and of the seat cancels out. A hand stands for itself: all scores are 0 before it, and the direction
 * of the pass goes round from deal to deal. Told are points a hand with 95 % intervals over the deals, in how many of a hundred hands
 * each side shot the moon, and the processor time a decision takes. The bars: against `easy` at most 4.5 to at least 8.5 points, against
 * `normal` three standard errors, at most 4 hands in a hundred lost to a moon of `shooter`, at most a quarter of a point more than before,
 * and 200 ms of thought.
 */
import { parseArgs } from 'node:util';
import { atLeast, atMost } from './lib/bars.mjs';
import { load, loadFrom } from './lib/load.mjs';
import { mean, quantile, standardError } from './lib/statistics.mjs';

const FILES = {
  engine: 'packages/engine/src/index.ts',
  hearts: 'packages/games/src/hearts/index.ts',
  shooter: 'packages/games/src/hearts/bots/shooter.ts',
};
const { directionOf, fork, hearts, heartsModule, openSitting, play, shooter, sightOf } = await load(FILES, async (named) => ({
  ...(await named('engine')),
  ...(await named('hearts')),
  ...(await named('shooter')),
}));

/** `hard` as it was before it learned to stop moons. */
const BEFORE = 'hard@099631c';
/** The players by name. */
const players = { ...heartsModule.bots, shooter };

/** The player of this name; one of an earlier commit is built first. */
const find = async (name) => {
  const [level, commit] = name.split('@');
  const known = commit === undefined ? players : await playersAt(commit, level);
  if (!Object.hasOwn(known, level)) throw new RangeError(`There is no player "${name}": choose among ${Object.keys(known).join(', ')}.`);
  players[name] = known[level];
};

const playersAt = (commit, level) => {
  const { shooter: file, ...others } = FILES;
  return loadFrom(commit, level === 'shooter' ? { ...others, shooter: file } : others, async (named) => ({
    ...(await named('hearts')).heartsModule.bots,
    ...(level === 'shooter' ? await named('shooter') : {}),
  }));
};

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

/** What the processor has spent on this process so far, in milliseconds: a busy machine does not count. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A fresh deal, with the pass of its turn. */
const deal = (number, preset) => {
  const { seed } = fork(SEED, `deal ${number}`);
  const { state } = openSitting(hearts, { preset, seed, stacks: [0, 0, 0, 0] });
  const direction = directionOf(number + 1);
  const turn = state.hands.findIndex((hand) => hand.includes('2c'));
  return { seed, state: direction === 'none' ? { ...state, direction, phase: 'playing', turn } : { ...state, direction } };
};

/** Whether two seats have taken penalty cards, so that nobody can shoot the moon any more. */
const isMoonOver = ({ tricks }) => new Set(tricks.filter(({ points }) => points > 0).map(({ taker }) => taker)).size > 1;

/** What is written down of a hand that was left. */
const LEFT = { points: [0, 0, 0, 0], moon: null };

/** One hand, and what it brought each seat. Each way to seat them has a luck of its own: with the same, a moon would come off in several alike. */
const playHand = ({ seed, state: start }, seating, pair, { thought, moons }) => {
  const names = seating.map((side) => pair[side]);
  let state = start;
  for (let turn = 0; state.sheet.length === 0; turn += 1) {
    const [seat] = hearts.toAct(state);
    const sight = sightOf(hearts, state, seat);
    const began = spent();
    const action = players[names[seat]](sight, fork(seed, `bot ${seat} at ${turn}, seated ${seating.join('')}`));
    thought[names[seat]].push(spent() - began);
    const played = play(hearts, state, seat, action);
    if (!played.ok) throw new Error(`${names[seat]} did ${JSON.stringify(action)}: ${played.refusal.reason}`);
    state = played.step.state;
    if (moons && isMoonOver(state)) return LEFT;
  }
  return state.sheet[0];
};

/** A deal in all seatings: points a hand to each of the two sides, and the moons they shot. */
const playDeal = (dealt, pair, how) => {
  const sums = [0, 0];
  const moons = [0, 0];
  for (const seating of SEATINGS) {
    const { points, moon } = playHand(dealt, seating, pair, how);
    for (const [seat, side] of seating.entries()) sums[side] += points[seat];
    if (moon !== null) moons[seating[moon]] += 1;
  }
  return { points: sums.map((sum) => sum / (2 * SEATINGS.length)), moons };
};

/** Points a hand to this side, deal by deal. */
const pointsOf = (seen, side) => seen.map(({ points }) => points[side]);

/** How many hands of a hundred this side shot the moon in, deal by deal. */
const sharesOf = (seen, side) => seen.map(({ moons }) => (100 * moons[side]) / SEATINGS.length);
const moonsOf = (seen, side) => mean(sharesOf(seen, side));

/** A mean with its 95 % interval. */
const withInterval = (figures, digits) => `${mean(figures).toFixed(digits)} ± ${(WIDTH * standardError(figures)).toFixed(digits)}`;

/** What is asked of the strongest: of each weaker one, and of its patience. */
const judge = ([first, second], seen, thought) => {
  const [mine, theirs] = [0, 1].map((side) => pointsOf(seen, side));
  if (first === 'hard' && second === 'easy') {
    atMost('points a hand to hard', mean(mine), 4.5);
    atLeast('points a hand to easy', mean(theirs), 8.5);
  }
  if (second === 'shooter') atMost(`hands of a hundred that ${first} loses to a moon`, moonsOf(seen, 1), 4);
  const gaps = mine.map((points, at) => theirs[at] - points);
  if (second === BEFORE) atLeast(`points a hand that ${first} is ahead`, mean(gaps), -0.25);
  else if (second !== 'shooter') atLeast(`${first} over ${second}, standard errors`, mean(gaps) / standardError(gaps), 3);
  // The first decisions are made before the code is warm, so all but one in a thousand count.
  atMost(`the longest decision of ${first} in 999 of 1000`, quantile(thought[first], 0.999), 200, { unit: 'ms' });
};

const compare = async (pair, { deals, preset, from, moons }) => {
  for (const name of pair) await find(name);
  const thought = Object.fromEntries(pair.map((name) => [name, []]));
  const seen = [];
  for (let number = from; number < from + deals; number += 1) {
    seen.push(playDeal(deal(number, preset), pair, { thought, moons }));
    if (seen.length % 20 === 0) {
      const told = [0, 1].map((side) => {
        const shot = `(${moonsOf(seen, side).toFixed(1)})`;
        return moons ? shot : `${mean(pointsOf(seen, side)).toFixed(2)} ${shot}`;
      });
      console.error(`${seen.length} deals: ${told.join(' to ')}`);
    }
  }
  console.log(`${pair.join(' against ')}: ${deals} deals from ${from}, each seated in six ways, ${preset} rules`);
  for (const [side, name] of pair.entries()) {
    const points = moons ? [] : [`${withInterval(pointsOf(seen, side), 2)} points a hand`];
    const shot = `a moon in ${withInterval(sharesOf(seen, side), 1)} of a hundred hands`;
    console.log([`${name}:`, [...points, shot, `${mean(thought[name]).toFixed(2)} ms a decision`].join(', ')].join(' '));
  }
  // Where moons alone were counted, nothing can be said of points.
  if (!moons || pair[1] === 'shooter') judge(pair, seen, thought);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string' },
    from: { type: 'string', default: '0' },
    preset: { type: 'string', default: 'house' },
    moons: { type: 'boolean', default: false },
  },
});
const [first = 'hard', second] = positionals;
const usual = [
  ['easy', 100],
  ['normal', 60],
  ['shooter', 60],
  [BEFORE, 100],
];
for (const [other, deals] of second === undefined ? usual : [[second, 100]]) {
  const { preset, moons } = values;
  await compare([first, other], { deals: Number(values.deals ?? deals), preset, from: Number(values.from), moons });
}
