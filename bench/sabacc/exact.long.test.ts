import { describe, expect, test } from 'vitest';
import { averageOf, exploitAfter } from './exact.mjs';
import {
  CODES,
  DRAW,
  FIRST_CHOICES,
  GAVE,
  JUNK,
  LATER_CHOICES,
  LET_GO,
  PAIRS,
  pairOf,
  placeOfHand,
  STAND,
  stakes,
  TRIPLES,
  tripleOf,
  VALUES,
  ZERO,
} from './last-round.mjs';
import { firstAt, laterAt, learnAll } from './learn.mjs';

/** A way to play: how often each choice is taken, with two cards and with three. */
type Mixes = readonly [Float64Array, Float64Array];

/** The part of each choice with two cards, and with three. */
type Parts = readonly [readonly number[], readonly number[]];

const [FIRST, SECOND] = [VALUES, VALUES * CODES];
const repeated = (times: number, parts: readonly number[]): Float64Array =>
  Float64Array.from({ length: times * parts.length }, (_, at) => parts[at % parts.length] ?? 0);
/** Whatever comes, the same. */
const always = (seen: number, [first, later]: Parts): Mixes => [
  repeated(seen * PAIRS.length, first),
  repeated(seen * TRIPLES.length, later),
];

const only = (choice: number, choices: number): readonly number[] => Array.from({ length: choices }, (_, at) => (at === choice ? 1 : 0));
const stands: Parts = [only(STAND, FIRST_CHOICES), only(0, LATER_CHOICES)];
const any: Parts = [
  [0.2, 0.2, 0.2, 0.2, 0.2],
  [0.25, 0.25, 0.25, 0.25],
];
const neverGivesUp: Parts = [
  [0.1, 0.2, 0.3, 0.4, 0],
  [0.4, 0.3, 0.2, 0.1],
];
/** Plus 3 lies open: one of three cards out of 62. */
const OPEN = ZERO + 3;
const LIKELY = 3 / 62;

const told = (game: { readonly bet: number; readonly shown: (first: number, second: number) => number }, first: Parts, second: Parts) => {
  const { least, most } = exploitAfter(game, OPEN, always(FIRST, first), always(SECOND, second));
  return [least / LIKELY, most / LIKELY];
};

describe('small games whose worth is known', () => {
  test('where every end is worth the same, so is the game: every deal is counted once', () => {
    const [least, most] = told({ bet: 1000, shown: () => 7 }, neverGivesUp, neverGivesUp);
    expect([least, most]).toEqual([expect.closeTo(7, 9), expect.closeTo(7, 9)]);
  });

  test('whoever would lose more than the bet gives up', () => {
    const [sure, most] = told({ bet: 5, shown: () => -7 }, neverGivesUp, neverGivesUp);
    expect([sure, most]).toEqual([expect.closeTo(-7, 9), expect.closeTo(-5, 9)]);
    const [least, got] = told({ bet: 5, shown: () => 7 }, any, neverGivesUp);
    // A fifth of its hands the first seat gives up for nothing.
    expect([least, got]).toEqual([expect.closeTo(0.8 * 5 - 0.2 * 5, 9), expect.closeTo(7, 9)]);
  });

  test('three cards are had by whoever draws and keeps them', () => {
    const hasThree = (place: number): number => ((place & 3) === 3 ? 1 : 0);
    const [least, most] = told({ bet: 9, shown: (first, second) => hasThree(first) - 0.5 * hasThree(second) }, neverGivesUp, stands);
    // The second seat draws and keeps whatever it does; against one who always stands the first does.
    expect([least, most]).toEqual([expect.closeTo(0.4 * 0.4 - 0.5, 9), expect.closeTo(1, 9)]);
  });

  test('what one holds the other does not', () => {
    // Worth something only when the first has both tens and the second both of minus ten: dealt so, or the second ten drawn.
    const [tens, minus] = [
      [20, 20],
      [0, 0],
    ].map(placeOfHand);
    const [, most = 0] = told({ bet: 1, shown: (first, second) => (first === tens && second === minus ? 1 : 0) }, stands, stands);
    const dealt = ((3 * 2) / (61 * 60)) * ((3 * 2) / (59 * 58));
    const drawn = ((2 * 3) / (61 * 60)) * (2 / 59) * ((3 * 2 * 1 + 55 * 3 * 2) / (58 * 57));
    expect(most / (dealt + drawn)).toBeCloseTo(1, 9);
  });
});

/** A way to play, with plus and minus changed over. */
const mirrored = ([first, later]: Mixes, codes: number): Mixes => {
  const turned: Mixes = [new Float64Array(first.length), new Float64Array(later.length)];
  const other = (value: number): number => VALUES - 1 - value;
  const otherCode = (code: number): number =>
    code < GAVE ? code : code < LET_GO ? GAVE + other(code - GAVE) : LET_GO + other(code - LET_GO);
  for (let code = 0; code < codes; code += 1) {
    const [seen, there] = codes === 1 ? [OPEN, other(OPEN)] : [OPEN * codes + code, other(OPEN) * codes + otherCode(code)];
    for (const [pair, [a = 0, b = 0]] of PAIRS.entries()) {
      const [from, to] = [firstAt(seen, pair), firstAt(there, pairOf(other(a), other(b)))];
      for (const [at, place] of [STAND, 2, 1, DRAW, JUNK].entries()) turned[0][to + place] = first[from + at] ?? 0;
    }
    for (const [triple, [a = 0, b = 0, c = 0]] of TRIPLES.entries()) {
      const [from, to] = [laterAt(seen, triple), laterAt(there, tripleOf(other(a), other(b), other(c)))];
      for (const [at, place] of [0, 3, 2, 1].entries()) turned[1][to + place] = later[from + at] ?? 0;
    }
  }
  return turned;
};

test('where plus and minus count alike, changing them over changes nothing', () => {
  const uneven = (length: number, choices: number): Float64Array => {
    const parts = Float64Array.from({ length }, (_, at) => 1 + ((at * 7919) % 11));
    return averageOf(parts, choices);
  };
  const mine: Mixes = [
    uneven(FIRST * PAIRS.length * FIRST_CHOICES, FIRST_CHOICES),
    uneven(FIRST * TRIPLES.length * LATER_CHOICES, LATER_CHOICES),
  ];
  const theirs: Mixes = [
    uneven(SECOND * PAIRS.length * FIRST_CHOICES, FIRST_CHOICES),
    uneven(SECOND * TRIPLES.length * LATER_CHOICES, LATER_CHOICES),
  ];
  const game = { bet: 3, shown: (first: number, second: number) => (first >> 3) - (second >> 3) + (first & 3) };
  const plus = exploitAfter(game, OPEN, mine, theirs);
  const minus = exploitAfter(game, VALUES - 1 - OPEN, mirrored(mine, 1), mirrored(theirs, CODES));
  expect(minus.least).toBeCloseTo(plus.least, 9);
  expect(minus.most).toBeCloseTo(plus.most, 9);
});

test('the longer it is learned, the surer both seats are', () => {
  const game = stakes(200, 300);
  const [few, many] = [2, 12].map((rounds) => {
    const [mine, theirs] = learnAll(game, rounds, [OPEN]).map(
      ([first, later]): Mixes => [averageOf(first, FIRST_CHOICES), averageOf(later, LATER_CHOICES)],
    );
    if (mine === undefined || theirs === undefined) throw new Error('Somebody has learned nothing.');
    return exploitAfter(game, OPEN, mine, theirs);
  });
  expect(many?.least).toBeGreaterThan(few?.least ?? 0);
  expect(many?.most).toBeLessThan(few?.most ?? 0);
  expect(many?.least).toBeLessThan(many?.most ?? 0);
});
