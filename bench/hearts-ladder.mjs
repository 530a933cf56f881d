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
 * each side shot the moon, and the processor time a decision takes.
 */
import { bench, judge } from './lib/bench.mjs';
import { sources, sourcesAt } from './lib/load.mjs';
import { mean, quantile, standardError } from './lib/statistics.mjs';
import { actWith, WIDTH } from './lib/table.mjs';
import { spent } from './lib/usage.mjs';

const FILES = ['engine', 'games/hearts'];
const SHOOTER = 'games/hearts/bots/shooter';
const { directionOf, fork, hearts, heartsModule, openSitting, shooter, sightOf, ...engine } = await sources([...FILES, SHOOTER]);
const take = actWith(engine);

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

const playersAt = async (commit, level) => {
  const before = await sourcesAt(commit, level === 'shooter' ? [...FILES, SHOOTER] : FILES);
  return { ...before.heartsModule.bots, ...(level === 'shooter' && { shooter: before.shooter }) };
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
    ({ state } = take(hearts, state, seat, action, names[seat]));
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
const judgeAll = ([first, second], seen, thought) => {
  const [mine, theirs] = [0, 1].map((side) => pointsOf(seen, side));
  if (first === 'hard' && second === 'easy') {
    judge('points a hand to hard, against easy', mean(mine));
    judge('points a hand to easy, against hard', mean(theirs));
  }
  if (second === 'shooter') judge('hands of a hundred that are lost to a moon', moonsOf(seen, 1), { of: first });
  const gaps = mine.map((points, at) => theirs[at] - points);
  if (second === BEFORE) judge('points a hand ahead of before', mean(gaps), { of: first });
  else if (second !== 'shooter') judge('standard errors ahead', mean(gaps) / standardError(gaps), { of: `${first} over ${second}` });
  // The first decisions are made before the code is warm, so all but one in a thousand count.
  judge('the longest decision in 999 of 1000', quantile(thought[first], 0.999), { of: first });
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
  if (!moons || pair[1] === 'shooter') judgeAll(pair, seen, thought);
};

/** Whom `hard` plays unless told otherwise, and how many deals. */
const usual = { easy: 100, normal: 60, shooter: 60, [BEFORE]: 100 };

await bench({
  options: {
    first: ['hard', 'who plays'],
    second: ['', `against whom: ${Object.keys(usual).join(', ')} in turn unless told`],
    deals: [0, 'how many deals'],
    from: [0, 'the number of the first deal'],
    preset: ['house', 'by which rules'],
    moons: [false, 'moons alone are counted'],
  },
  bars: {
    'points a hand to hard, against easy': 'at most 4.5',
    'points a hand to easy, against hard': 'at least 8.5',
    'hands of a hundred that are lost to a moon': 'at most 4',
    'points a hand ahead of before': 'at least -0.25',
    'standard errors ahead': 'at least 3',
    'the longest decision in 999 of 1000': 'at most 200 ms',
  },
  measures: {
    ladder: async ({ first, second, deals, from, preset, moons }) => {
      for (const other of second === '' ? Object.keys(usual) : [second])
        await compare([first, other], { deals: deals || (usual[other] ?? 100), preset, from, moons });
    },
  },
});
