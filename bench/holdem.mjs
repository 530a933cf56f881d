/**
 * How fast Hold'em is: `node bench/holdem.mjs`. Needs the built packages (`npm run build`); `npm run bench holdem` builds them.
 *
 * Ours and theirs take turns in short rounds, so that a busy machine slows both; the best round of each
 * counts, since everything else that a machine does only makes a round slower.
 * Hands are lists of seven numbers from 0 to 51, the input that `@pokertools/evaluator` asks for: random ones, and all in sequence.
 * Exact equity before the flop is raced against `pec`, six-handed hands of random legal actions against `poker-ts`: both open a
 * fresh table for each hand, ask for the legal actions, choose one by chance and have it checked and done. Hands of both have ten
 * actions on average; ours hand out every state on the way, theirs change one table.
 *
 * The evaluator's tables are filled in fresh processes, of which the quickest counts.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { play } from '@baize/engine';
import { codeOf, evaluator, exactEquity, holdem, parseCards } from '@baize/games/holdem';

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
  return (word >>> 0) % bound;
};
const { of7, bytes } = evaluator();

/** Milliseconds for one thing, in rounds that take turns with another's. */
const race = (rounds, ours, theirs) => {
  const [mine, other] = [[], []];
  for (let round = -3; round < rounds; round += 1) {
    const began = performance.now();
    const done = ours();
    const middle = performance.now();
    const doneToo = theirs();
    const ended = performance.now();
    // The first rounds warm up.
    if (round < 0) continue;
    mine.push((middle - began) / done);
    other.push((ended - middle) / doneToo);
  }
  return { ours: Math.min(...mine), theirs: Math.min(...other) };
};

let isAbove = true;
const limit = (what, figure, unit, bar) => {
  isAbove &&= figure <= bar;
  console.log(`${what}: ${figure.toFixed(0)} ${unit}, bar ${bar}: ${figure <= bar ? 'within the bar' : 'over the bar'}`);
};
const report = (what, { ours, theirs }, bar, unit = 'ms') => {
  const scale = { ms: 1, µs: 1e3, ns: 1e6 }[unit];
  const ratio = theirs / ours;
  isAbove &&= ratio >= bar;
  const figures = `${(ours * scale).toFixed(2)} ${unit} against ${(theirs * scale).toFixed(2)} ${unit}`;
  console.log(`${what}: ${figures}, ratio ${ratio.toFixed(1)}, bar ${bar}: ${ratio >= bar ? 'above the bar' : 'below the bar'}`);
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
  for (let round = 0; round < 100; round += 1) for (let hand = 0; hand < 4096; hand += 1) sum = (sum + of7(hands[hand])) | 0;
  sink += sum;
  return 409_600;
};
const theirRandom = () => {
  let sum = 0;
  for (let round = 0; round < 100; round += 1) for (let hand = 0; hand < 4096; hand += 1) sum = (sum + evaluate(hands[hand])) | 0;
  sink += sum;
  return 409_600;
};

// Written out twice: a function handed in would be called for each hand, and the call measured with it. All hands with the first three
// cards, once by theirs and six times by ours, so that a round of either takes about as long.
const ourSequence = () => {
  const h = [0, 1, 2, 0, 0, 0, 0];
  let [sum, count] = [0, 0];
  for (let again = 0; again < 6; again += 1) {
    for (let d = 3; d < 49; d += 1) {
      h[3] = d;
      for (let e = d + 1; e < 50; e += 1) {
        h[4] = e;
        for (let f = e + 1; f < 51; f += 1) {
          h[5] = f;
          for (let g = f + 1; g < 52; g += 1) {
            h[6] = g;
            sum = (sum + of7(h)) | 0;
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
  const h = [0, 1, 2, 0, 0, 0, 0];
  let [sum, count] = [0, 0];
  for (let d = 3; d < 49; d += 1) {
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
limit('tables of the evaluator', bytes / 1024, 'KB', 300);
limit('to fill them', Math.min(...Array.from({ length: 7 }, timeToFill)), 'ms', 100);

const upside = hands
  .slice(0, 500)
  .filter((hand, at) => at > 0 && Math.sign(of7(hand) - of7(hands[at - 1])) !== Math.sign(evaluate(hands[at - 1]) - evaluate(hand)));
if (upside.length > 0) throw new Error(`The evaluators disagree about ${upside[0]}.`);

report('seven cards at random', race(100, ourRandom, theirRandom), 4, 'ns');
report('seven cards in sequence', race(200, ourSequence, theirSequence), 8, 'ns');

// --- equity ---------------------------------------------------------------------------------------------------

const pairs = [
  ['AsAh', 'KdKc'],
  ['AsKs', 'QhJh'],
  ['7c2d', 'AhKh'],
].map((pair) => pair.map((hand) => parseCards(hand)));
const ourEquity = () => {
  for (let round = 0; round < 4; round += 1) for (const pair of pairs) sink += exactEquity(pair.map((hand) => hand.map(codeOf))).boards;
  return 4 * pairs.length;
};
const theirEquity = () => {
  const { win, loose, tie } = pec.raceCombos(pairs[0][0], pairs[0][1], null);
  if (win + loose + tie !== 1_712_304) throw new Error('pec did not count all boards.');
  return 1;
};
report('exact equity of two hands before the flop', race(8, ourEquity, theirEquity), 12);

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

/** Hands of six by random legal actions, every action through the one door. */
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

report('six-handed hands of random actions', race(120, ourHands(500), theirHands(500)), 3, 'µs');
if (Number.isNaN(sink)) console.log(sink);
process.exitCode = isAbove ? 0 : 1;
