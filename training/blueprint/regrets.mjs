/**
 * Monte Carlo counterfactual regret minimisation with external sampling (Lanctot and others, 2009): the one who learns tries every choice,
 * the other and the cards are drawn by chance. Later batches count more, as in linear averaging (Brown and Sandholm, 2019): after each,
 * all that was learned is scaled down a little.
 */

import { BUCKETS, STARTING_CLASSES } from '../../packages/games/src/holdem/blueprint/buckets.ts';
import { BIG, isSpot } from '../../packages/games/src/holdem/blueprint/tree.ts';
import { highOf, lowOf } from '../../packages/games/src/holdem/bots/starting.ts';
import { PAIRS } from './boards.mjs';

const DEEPEST = 32;
const MAX_CHOICES = 6;

/** The tree as lists of numbers. What is below zero in `next` is an end: its place among the ends, with every bit turned over. */
export const flatten = ({ spots }) => {
  const ends = [];
  const next = [];
  let size = 0;
  const flat = spots.map(({ street, player, choices }) => {
    const first = next.length;
    for (const { next: after } of choices) {
      if (isSpot(after)) next.push(after.number);
      else next.push(~(ends.push(after) - 1));
    }
    const spot = { street, player, first, count: choices.length, offset: size };
    size += BUCKETS[street] * choices.length;
    return spot;
  });
  const list = (key) => Int32Array.from(flat, (spot) => spot[key]);
  return {
    size,
    street: list('street'),
    player: list('player'),
    first: list('first'),
    count: list('count'),
    offset: list('offset'),
    next: Int32Array.from(next),
    folded: Int32Array.from(ends, ({ folded }) => folded ?? -1),
    // What the loser has put in, in big blinds.
    stake: Float64Array.from(ends, ({ folded, puts }) => (folded === null ? Math.min(...puts) : puts[folded]) / BIG),
  };
};

/** Somebody who learns: `regrets` are what every choice would have brought more, `played` how often it was taken. */
export const makeLearner = (flat, boards, { regrets, played }) => {
  const { street, player, first, count, offset, next, folded, stake } = flat;
  const mixes = new Float64Array(DEEPEST * MAX_CHOICES);
  const worths = new Float64Array(DEEPEST * MAX_CHOICES);
  /** The bucket of each player on each street: player * 4 + street. */
  const buckets = new Int32Array(8);
  let [random, learner, ahead] = [Math.random, 0, 0];

  /** What each choice is taken with now, written at this depth. */
  const mixAt = (from, choices, deep) => {
    let sum = 0;
    for (let at = 0; at < choices; at += 1) {
      const regret = regrets[from + at];
      const weight = regret > 0 ? regret : 0;
      mixes[deep + at] = weight;
      sum += weight;
    }
    if (sum > 0) for (let at = 0; at < choices; at += 1) mixes[deep + at] /= sum;
    else for (let at = 0; at < choices; at += 1) mixes[deep + at] = 1 / choices;
  };

  const drawFrom = (choices, deep) => {
    let left = random();
    for (let at = 0; at < choices - 1; at += 1) {
      left -= mixes[deep + at];
      if (left < 0) return at;
    }
    return choices - 1;
  };

  /** What the learner wins from here on, in big blinds. */
  const walk = (spot, depth) => {
    if (spot < 0) {
      const end = ~spot;
      if (folded[end] >= 0) return folded[end] === learner ? -stake[end] : stake[end];
      return ahead * stake[end];
    }
    const who = player[spot];
    const choices = count[spot];
    const from = offset[spot] + buckets[who * 4 + street[spot]] * choices;
    const deep = depth * MAX_CHOICES;
    mixAt(from, choices, deep);
    if (who !== learner) {
      for (let at = 0; at < choices; at += 1) played[from + at] += mixes[deep + at];
      return walk(next[first[spot] + drawFrom(choices, deep)], depth + 1);
    }
    let worth = 0;
    for (let at = 0; at < choices; at += 1) {
      const one = walk(next[first[spot] + at], depth + 1);
      worths[deep + at] = one;
      worth += mixes[deep + at] * one;
    }
    for (let at = 0; at < choices; at += 1) regrets[from + at] += worths[deep + at] - worth;
    return worth;
  };

  /** Two hands that can lie beside a board. */
  const deal = () => {
    const board = Math.floor(random() * boards.count) * PAIRS;
    const hands = [0, 0];
    do {
      hands[0] = Math.floor(random() * PAIRS);
    } while (boards.strengths[board + hands[0]] === 0);
    do {
      hands[1] = Math.floor(random() * PAIRS);
    } while (boards.strengths[board + hands[1]] === 0 || shares(hands[0], hands[1]));
    for (let who = 0; who < 2; who += 1) {
      buckets[who * 4] = STARTING_CLASSES[hands[who]];
      for (let at = 0; at < 3; at += 1) buckets[who * 4 + 1 + at] = boards.streets[at][board + hands[who]];
    }
    return boards.strengths[board + hands[0]] - boards.strengths[board + hands[1]];
  };

  /** Learns from so many deals, for either player. */
  return (deals, source) => {
    random = source;
    for (let number = 0; number < deals; number += 1) {
      const difference = Math.sign(deal());
      for (learner = 0; learner < 2; learner += 1) {
        ahead = learner === 0 ? difference : -difference;
        walk(0, 0);
      }
    }
  };
};

const shares = (one, other) =>
  highOf(one) === highOf(other) || highOf(one) === lowOf(other) || lowOf(one) === highOf(other) || lowOf(one) === lowOf(other);

/** Scales all that was learned. */
export const scaleBy = (scale, ...tables) => {
  for (const table of tables) for (let at = 0; at < table.length; at += 1) table[at] *= scale;
};
