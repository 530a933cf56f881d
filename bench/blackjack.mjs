/**
 * Rounds of Blackjack a second through the public engine, against two other engines: `node scripts/build.mjs lib && node bench/blackjack.mjs`.
 *
 * All play basic strategy at the same table: six decks, the dealer hits soft 17, doubling after splits, up to four hands, late
 * surrender, insurance declined, and every round from a fresh shoe, as our preset `vegas` has it. Slices of ours and of theirs
 * take turns; see lib/race.mjs.
 *
 * A second table keeps one deck and shuffles it below 15 cards, as our preset `classic` does, so that shuffling hardly counts. It is
 * printed for openness: every round of ours is a list of states that can be kept, replayed and drawn, every round of theirs is gone
 * when the next begins.
 *
 * Then a million rounds in a row, and what memory they leave behind.
 */
import { createRequire } from 'node:module';
import { openChance, openLane, play } from '@baize/engine';
import { blackjack, chartFor, pipsOf, presets, upCard } from '@baize/games/blackjack';
import { bench, judge } from './lib/bench.mjs';
import { simulator } from './lib/blackjack-simulator.mjs';
import { race } from './lib/race.mjs';
import { heldNow } from './lib/usage.mjs';

const SLICES = 200;
const BET = 10;

// --- Baize ------------------------------------------------------------------------------------------------------

const AGAIN = { type: 'again' };
const DECLINE = { type: 'decline' };
const moves = Object.fromEntries(['hit', 'stand', 'double', 'split', 'surrender'].map((type) => [type, { type }]));

/** A plan as actions: what to do with two cards on the deal, with two after a split, and with more. */
const ready = (plan) => {
  const first = (...barred) => moves[plan.find((move) => !barred.includes(move)) ?? 'stand'];
  return { deal: first(), split: first('surrender'), full: first('surrender', 'split'), more: first('surrender', 'split', 'double') };
};
const rows = (part) => Object.fromEntries(Object.entries(part).map(([name, row]) => [name, row.map(ready)]));

/** Plays by a chart. */
const player = ({ hard, soft, pairs }) => {
  const chart = { hard: rows(hard), soft: rows(soft), pairs: rows(pairs) };
  const rowOf = (cards, total, isSoft) => {
    const pips = pipsOf(cards[0]);
    if (pips === pipsOf(cards[1])) return chart.pairs[pips];
    return isSoft ? chart.soft[total] : chart.hard[total];
  };
  return (state) => {
    if (state.phase === 'insurance') return DECLINE;
    const { spots, turn } = state;
    const { hands } = spots[0];
    const { cards, total, soft: isSoft } = hands[turn];
    const up = pipsOf(upCard(state));
    if (cards.length > 2) return (isSoft ? chart.soft : chart.hard)[total][up].more;
    const plan = rowOf(cards, total, isSoft)[up];
    if (hands.length === 1) return plan.deal;
    return hands.length < state.rules.mostHands ? plan.split : plan.full;
  };
};

const ours = (rules) => {
  const choose = player(chartFor(rules));
  let { state } = blackjack.open({ rules, stacks: [1e9], chance: openChance('ba12e'.padEnd(64, '0')) });
  const act = (action) => {
    const played = play(blackjack, state, 0, action);
    if (!played.ok) throw new Error(`${action.type} was refused: ${played.refusal.reason}.`);
    state = played.step.state;
  };
  act({ type: 'bet', amount: BET });
  act({ type: 'deal' });
  return (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      while (state.phase !== 'between') act(choose(state));
      act(AGAIN);
    }
  };
};

/** The same in a lane: nothing is checked, kept or told. */
const oursInLane = (rules) => {
  const choose = player(chartFor(rules));
  const lane = openLane(blackjack, { rules, stacks: [1e9], chance: openChance('ba12e'.padEnd(64, '0')) });
  lane.take(0, { type: 'bet', amount: BET });
  lane.take(0, { type: 'deal' });
  return (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      while (lane.state.phase !== 'between') lane.take(0, choose(lane.state));
      lane.take(0, AGAIN);
    }
  };
};

// --- engine-blackjack: one split, and a fresh shoe for every game ----------------------------------------------------------

const require = createRequire(import.meta.url);
const { Game, actions, presets: tables } = require('engine-blackjack');
const table = tables.getRules({
  decks: 6,
  standOnSoft17: false,
  double: 'any',
  split: true,
  doubleAfterSplit: true,
  surrender: true,
  insurance: false,
  showdownAfterAceSplit: true,
});
const chart = chartFor(presets.vegas);

const planOf = ({ cards, playerValue: { hi, lo } }, up) => {
  const pair = cards.length === 2 && cards[0].value === cards[1].value;
  if (pair) return chart.pairs[cards[0].value][up];
  return hi !== lo && hi <= 21 ? chart.soft[hi][up] : (chart.hard[hi]?.[up] ?? ['stand']);
};

const playGame = () => {
  const game = new Game(null, table);
  game.dispatch(actions.deal({ bet: BET }));
  for (;;) {
    const { stage, handInfo, dealerCards } = game.getState();
    const position = stage === 'player-turn-right' ? 'right' : stage === 'player-turn-left' ? 'left' : undefined;
    if (position === undefined) return stage;
    const hand = handInfo[position];
    const move = planOf(hand, dealerCards[0].value).find((one) => hand.availableActions[one]) ?? 'stand';
    game.dispatch(move === 'split' || move === 'surrender' ? actions[move]() : actions[move]({ position }));
  }
};
const engine = (rounds) => {
  for (let round = 0; round < rounds; round += 1) playGame();
};

// --- the measure ------------------------------------------------------------------------------------------------

const perSecond = (nanoseconds) => Math.round(1e9 / nanoseconds).toLocaleString('en');

const line = ({ name }, { good, median }) => `  ${name.padEnd(38)} ${perSecond(good).padStart(10)} ${perSecond(median).padStart(10)}`;

/** How many times as many rounds a second the first of these plays as the other. */
const compare = (title, pair) => {
  const slices = pair.map(({ run, rounds }) => () => {
    run(rounds);
    return rounds;
  });
  const [mine, theirs] = race(SLICES, slices);
  const ratio = theirs.good / mine.good;
  console.log(`${title}: rounds a second in the best tenth of the slices, and in the median`);
  console.log(line(pair[0], mine));
  console.log(`${line(pair[1], theirs)}   Baize is ${ratio.toFixed(2)} times (median ${(theirs.median / mine.median).toFixed(2)})`);
  return ratio;
};

/** What a million rounds in a row leave behind, in KB. */
const memory = () => {
  const run = ours(presets.vegas);
  run(100_000);
  const before = heldNow();
  run(900_000);
  return heldNow() - before;
};

const inPlay = { name: 'Baize, through play', rounds: 1000 };
const inLane = { name: 'Baize, in a lane', rounds: 1000 };
const simulated = { name: '@blackjacktrainer/blackjack-simulator', rounds: 500 };
const kept = { ...presets.vegas, decks: 1, reshuffleBelow: 15 };
const againstFresh = (mine) =>
  compare('A fresh shoe every round', [mine, { ...simulated, run: simulator({ deckCount: 6, penetration: 0 }) }]);
const againstKept = (mine) =>
  compare('One deck, shuffled below 15 cards', [mine, { ...simulated, run: simulator({ deckCount: 1, penetration: 37 / 52 }) }]);

await bench({
  bars: {
    'rounds a second, times the simulator': 'at least 2, aim 3',
    'in a lane, a fresh shoe every round, times the simulator': 'at least 4, aim 6',
    'in a lane, one deck that is kept, times the simulator': 'at least 1.25, aim 2',
    'memory after a million rounds': 'at most 1024 KB',
  },
  measures: {
    fresh: () => judge('rounds a second, times the simulator', againstFresh({ ...inPlay, run: ours(presets.vegas) })),
    kept: () => againstKept({ ...inPlay, run: ours(kept) }),
    'lane-fresh': () => {
      const ratio = againstFresh({ ...inLane, run: oursInLane(presets.vegas) });
      judge('in a lane, a fresh shoe every round, times the simulator', ratio);
    },
    'lane-kept': () => judge('in a lane, one deck that is kept, times the simulator', againstKept({ ...inLane, run: oursInLane(kept) })),
    engine: () => {
      const mine = { ...inPlay, run: ours(presets.vegas) };
      compare('A fresh shoe every round', [mine, { name: 'engine-blackjack', rounds: 10, run: engine }]);
    },
    memory: () => judge('memory after a million rounds', Math.round(memory())),
  },
});
