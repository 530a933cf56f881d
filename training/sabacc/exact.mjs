/**
 * What can be won from a way to play the last round, exactly: every deal is counted. `exploit` gives, for the first seat, the least that the
 * first seat's way is sure of against anybody, and the most that anybody gets against the second seat's way. The worth of the game lies
 * between the two.
 */
import {
  CODES,
  COUNTS,
  DRAW,
  FIRST_CHOICES,
  GAVE,
  JUNK,
  KEPT,
  LATER_CHOICES,
  LET_GO,
  ordersOf,
  PACK,
  PAIRS,
  pairOf,
  placeOfHand,
  STAND,
  STOOD,
  TRIPLES,
  topAfter,
  tripleOf,
  VALUES,
} from './last-round.mjs';
import { firstAt, laterAt } from './learn.mjs';

/** How many ways there are to deal so many cards in order. */
const waysToDeal = (cards) => Array.from({ length: cards }, (_, at) => PACK - at).reduce((product, left) => product * left, 1);

/** The average of what was played, as parts of one. Where nothing was, every choice is alike. */
export const averageOf = (played, choices) => {
  const parts = new Float64Array(played.length);
  for (let from = 0; from < played.length; from += choices) {
    let sum = 0;
    for (let at = 0; at < choices; at += 1) sum += played[from + at];
    for (let at = 0; at < choices; at += 1) parts[from + at] = sum > 0 ? played[from + at] / sum : 1 / choices;
  }
  return parts;
};

const without = (hand, at) => hand.filter((_, one) => one !== at);
/** The four hands that three cards may become: all of them, or without one. */
const BECOMES = TRIPLES.map((three) => [three, ...[0, 1, 2].map((at) => without(three, at))]);
const PLACES = BECOMES.map((hands) => hands.map(placeOfHand));
const distinct = (hand) => hand.map((_, at) => at).filter((at) => hand.indexOf(hand[at]) === at);

/** How a first seat with these mixes comes to each hand, given what it showed: lists of hands with weights, by code. */
const waysOfFirst = (opened, first, later) => {
  const byCode = Array.from({ length: CODES }, () => new Map());
  const add = (code, hand, weight) => {
    const key = hand.join();
    const known = byCode[code].get(key) ?? { hand, weight: 0 };
    known.weight += weight;
    byCode[code].set(key, known);
  };
  const draws = new Float64Array(TRIPLES.length);
  for (const [pair, [a, b]] of PAIRS.entries()) {
    const from = firstAt(opened, pair);
    const orders = ordersOf([a, b]);
    add(STOOD, [a, b], orders * first[from + STAND]);
    add(GAVE + a, [b], orders * first[from + 1]);
    add(GAVE + b, [a], orders * first[from + 2]);
    for (let card = 0; card < VALUES; card += 1) draws[tripleOf(a, b, card)] += orders * first[from + DRAW];
  }
  for (const [triple, three] of TRIPLES.entries()) {
    const from = laterAt(opened, triple);
    add(KEPT, three, draws[triple] * later[from]);
    for (let at = 0; at < 3; at += 1) add(LET_GO + three[at], without(three, at), draws[triple] * later[from + 1 + at]);
  }
  return byCode;
};

/** What is held or lies on the pile of the first seat's cards, the open card aside: its hand, and what it gave or let go. */
const cardsOf = (code, hand) => {
  if (code >= LET_GO) return [...hand, code - LET_GO];
  return code >= GAVE ? [...hand, code - GAVE] : hand;
};

/** Goes through all that the second seat may meet after this: the best it can get, and what its own way gets from each hand. */
const meet = ({ shown, bet }, opened, code, hands, mixes) => {
  const [first, later] = mixes;
  const seen = opened * CODES + code;
  const top = topAfter(opened, code);
  /** What the second seat may become, by three cards; what it gets from standing, swapping and folding with two. */
  const becomes = new Float64Array(TRIPLES.length * LATER_CHOICES);
  const certain = new Float64Array(PAIRS.length * FIRST_CHOICES);
  // How often its own way draws, and then does each thing, in orders of the cards.
  const does = new Float64Array(TRIPLES.length * LATER_CHOICES);
  for (const [triple, three] of TRIPLES.entries()) {
    let draws = 0;
    for (const at of distinct(three)) {
      const two = without(three, at);
      draws += ordersOf(two) * first[firstAt(seen, pairOf(...two)) + DRAW];
    }
    for (let at = 0; at < LATER_CHOICES; at += 1) does[triple * LATER_CHOICES + at] = draws * later[laterAt(seen, triple) + at];
  }
  for (const one of hands) {
    const held = code >= GAVE && code < LET_GO ? [...one.hand, opened] : one.hand;
    const place = placeOfHand(held);
    const left = COUNTS.slice();
    let ways = 1;
    for (const value of [opened, ...cardsOf(code, one.hand)]) {
      ways *= Math.max(0, left[value]);
      left[value] -= 1;
    }
    one.gets = 0;
    if (ways === 0) continue;
    const count = 1 + cardsOf(code, one.hand).length;
    const [perTwo, perThree] = [ways / waysToDeal(count + 2), ways / waysToDeal(count + 3)];
    for (let pair = 0; pair < PAIRS.length; pair += 1) {
      const [p, q] = PAIRS[pair];
      const weight = perTwo * ordersOf(PAIRS[pair]) * left[p] * (p === q ? left[q] - 1 : left[q]);
      if (weight <= 0) continue;
      const from = pair * FIRST_CHOICES;
      const mine = firstAt(seen, pair);
      const note = (choice, won) => {
        certain[from + choice] += one.weight * weight * won;
        one.gets += weight * first[mine + choice] * won;
      };
      note(STAND, shown(place, placeOfHand([p, q])));
      note(1, shown(place, placeOfHand([q, top])));
      note(2, shown(place, placeOfHand([p, top])));
      note(JUNK, bet);
    }
    for (let triple = 0; triple < TRIPLES.length; triple += 1) {
      const [i, j, k] = TRIPLES[triple];
      const weight = perThree * left[i] * (j === i ? left[i] - 1 : left[j]) * (k === j ? (j === i ? left[i] - 2 : left[j] - 1) : left[k]);
      if (weight <= 0) continue;
      const places = PLACES[triple];
      for (let choice = 0; choice < LATER_CHOICES; choice += 1) {
        const won = weight * shown(place, places[choice]);
        becomes[triple * LATER_CHOICES + choice] += one.weight * won;
        one.gets += does[triple * LATER_CHOICES + choice] * won;
      }
    }
  }
  return bestOfSecond(certain, becomes);
};

/** The least that the first seat is left with when the second does its best. */
const bestOfSecond = (certain, becomes) => {
  const least = TRIPLES.map((_, triple) => Math.min(...becomes.subarray(triple * LATER_CHOICES, (triple + 1) * LATER_CHOICES)));
  let sum = 0;
  for (const [pair, [p, q]] of PAIRS.entries()) {
    let drawn = 0;
    for (let card = 0; card < VALUES; card += 1) drawn += ordersOf([p, q]) * least[tripleOf(p, q, card)];
    const from = pair * FIRST_CHOICES;
    sum += Math.min(certain[from + STAND], certain[from + 1], certain[from + 2], certain[from + JUNK], drawn);
  }
  return sum;
};

/** The most that the first seat gets with one open card, from what each hand gets after each thing it may show. */
const bestOfFirst = (opened, gets, bet) => {
  const after = (code, hand) => gets[code].get(hand.join()) ?? 0;
  // Gets are already weighed by the ways to hold the cards; only the orders of the two are left.
  let sum = 0;
  for (const [a, b] of PAIRS) {
    let drawn = 0;
    for (let card = 0; card < VALUES; card += 1) {
      const three = [a, b, card].sort((x, y) => x - y);
      drawn += Math.max(after(KEPT, three), ...[0, 1, 2].map((at) => after(LET_GO + three[at], without(three, at))));
    }
    const left = COUNTS.slice();
    left[opened] -= 1;
    const ways = (COUNTS[opened] * left[a] * (a === b ? left[b] - 1 : left[b])) / waysToDeal(3);
    sum += ordersOf([a, b]) * Math.max(after(STOOD, [a, b]), after(GAVE + a, [b]), after(GAVE + b, [a]), drawn, -bet * Math.max(0, ways));
  }
  return sum;
};

/**
 * What `exploit` tells, of the deals with one open card alone: how likely that card is counts in it.
 * @param {object} stakes
 * @param {number} opened
 * @param {readonly [Float64Array, Float64Array]} mine the first seat's parts, with two cards and after a draw
 * @param {readonly [Float64Array, Float64Array]} theirs the second seat's
 */
export const exploitAfter = (stakes, opened, mine, theirs) => {
  let least = 0;
  const byCode = waysOfFirst(opened, ...mine);
  const gets = byCode.map((hands, code) => {
    const list = [...hands.values()];
    least += meet(stakes, opened, code, list, theirs);
    return new Map(list.map(({ hand, gets: won }) => [hand.join(), won]));
  });
  for (const [pair, [a, b]] of PAIRS.entries()) {
    const left = COUNTS.slice();
    left[opened] -= 1;
    const ways = (COUNTS[opened] * left[a] * (a === b ? left[b] - 1 : left[b])) / waysToDeal(3);
    if (ways > 0) least -= stakes.bet * ordersOf([a, b]) * ways * mine[0][firstAt(opened, pair) + JUNK];
  }
  return { least, most: bestOfFirst(opened, gets, stakes.bet) };
};

/** The least that the first seat's mixes are sure of, and the most that anybody gets from the second seat's, over all deals. */
export const exploit = (stakes, mine, theirs) => {
  const all = Array.from({ length: VALUES }, (_, opened) => exploitAfter(stakes, opened, mine, theirs));
  return { least: all.reduce((sum, { least }) => sum + least, 0), most: all.reduce((sum, { most }) => sum + most, 0) };
};
