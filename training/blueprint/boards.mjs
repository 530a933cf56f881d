/** Boards by chance, with the bucket of every pair of cards on each street and its strength in the end. */

import { randomFrom } from '../../bench/lib/random.mjs';
import { BUCKETS, bucketsOn, LEVELS, NONE, riverBucket, spreadOn, VARIATIONS } from '../../packages/games/src/holdem/blueprint/buckets.ts';
import { sharesFrom, strengthsOn } from '../../packages/games/src/holdem/blueprint/strengths.ts';

export const PAIRS = 1326;

/** Five cards by chance. */
const dealBoard = (random) => {
  const board = [];
  while (board.length < 5) {
    const code = Math.floor(random() * 52);
    if (!board.includes(code)) board.push(code);
  }
  return board;
};

/** Numbers that cut a list into so many parts of one size. */
const quantiles = (list, parts) => {
  const sorted = Float64Array.from(list).sort();
  return Array.from({ length: parts - 1 }, (_, at) => Number(sorted[Math.floor(((at + 1) * sorted.length) / parts)].toFixed(4)));
};

/** Where buckets begin on the flop and on the turn, from this many boards. */
export const cutsFrom = (count, seed) => {
  const random = randomFrom(seed, 'cuts');
  const boards = Array.from({ length: count }, () => dealBoard(random));
  return [3, 4].map((cards) => {
    const all = boards.flatMap((board) => {
      const { level, variation } = spreadOn(board.slice(0, cards));
      return Array.from(level, (one, pair) => ({ level: one, variation: variation[pair] })).filter((one) => one.level > 0);
    });
    const levels = quantiles(
      all.map((one) => one.level),
      LEVELS,
    );
    const parts = Array.from({ length: LEVELS }, () => []);
    for (const one of all) parts[levels.filter((cut) => cut <= one.level).length].push(one.variation);
    return { levels, kinds: parts.map((part) => quantiles(part, VARIATIONS)) };
  });
};

/** So many boards. Each follows from the seed and its number alone. */
export const makeBoards = (count, cuts, seed) => {
  const streets = BUCKETS.slice(1).map(() => new Uint8Array(count * PAIRS));
  const strengths = new Int16Array(count * PAIRS);
  const [own, shares] = [new Int16Array(PAIRS), new Float64Array(PAIRS)];
  for (let number = 0; number < count; number += 1) {
    const board = dealBoard(randomFrom(seed, `board ${number}`));
    streets[0].set(bucketsOn(board.slice(0, 3), cuts[0]), number * PAIRS);
    streets[1].set(bucketsOn(board.slice(0, 4), cuts[1]), number * PAIRS);
    strengthsOn(board, own);
    sharesFrom(own, shares);
    strengths.set(own, number * PAIRS);
    for (let pair = 0; pair < PAIRS; pair += 1) streets[2][number * PAIRS + pair] = shares[pair] < 0 ? NONE : riverBucket(shares[pair]);
  }
  return { count, streets, strengths };
};
