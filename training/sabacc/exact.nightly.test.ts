import { describe, expect, test } from 'vitest';
import { averageOf, exploitAfter } from './exact.mjs';
import { CODES, FIRST_CHOICES, LATER_CHOICES, PAIRS, placeOfHand, STAND, stakes, TRIPLES, VALUES, ZERO } from './last-round.mjs';
import { learnAll } from './learn.mjs';

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
