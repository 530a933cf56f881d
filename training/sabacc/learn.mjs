/**
 * Learns the last round by counterfactual regret minimisation over all hands at once (CFR+, Tammelin 2014), for each open card by itself. That what
 * one holds the other cannot hold is left aside here, which makes it quick; exact.mjs counts it, so what is learned is judged without
 * any such simplification.
 */
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
  ordersOf,
  PAIR_PLACES,
  PAIRS,
  PLACES,
  pairOf,
  STAND,
  STOOD,
  TRIPLE_PLACES,
  TRIPLES,
  topAfter,
  VALUES,
} from './last-round.mjs';

/** Where the choices of a hand of two begin; `seen` is the open card, for the second seat with what the first did. */
export const firstAt = (seen, pair) => (seen * PAIRS.length + pair) * FIRST_CHOICES;
/** The same after a draw. */
export const laterAt = (seen, triple) => (seen * TRIPLES.length + triple) * LATER_CHOICES;

/** However seldom a hand gets there, what it does then is noted. */
const SELDOM = 1e-9;

/** How likely each hand of two is when these cards are gone, and after it each card that is drawn: at pair * 21 + card. */
const likelihoods = (gone) => {
  const left = COUNTS.slice();
  for (const value of gone) left[value] -= 1;
  const count = left.reduce((sum, one) => sum + one, 0);
  const pairs = Float64Array.from(PAIRS, ([a, b]) => (ordersOf([a, b]) * left[a] * (left[b] - (a === b ? 1 : 0))) / (count * (count - 1)));
  const drawn = new Float64Array(PAIRS.length * VALUES);
  for (const [pair, [a, b]] of PAIRS.entries()) {
    for (let card = 0; card < VALUES; card += 1) {
      drawn[pair * VALUES + card] = Math.max(0, left[card] - (card === a ? 1 : 0) - (card === b ? 1 : 0)) / (count - 2);
    }
  }
  return { pairs: pairs.map((one) => Math.max(0, one)), drawn };
};

/** What a set of choices is taken with now, by its regrets. */
const mixAt = (regrets, from, choices, mix) => {
  let sum = 0;
  for (let at = 0; at < choices; at += 1) sum += regrets[from + at];
  for (let at = 0; at < choices; at += 1) mix[at] = sum > 0 ? regrets[from + at] / sum : 1 / choices;
};

/** Notes what each choice would have brought more than the mix, and how often it is taken; what the mix brings. */
const improve = ({ regrets, played }, from, mix, worths, weight) => {
  let worth = 0;
  for (let at = 0; at < worths.length; at += 1) worth += mix[at] * worths[at];
  for (let at = 0; at < worths.length; at += 1) {
    regrets[from + at] = Math.max(0, regrets[from + at] + worths[at] - worth);
    played[from + at] += weight * mix[at];
  }
  return worth;
};

const room = (size) => ({ regrets: new Float32Array(size), played: new Float32Array(size) });

/** Room for what both seats learn, with two cards and after a draw. */
const roomForAll = () => [
  { first: room(VALUES * PAIRS.length * FIRST_CHOICES), later: room(VALUES * TRIPLES.length * LATER_CHOICES) },
  { first: room(VALUES * CODES * PAIRS.length * FIRST_CHOICES), later: room(VALUES * CODES * TRIPLES.length * LATER_CHOICES) },
];

/** How a seat with these cards to come plays: it learns, given what every end is worth to it, and tells how often it comes to each. */
const makeSeat = (tables, { pairs, drawn }) => {
  const [mix, worths] = [new Float64Array(FIRST_CHOICES), new Float64Array(FIRST_CHOICES)];
  const [laterMix, laterWorths] = [new Float64Array(LATER_CHOICES), new Float64Array(LATER_CHOICES)];
  const kept = new Float64Array(TRIPLES.length);
  const draws = new Float64Array(TRIPLES.length);

  /** How often each hand of three is drawn. */
  const countDraws = (seen) => {
    draws.fill(0);
    for (let pair = 0; pair < PAIRS.length; pair += 1) {
      mixAt(tables.first.regrets, firstAt(seen, pair), FIRST_CHOICES, mix);
      const weight = pairs[pair] * mix[DRAW];
      if (weight === 0) continue;
      for (let card = 0; card < VALUES; card += 1) draws[AFTER_DRAW[pair * VALUES + card]] += weight * drawn[pair * VALUES + card];
    }
  };

  /** Learns in one round. `ends(choice, pair)` and `laterEnds(choice, triple)` say what the ends are worth. */
  const learn = (seen, ends, laterEnds, round) => {
    countDraws(seen);
    for (let triple = 0; triple < TRIPLES.length; triple += 1) {
      const from = laterAt(seen, triple);
      mixAt(tables.later.regrets, from, LATER_CHOICES, laterMix);
      for (let choice = 0; choice < LATER_CHOICES; choice += 1) laterWorths[choice] = laterEnds(choice, triple);
      kept[triple] = improve(tables.later, from, laterMix, laterWorths, round * (draws[triple] + SELDOM));
    }
    for (let pair = 0; pair < PAIRS.length; pair += 1) {
      const from = firstAt(seen, pair);
      mixAt(tables.first.regrets, from, FIRST_CHOICES, mix);
      for (let choice = 0; choice < FIRST_CHOICES; choice += 1) worths[choice] = choice === DRAW ? 0 : ends(choice, pair);
      for (let card = 0; card < VALUES; card += 1) worths[DRAW] += drawn[pair * VALUES + card] * kept[AFTER_DRAW[pair * VALUES + card]];
      improve(tables.first, from, mix, worths, round);
    }
  };

  /** Tells how often the seat comes to each end. */
  const count = (seen, note, laterNote) => {
    countDraws(seen);
    for (let pair = 0; pair < PAIRS.length; pair += 1) {
      mixAt(tables.first.regrets, firstAt(seen, pair), FIRST_CHOICES, mix);
      for (let choice = 0; choice < FIRST_CHOICES; choice += 1) if (choice !== DRAW) note(choice, pair, pairs[pair] * mix[choice]);
    }
    for (let triple = 0; triple < TRIPLES.length; triple += 1) {
      if (draws[triple] === 0) continue;
      mixAt(tables.later.regrets, laterAt(seen, triple), LATER_CHOICES, laterMix);
      for (let choice = 0; choice < LATER_CHOICES; choice += 1) laterNote(choice, triple, draws[triple] * laterMix[choice]);
    }
  };
  return { learn, count };
};

/** The place of a hand of two that gave one of its cards for this one. */
const swapped = (pair, choice, top) => PAIR_PLACES[pairOf(PAIRS[pair][2 - choice], top)];

/** All places that a hand can have. */
const TAKEN = Int32Array.from(new Set([...PAIR_PLACES, ...TRIPLE_PLACES]));

/** What every pair of places brings the first seat, at first * PLACES + second. */
const tableOf = (shown) => {
  const table = new Float64Array(PLACES * PLACES);
  for (const first of TAKEN) for (const second of TAKEN) table[first * PLACES + second] = shown(first, second);
  return table;
};

/** What each place is worth against hands that come to their places so often; for the second seat it is turned round. */
const worthAgainst = (often, table, isFirst) => {
  const worth = new Float64Array(PLACES);
  for (const other of TAKEN) {
    const weight = often[other];
    if (weight === 0) continue;
    if (isFirst) for (const place of TAKEN) worth[place] += weight * table[place * PLACES + other];
    else for (const place of TAKEN) worth[place] -= weight * table[other * PLACES + place];
  }
  return worth;
};

/** Learns what is done after one open card, in so many rounds. */
const learnAfter = (opened, tables, { bet, shown }, rounds) => {
  const table = tableOf(shown);
  const first = makeSeat(tables[0], likelihoods([opened]));
  const seconds = Array.from({ length: CODES }, (_, code) => {
    const gone = topAfter(opened, code);
    return makeSeat(tables[1], likelihoods(code < GAVE ? [opened] : [opened, gone]));
  });
  const codeOf = (choice, pair) => (choice === STAND ? STOOD : GAVE + PAIRS[pair][choice - 1]);
  const laterCode = (choice, triple) => (choice === 0 ? KEPT : LET_GO + TRIPLES[triple][choice - 1]);
  const placeOf = (choice, pair, top) => (choice === STAND ? PAIR_PLACES[pair] : swapped(pair, choice, top));
  for (let round = 1; round <= rounds; round += 1) {
    const comes = Array.from({ length: CODES }, () => new Float64Array(PLACES));
    first.count(
      opened,
      (choice, pair, weight) => {
        if (choice !== JUNK) comes[codeOf(choice, pair)][placeOf(choice, pair, opened)] += weight;
      },
      (choice, triple, weight) => {
        comes[laterCode(choice, triple)][TRIPLE_PLACES[triple * LATER_CHOICES + choice]] += weight;
      },
    );
    const worths = seconds.map((second, code) => {
      const [seen, top] = [opened * CODES + code, topAfter(opened, code)];
      const worth = worthAgainst(comes[code], table, false);
      const all = comes[code].reduce((sum, one) => sum + one, 0);
      second.learn(
        seen,
        (choice, pair) => (choice === JUNK ? -bet * all : worth[placeOf(choice, pair, top)]),
        (choice, triple) => worth[TRIPLE_PLACES[triple * LATER_CHOICES + choice]],
        round,
      );
      const often = new Float64Array(PLACES);
      let junked = 0;
      second.count(
        seen,
        (choice, pair, weight) => {
          if (choice === JUNK) junked += weight;
          else often[placeOf(choice, pair, top)] += weight;
        },
        (choice, triple, weight) => {
          often[TRIPLE_PLACES[triple * LATER_CHOICES + choice]] += weight;
        },
      );
      return worthAgainst(often, table, true).map((one) => one + junked * bet);
    });
    first.learn(
      opened,
      (choice, pair) => (choice === JUNK ? -bet : worths[codeOf(choice, pair)][placeOf(choice, pair, opened)]),
      (choice, triple) => worths[laterCode(choice, triple)][TRIPLE_PLACES[triple * LATER_CHOICES + choice]],
      round,
    );
  }
};

const ALL = Array.from({ length: VALUES }, (_, opened) => opened);

/** What both seats learn in so many rounds: how often each choice was taken. After other open cards than these nothing is learned. */
export const learnAll = (stakes, rounds, opens = ALL) => {
  const tables = roomForAll();
  for (const opened of opens) learnAfter(opened, tables, stakes, rounds);
  return tables.map(({ first, later }) => [first.played, later.played]);
};
