/**
 * Whether a table of Hold'em without blinds lives: `node bench/holdem-life.mjs [hands] [level…]`, 1,000 hands of every level unless told
 * otherwise.
 *
 * Five opponents of a level, with chips as they bring them to the preset `casino`, and a human with 1,000 chips in the last seat who
 * checks, calls up to 100 at a time and folds to more. Every hand begins afresh. Printed are how many pots are empty in the end (nobody bet, or nobody
 * called), how many hands see a bet before and after the flop, how large the pot is, and how one opponent bets: how often in a hundred
 * hands, how much, and with what.
 */
import * as engine from '@baize/engine';
import { holdem, holdemModule, madeOf } from '@baize/games/holdem';
import { bench, judge } from './lib/bench.mjs';
import { mean, quantile } from './lib/statistics.mjs';
import { actWith } from './lib/table.mjs';

const { fork, sightOf } = engine;
const take = actWith(engine);
const SEED = '11fe'.repeat(16);
const OTHERS = 5;
const CHIPS = 1000;
const MAX_CALLED = 100;
const STREETS = ['preflop', 'flop', 'turn', 'river'];
/** What some bets are made with. */
const WEAK = ['high-card', 'pair'];
const rules = holdem.presets.casino;

/** Checks, calls a little, and folds to more. */
const human = ({ view, seat }) => {
  const owed = view.level - view.bets[seat];
  return { type: owed === 0 ? 'check' : owed <= MAX_CALLED ? 'call' : 'fold' };
};

/** One hand: what was done in it, and what was in the pots. */
const playHand = (level, number) => {
  const { seed } = fork(SEED, `hand ${number}`);
  const company = holdemModule.lineUp(rules, OTHERS, fork(seed, 'company'));
  let { state } = holdem.open({ rules, stacks: company.map((guest) => guest?.stack ?? CHIPS), chance: { seed, at: 0 } });
  const actions = [];
  for (let turn = 0; state.phase === 'betting'; turn += 1) {
    const seat = state.turn;
    const sight = sightOf(holdem, state, seat);
    const action = company[seat] === null ? human(sight) : holdemModule.bots[level](sight, fork(seed, `bot ${seat} at ${turn}`));
    const made = madeOf([...state.hands[seat], ...state.board]).category;
    actions.push({ ...action, made, seat, street: state.street });
    ({ state } = take(holdem, state, seat, action, level));
  }
  const pot = state.won.reduce((sum, { amount }) => sum + amount, 0);
  return { actions, pot };
};

/** How many in a hundred of these hold. */
const inAHundred = (list, holds) => (100 * list.filter(holds).length) / list.length;

/** Half of these figures are as much or less. */
const half = (figures) => `half of them ${quantile(figures, 0.5).toFixed(0)} or less`;

const watch = (level, count) => {
  const hands = Array.from({ length: count }, (_, number) => playHand(level, number));
  const theirs = hands.flatMap(({ actions }) => actions.filter(({ seat }) => seat < OTHERS));
  const bets = theirs.filter(({ type }) => type === 'bet');
  const each = (wanted) => ((100 * theirs.filter(({ type }) => type === wanted).length) / count / OTHERS).toFixed(0);
  const betIn = (streets) =>
    inAHundred(hands, ({ actions }) => actions.some(({ type, street }) => type === 'bet' && streets.includes(street)));
  const [preflop, flop, turn, river] = STREETS.map((street) => betIn([street]).toFixed(0));
  console.log(
    [
      `${level}, in a hundred of ${count} hands: a bet before the flop in ${preflop}, on the flop in ${flop}, on the turn in ${turn}, on the river in ${river}.`,
      `Each opponent bets ${each('bet')}, calls ${each('call')} and raises ${each('raise')} times.`,
    ].join(' '),
  );
  const pots = hands.map(({ pot }) => pot).filter((pot) => pot > 0);
  const amounts = bets.map(({ amount }) => amount);
  if (pots.length > 0) {
    const [low, high] = [0.1, 0.9].map((part) => quantile(amounts, part).toFixed(0));
    const weak = inAHundred(bets, ({ made }) => WEAK.includes(made)).toFixed(0);
    console.log(
      [
        `${level}: a pot that is not empty holds ${mean(pots).toFixed(0)}, ${half(pots)};`,
        `a bet is ${low} to ${high}, ${half(amounts)}; ${weak} in a hundred are made with a pair or less.`,
      ].join(' '),
    );
  }
  const empty = inAHundred(hands, ({ pot }) => pot === 0);
  judge('pots that are empty in the end, in a hundred', empty, { of: level });
  judge('hands that see a bet, in a hundred', betIn(STREETS), { of: level });
};

await bench({
  options: {
    hands: [1000, 'how many hands of each level'],
    levels: [Object.keys(holdemModule.bots), 'which levels', Object.keys(holdemModule.bots)],
  },
  bars: { 'pots that are empty in the end, in a hundred': 'at most 25', 'hands that see a bet, in a hundred': 'at least 50' },
  measures: {
    life: ({ hands, levels }) => {
      for (const level of levels) watch(level, hands);
    },
  },
});
