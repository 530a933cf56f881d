/**
 * How fast Hold'em is: `node bench/holdem.mjs`. Needs the built packages (`npm run build`); `npm run bench holdem` builds them. One
 * measure alone is asked for by its name: `node bench/holdem.mjs hands`.
 *
 * Each measure has a process of its own, so that none pays for what another leaves behind. In it ours and theirs take turns in short
 * slices; see lib/race.mjs.
 * Hands are lists of seven numbers from 0 to 51, the input that `@pokertools/evaluator` asks for: random ones, and some in sequence, of
 * which ours share the sums of the cards they share.
 * Exact equity before the flop is raced against `pec`, six-handed hands of random legal actions against `poker-ts`: both open a
 * fresh table for each hand, ask for the legal actions, choose one by chance and have it checked and done. Hands of both have ten
 * actions on average; ours hand out every state on the way, theirs change one table. A slice of hands is long enough for the garbage
 * that they leave to be collected in it.
 *
 * The evaluator's tables are filled in fresh processes, of which the quickest counts.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { openLane, play } from '@baize/engine';
import { cardCode, evaluator, exactEquity, holdem, parseCards } from '@baize/games/holdem';
import { bench, judge } from './lib/bench.mjs';
import { race } from './lib/race.mjs';

const require = createRequire(import.meta.url);
const { evaluate } = require('@pokertools/evaluator');
const pec = require('pec');
const { Table } = require('poker-ts');

const SEED = `${'be7'.repeat(21)}a`;
/** A small generator for the bench's own choices, so that neither side pays for them. */
let word = 0x9e3779b9;
const below = (bound) => {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  // A remainder may be kept as a fraction; amounts at a table are whole.
  return ((word >>> 0) % bound) | 0;
};
const evaluate7 = evaluator();
const { of7, bytes } = evaluate7;

/** How many times as quick ours is as theirs, in the best tenth of their slices. */
const report = (what, [ours, theirs], unit) => {
  const scale = { ms: 1e6, µs: 1e3, ns: 1 }[unit];
  const times = [ours, theirs].map(({ good }) => `${(good / scale).toFixed(2)} ${unit}`);
  console.log(`${what}: ${times.join(' against ')} (median ratio ${(theirs.median / ours.median).toFixed(1)})`);
  judge(what, theirs.good / ours.good);
  // Whoever reads the sums keeps the compiler from leaving out what they sum up.
  if (Number.isNaN(sink)) throw new Error('A sum is no number.');
};

// --- the evaluator ------------------------------------------------------------------------------------------

const randomHand = () => {
  const hand = new Set();
  while (hand.size < 7) hand.add(below(52));
  return [...hand];
};
const hands = Array.from({ length: 4096 }, randomHand);
let sink = 0;

const ourRandom = () => {
  let sum = 0;
  for (let round = 0; round < 16; round += 1) for (let hand = 0; hand < 4096; hand += 1) sum = (sum + of7(hands[hand])) | 0;
  sink += sum;
  return 16 * 4096;
};
const theirRandom = () => {
  let sum = 0;
  for (let round = 0; round < 2; round += 1) for (let hand = 0; hand < 4096; hand += 1) sum = (sum + evaluate(hands[hand])) | 0;
  sink += sum;
  return 2 * 4096;
};

// All hands whose first three cards are 2s, 6d and 9c, once by theirs and eight times by ours, so that a slice of either takes about as
// long. Hands in sequence share cards, and ours share their sums: that is what the evaluator has sums for.
const ourSequence = () => {
  const { keyOf, suitOf, ofSums } = evaluate7;
  const h = [3, 17, 28, 0, 0, 0, 0];
  const [key3, suits3] = [keyOf(3) + keyOf(17) + keyOf(28), suitOf(3) + suitOf(17) + suitOf(28)];
  let [sum, count] = [0, 0];
  for (let again = 0; again < 8; again += 1) {
    for (let d = 29; d < 49; d += 1) {
      h[3] = d;
      const [key4, suits4] = [(key3 + keyOf(d)) | 0, (suits3 + suitOf(d)) | 0];
      for (let e = d + 1; e < 50; e += 1) {
        h[4] = e;
        const [key5, suits5] = [(key4 + keyOf(e)) | 0, (suits4 + suitOf(e)) | 0];
        for (let f = e + 1; f < 51; f += 1) {
          h[5] = f;
          const [key6, suits6] = [(key5 + keyOf(f)) | 0, (suits5 + suitOf(f)) | 0];
          for (let g = f + 1; g < 52; g += 1) {
            h[6] = g;
            sum = (sum + ofSums((key6 + keyOf(g)) | 0, (suits6 + suitOf(g)) | 0, h)) | 0;
            count += 1;
          }
        }
      }
    }
  }
  sink += sum;
  return count;
};
const theirSequence = () => {
  const h = [3, 17, 28, 0, 0, 0, 0];
  let [sum, count] = [0, 0];
  for (let d = 29; d < 49; d += 1) {
    h[3] = d;
    for (let e = d + 1; e < 50; e += 1) {
      h[4] = e;
      for (let f = e + 1; f < 51; f += 1) {
        h[5] = f;
        for (let g = f + 1; g < 52; g += 1) {
          h[6] = g;
          sum = (sum + evaluate(h)) | 0;
          count += 1;
        }
      }
    }
  }
  sink += sum;
  return count;
};

/** What it takes to fill the evaluator's tables in a process of its own, in milliseconds of the processor. */
const timeToFill = () => {
  const source = `
    const { evaluator } = await import('@baize/games/holdem');
    const began = process.cpuUsage();
    evaluator();
    console.log(process.cpuUsage(began).user / 1000);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8', cwd: import.meta.dirname }));
};
/** Both have to call the same hands better. */
const compareEvaluators = () => {
  const upside = hands
    .slice(0, 500)
    .filter((hand, at) => at > 0 && Math.sign(of7(hand) - of7(hands[at - 1])) !== Math.sign(evaluate(hands[at - 1]) - evaluate(hand)));
  if (upside.length > 0) throw new Error(`The evaluators disagree about ${upside[0]}.`);
};

// --- equity ---------------------------------------------------------------------------------------------------

const pairs = [
  ['AsAh', 'KdKc'],
  ['AsKs', 'QhJh'],
  ['7c2d', 'AhKh'],
].map((pair) => pair.map((hand) => parseCards(hand)));
const ourEquity = () => {
  for (let round = 0; round < 4; round += 1) for (const pair of pairs) sink += exactEquity(pair.map((hand) => hand.map(cardCode))).boards;
  return 4 * pairs.length;
};
const theirEquity = () => {
  const { win, loose, tie } = pec.raceCombos(pairs[0][0], pairs[0][1], null);
  if (win + loose + tie !== 1_712_304) throw new Error('pec did not count all boards.');
  return 1;
};
// --- whole hands ----------------------------------------------------------------------------------------------

const SEATS = 6;
const STACK = 2000;

const chips = Array.from({ length: SEATS }, () => STACK);
const between = ({ min, max }) => min + below(max - min + 1);

/** One of the offers, its amount by chance. */
const chooseOffer = (offers) => {
  const offer = offers[below(offers.length)];
  if (offer.type === 'bet') return { type: 'bet', amount: between(offer.amount) };
  return offer.type === 'raise' ? { type: 'raise', to: between(offer.to) } : offer;
};

let chance = { seed: SEED, at: 0 };

/** Hands of six by random legal actions, every action through `play`. */
const ourHands = (count) => () => {
  for (let hand = 0; hand < count; hand += 1) {
    let { state } = holdem.open({ rules: holdem.presets.tda, stacks: chips, chance });
    while (state.phase === 'betting') {
      const played = play(holdem, state, state.turn, chooseOffer(holdem.legal(state, state.turn)));
      if (!played.ok) throw new Error(played.refusal.reason);
      state = played.step.state;
    }
    ({ chance } = state);
  }
  return count;
};

/** The same in a lane. */
const ourLane = (count) => () => {
  for (let hand = 0; hand < count; hand += 1) {
    const lane = openLane(holdem, { rules: holdem.presets.tda, stacks: chips, chance }, { history: false });
    const { state } = lane;
    while (state.phase === 'betting') lane.take(state.turn, chooseOffer(holdem.legal(state, state.turn)));
    ({ chance } = state);
  }
  return count;
};

const theirRound = (table) => {
  while (table.isBettingRoundInProgress()) {
    const { actions, chipRange } = table.legalActions();
    const action = actions[below(actions.length)];
    if (action === 'bet' || action === 'raise') table.actionTaken(action, between(chipRange));
    else table.actionTaken(action);
  }
  table.endBettingRound();
};

const theirHands = (count) => () => {
  for (let hand = 0; hand < count; hand += 1) {
    const table = new Table({ smallBlind: 10, bigBlind: 20 }, SEATS);
    for (let seat = 0; seat < SEATS; seat += 1) table.sitDown(seat, STACK);
    table.startHand();
    while (table.isHandInProgress()) {
      theirRound(table);
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
  }
  return count;
};

// --- the measures ---------------------------------------------------------------------------------------------

await bench({
  bars: {
    'tables of the evaluator': 'at most 300 KB',
    'to fill them': 'at most 100 ms',
    'seven cards at random, times as quick': 'at least 4',
    'seven cards in sequence, times as quick': 'at least 15',
    'exact equity of two hands before the flop, times as quick': 'at least 100',
    'six-handed hands of random actions, times as quick': 'at least 2',
    'six-handed hands of random actions in a lane, times as quick': 'at least 3.3',
  },
  measures: {
    tables: () => {
      judge('tables of the evaluator', Math.round(bytes / 1024));
      judge('to fill them', Math.min(...Array.from({ length: 7 }, timeToFill)));
    },
    random: () => {
      compareEvaluators();
      report('seven cards at random, times as quick', race(1000, [ourRandom, theirRandom]), 'ns');
    },
    sequence: () => report('seven cards in sequence, times as quick', race(1000, [ourSequence, theirSequence]), 'ns'),
    equity: () => report('exact equity of two hands before the flop, times as quick', race(10, [ourEquity, theirEquity]), 'ms'),
    hands: () => report('six-handed hands of random actions, times as quick', race(300, [ourHands(500), theirHands(500)]), 'µs'),
    lane: () => report('six-handed hands of random actions in a lane, times as quick', race(300, [ourLane(500), theirHands(500)]), 'µs'),
  },
});
