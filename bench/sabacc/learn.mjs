/** Learns the last round by Monte Carlo counterfactual regret minimisation: one seat tries every choice, all else falls by chance. */
import {
  AFTER_DRAW,
  CODES,
  COUNTS,
  DRAW,
  FIRST_CHOICES,
  GAVE,
  JUNK,
  KEPT,
  LATER_CHOICES,
  LET_GO,
  PACK,
  PAIR_PLACES,
  PAIRS,
  pairOf,
  STAND,
  STOOD,
  TRIPLE_PLACES,
  TRIPLES,
  topAfter,
  VALUES,
} from './last-round.mjs';

/** Room for what is learned: the choices of both seats, with two cards and after a draw. */
export const roomForAll = () => {
  const room = (size) => ({ regrets: new Float32Array(size), played: new Float32Array(size) });
  return [
    { first: room(VALUES * PAIRS.length * FIRST_CHOICES), later: room(VALUES * TRIPLES.length * LATER_CHOICES) },
    { first: room(VALUES * CODES * PAIRS.length * FIRST_CHOICES), later: room(VALUES * CODES * TRIPLES.length * LATER_CHOICES) },
  ];
};

/** Where the choices of a hand of two begin; `seen` is the open card, for the second seat with what the first did. */
export const firstAt = (seen, pair) => (seen * PAIRS.length + pair) * FIRST_CHOICES;
/** The same after a draw. */
export const laterAt = (seen, triple) => (seen * TRIPLES.length + triple) * LATER_CHOICES;

const pack = Int32Array.from(Array.from(COUNTS, (count, value) => Array.from({ length: count }, () => value)).flat());

/** How deep one choice lies in another: two of each seat. */
const DEEPEST = 4;

/** Learns from so many deals. */
export const learn = (tables, { bet, shown }, deals, random) => {
  const [mixes, worths] = [new Float64Array(DEEPEST * FIRST_CHOICES), new Float64Array(DEEPEST * FIRST_CHOICES)];
  const cards = pack.slice();
  /** What the seats hold when it is shown, and what the second sees of the first. */
  let [learner, opened, code, place, isThree] = [0, 0, 0, 0, false];

  const mixAt = (regrets, from, choices, deep) => {
    let sum = 0;
    for (let at = 0; at < choices; at += 1) {
      const weight = Math.max(0, regrets[from + at]);
      mixes[deep + at] = weight;
      sum += weight;
    }
    for (let at = 0; at < choices; at += 1) mixes[deep + at] = sum > 0 ? mixes[deep + at] / sum : 1 / choices;
  };

  const drawFrom = (choices, deep) => {
    let left = random();
    for (let at = 0; at < choices - 1; at += 1) {
      left -= mixes[deep + at];
      if (left < 0) return at;
    }
    return choices - 1;
  };

  /** Takes a choice by chance, or all of them for the one who learns; what the learner wins. */
  const choose = ({ regrets, played }, from, choices, level, follow) => {
    const deep = level * FIRST_CHOICES;
    mixAt(regrets, from, choices, deep);
    if (learner !== level >> 1) {
      for (let at = 0; at < choices; at += 1) played[from + at] += mixes[deep + at];
      return follow(drawFrom(choices, deep));
    }
    let worth = 0;
    for (let at = 0; at < choices; at += 1) {
      const one = follow(at);
      worths[deep + at] = one;
      worth += mixes[deep + at] * one;
    }
    for (let at = 0; at < choices; at += 1) regrets[from + at] += worths[deep + at] - worth;
    return worth;
  };

  const end = (other, otherIsThree) => {
    const won = shown(place, other, isThree, otherIsThree);
    return learner === 0 ? won : -won;
  };

  const secondKeeps = (choice) =>
    end(TRIPLE_PLACES[AFTER_DRAW[pairOf(cards[3], cards[4]) * VALUES + cards[6]] * LATER_CHOICES + choice], choice === 0);

  const secondDoes = (choice) => {
    const pair = pairOf(cards[3], cards[4]);
    if (choice === STAND) return end(PAIR_PLACES[pair], false);
    if (choice === JUNK) return learner === 0 ? bet : -bet;
    const seen = opened * CODES + code;
    if (choice === DRAW) return choose(tables[1].later, laterAt(seen, AFTER_DRAW[pair * VALUES + cards[6]]), LATER_CHOICES, 3, secondKeeps);
    return end(PAIR_PLACES[pairOf(PAIRS[pair][2 - choice], topAfter(opened, code))], false);
  };

  /** The first seat has acted; it is the other's turn. */
  const then = (own, ownIsThree, did) => {
    place = own;
    isThree = ownIsThree;
    code = did;
    return choose(tables[1].first, firstAt(opened * CODES + did, pairOf(cards[3], cards[4])), FIRST_CHOICES, 2, secondDoes);
  };

  const firstKeeps = (choice) => {
    const triple = AFTER_DRAW[pairOf(cards[1], cards[2]) * VALUES + cards[5]];
    const own = TRIPLE_PLACES[triple * LATER_CHOICES + choice];
    return choice === 0 ? then(own, true, KEPT) : then(own, false, LET_GO + TRIPLES[triple][choice - 1]);
  };

  const firstDoes = (choice) => {
    const pair = pairOf(cards[1], cards[2]);
    if (choice === STAND) return then(PAIR_PLACES[pair], false, STOOD);
    if (choice === JUNK) return learner === 0 ? -bet : bet;
    if (choice === DRAW)
      return choose(tables[0].later, laterAt(opened, AFTER_DRAW[pair * VALUES + cards[5]]), LATER_CHOICES, 1, firstKeeps);
    const two = PAIRS[pair];
    return then(PAIR_PLACES[pairOf(two[2 - choice], opened)], false, GAVE + two[choice - 1]);
  };

  for (let deal = 0; deal < deals; deal += 1) {
    for (let at = 0; at < 7; at += 1) {
      const from = at + Math.floor(random() * (PACK - at));
      const card = cards[from];
      cards[from] = cards[at];
      cards[at] = card;
    }
    opened = cards[0];
    for (learner = 0; learner < 2; learner += 1)
      choose(tables[0].first, firstAt(opened, pairOf(cards[1], cards[2])), FIRST_CHOICES, 0, firstDoes);
  }
};
