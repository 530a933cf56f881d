/**
 * Buckets: which hands a blueprint plays alike. Before the flop there are 169; after it hands are told apart by what they beat on average when
 * the rest of the board is dealt, high shares counting more, and by how much that varies: a made hand from a draw.
 */

import { COMBOS, highOf, lowOf } from '../bots/starting.ts';
import { type CardCode, real } from '../ranking/codes.ts';
import { sharesFrom, strengthsOn } from './strengths.ts';

/** Levels of what a hand beats. */
export const LEVELS = 34;
/** Kinds, in each level, of how much that varies. */
export const VARIATIONS = 3;
/** Buckets on the flop and on the turn. */
const SPREAD_BUCKETS = LEVELS * VARIATIONS;
/** Buckets on the river, where only the level counts. */
const RIVER_BUCKETS = 60;
/** How many buckets each street has. */
export const BUCKETS: readonly number[] = [169, SPREAD_BUCKETS, SPREAD_BUCKETS, RIVER_BUCKETS];
/** No bucket: a card of the pair lies on the board. */
export const NONE = 255;

/** Where one level ends and the next begins, and in each level where one kind does, for one street. */
export interface Cuts {
  readonly levels: readonly number[];
  readonly kinds: readonly (readonly number[])[];
}

/** What every pair beats on average, high shares counting more, and how much it varies. */
export interface Spread {
  readonly level: Float64Array;
  readonly variation: Float64Array;
}

/** The number of a starting hand among the 169: pairs, then suited and unsuited by their ranks. */
const classOf = (high: CardCode, low: CardCode): number => {
  const [a, b] = [Math.max(high >> 2, low >> 2), Math.min(high >> 2, low >> 2)];
  return (high & 3) === (low & 3) ? a * 13 + b : b * 13 + a;
};

/** The starting hand of every pair. */
export const STARTING_CLASSES: Uint8Array = Uint8Array.from(COMBOS, ([high, low]) => classOf(high, low));

/** Rivers dealt after each turn card, when the flop is judged. */
const RIVERS = 2;

/** The boards of five that a board of three or four is judged by: after a turn all, after a flop some after every turn card. */
const runOuts = (board: readonly CardCode[]): readonly (readonly CardCode[])[] => {
  const left = Array.from({ length: 52 }, (_, code) => code).filter((code) => !board.includes(code));
  if (board.length === 4) return left.map((river) => [...board, river]);
  // Spread evenly over the pack, and by the board alone.
  let at = board.reduce((sum, code) => sum + code * code, 0);
  return left.flatMap((turn, place) =>
    Array.from({ length: RIVERS }, () => {
      at += 19;
      const river = left[(place + 1 + (at % (left.length - 1))) % left.length] ?? 0;
      return [...board, turn, river];
    }),
  );
};

/** Judges every pair on a board of three or four. */
export const spreadOn = (board: readonly CardCode[]): Spread => {
  const [sums, squares, times] = [new Float64Array(COMBOS.length), new Float64Array(COMBOS.length), new Float64Array(COMBOS.length)];
  const [strengths, shares] = [new Int16Array(COMBOS.length), new Float64Array(COMBOS.length)];
  for (const full of runOuts([...board].sort((a, b) => a - b))) {
    strengthsOn(full, strengths);
    sharesFrom(strengths, shares);
    for (let combo = 0; combo < shares.length; combo += 1) {
      const share = real(shares, combo);
      if (share < 0) continue;
      sums[combo] = real(sums, combo) + share;
      squares[combo] = real(squares, combo) + share * share;
      times[combo] = real(times, combo) + 1;
    }
  }
  const level = squares.map((square, combo) => Math.sqrt(square / Math.max(1, real(times, combo))));
  const variation = sums.map((sum, combo) => {
    const mean = sum / Math.max(1, real(times, combo));
    return Math.sqrt(Math.max(0, real(level, combo) ** 2 - mean * mean));
  });
  return { level, variation };
};

/** How many of these sorted numbers are no more than one. */
const placeIn = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The bucket of every pair on a board of three or four. */
export const bucketsOn = (board: readonly CardCode[], { levels, kinds }: Cuts): Uint8Array => {
  const { level, variation } = spreadOn(board);
  return Uint8Array.from(COMBOS, (_, combo) => {
    if (board.includes(highOf(combo)) || board.includes(lowOf(combo))) return NONE;
    const at = placeIn(levels, real(level, combo));
    return at * VARIATIONS + placeIn(kinds[at] ?? [], real(variation, combo));
  });
};

const FINE_FROM = 0.8;
const COARSE = 36;

/** The bucket of a share on the river: the best fifth is told apart more finely. */
export const riverBucket = (share: number): number =>
  share < FINE_FROM
    ? Math.floor((share / FINE_FROM) * COARSE)
    : Math.min(RIVER_BUCKETS - 1, COARSE + Math.floor(((share - FINE_FROM) / (1 - FINE_FROM)) * (RIVER_BUCKETS - COARSE)));
