/**
 * The tables behind the evaluator: a minimal perfect hash of every way to hold ranks.
 *
 * The ranks fall into a low group (two to seven) and a high one (eight to ace). Each rank has a key, and the sum of a
 * group's keys names what is held of it. Say that h of n cards are high. Among all ways to hold h high cards this is number i,
 * among all ways to hold n - h low ones it is number j; then the hand is number `base(n, h) + i * lows(n - h) + j`, without a
 * gap and without a collision, so nothing has to be searched for. HIGH gives `base + i * lows` for seven cards from the high
 * sum, LOW gives j from the low sum, and SEVEN the strength. For five and six cards i is taken out of HIGH again.
 *
 * The arrays are constants, so that the compiler can lay their addresses into the hot loops; they are filled when first needed.
 */
import { entry, lookUp } from './codes.ts';
import { CLASSES, flushScoreOf, scoreOf } from './score.ts';

/** Keys whose sums are all different for up to seven cards, at most four of a rank: each is the least that will do. */
const GROUP_KEYS: readonly number[] = [1, 5, 24, 112, 521, 2247, 9244];
const LOW_RANKS = 6;
const HIGH_RANKS = 7;
const MAX_CARDS = 7;
const MASKS = 1 << 13;

/** The bits of a sum that hold the low group. */
export const LOW_BITS = 14;

/** The key of each card by its code: the low group's in the lower bits, the high group's above them. */
export const CARD_KEYS: Int32Array = Int32Array.from({ length: 52 }, (_, code) => {
  const rank = code >> 2;
  return rank < LOW_RANKS ? entry(GROUP_KEYS, rank) : entry(GROUP_KEYS, rank - LOW_RANKS) << LOW_BITS;
});

/** A suit's count stands in a byte of its own, so suits are counted by adding these. */
export const SUIT_KEYS: Int32Array = Int32Array.from({ length: 52 }, (_, code) => 1 << ((code & 3) * 8));

/** From a low sum: the number of this holding among those of as many cards. */
export const LOW: Uint16Array = new Uint16Array(10_552);
/** From a high sum: where hands of seven with this holding begin. */
export const HIGH: Uint16Array = new Uint16Array(43_718);
/** From a hand's number: its strength, from 1, seven high without a pair, to 7462, a royal flush. */
export const SEVEN: Uint16Array = new Uint16Array(49_205);
const SIX = new Uint16Array(18_395);
const FIVE = new Uint16Array(6175);
/** From a mask of five to seven ranks of one suit: its strength. */
export const FLUSH: Uint16Array = new Uint16Array(MASKS);

/** How many bytes all of them take. */
export const TABLE_BYTES: number = [CARD_KEYS, SUIT_KEYS, LOW, HIGH, SEVEN, SIX, FIVE, FLUSH].reduce(
  (sum, { byteLength }) => sum + byteLength,
  0,
);

/** One way to hold cards of a group: the sum of their keys, and a mask of the ranks held once, twice, three and four times. */
interface Holding {
  readonly sum: number;
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly four: number;
}
/** Every way to hold cards of a group, by how many they are. */
type Group = readonly (readonly Holding[])[];

/** The same with some more cards of one rank. */
const withRank = ({ sum, once, twice, thrice, four }: Holding, rank: number, count: number): Holding => {
  const bit = 1 << rank;
  return {
    sum: sum + count * entry(GROUP_KEYS, rank),
    once: count > 0 ? once | bit : once,
    twice: count > 1 ? twice | bit : twice,
    thrice: count > 2 ? thrice | bit : thrice,
    four: count > 3 ? four | bit : four,
  };
};

const groupOf = (ranks: number): Group => {
  let group: Holding[][] = Array.from({ length: MAX_CARDS + 1 }, () => []);
  group[0]?.push({ sum: 0, once: 0, twice: 0, thrice: 0, four: 0 });
  for (let rank = 0; rank < ranks; rank += 1) {
    const more: Holding[][] = group.map(() => []);
    for (const [size, holdings] of group.entries()) {
      for (let count = 0; count <= Math.min(4, MAX_CARDS - size); count += 1) {
        for (const holding of holdings) more[size + count]?.push(withRank(holding, rank, count));
      }
    }
    group = more;
  }
  return group;
};

/** How many low holdings there are of each size, and where hands of n cards with h high ones begin. */
interface Layout {
  readonly lows: readonly number[];
  readonly bases: Readonly<Record<5 | 6 | 7, readonly number[]>>;
}

const layoutOf = (low: Group, high: Group): Layout => {
  const countsOf = (group: Group): readonly number[] => group.map((holdings) => holdings.length);
  const [lows, highs] = [countsOf(low), countsOf(high)];
  const basesOf = (n: number): readonly number[] => {
    const bases = [0];
    for (let h = 0; h < n; h += 1) bases.push(entry(bases, h) + entry(highs, h) * entry(lows, n - h));
    return bases;
  };
  return { lows, bases: { 5: basesOf(5), 6: basesOf(6), 7: basesOf(7) } };
};

/** The scores of every way to hold n cards, in the order of their numbers. */
const scoresOf = (n: number, low: Group, high: Group): readonly number[] => {
  const scores: number[] = [];
  for (const [h, holdings] of high.slice(0, n + 1).entries()) {
    for (const above of holdings) {
      const [once, twice] = [above.once << LOW_RANKS, above.twice << LOW_RANKS];
      const [thrice, four] = [above.thrice << LOW_RANKS, above.four << LOW_RANKS];
      for (const below of low[n - h] ?? []) {
        scores.push(scoreOf(once | below.once, twice | below.twice, thrice | below.thrice, four | below.four));
      }
    }
  }
  return scores;
};

const countBits = (mask: number): number => (mask === 0 ? 0 : 1 + countBits(mask & (mask - 1)));

/** Fills the tables: about 270 KB. */
const fill = (): Layout => {
  const [low, high] = [groupOf(LOW_RANKS), groupOf(HIGH_RANKS)];
  const layout = layoutOf(low, high);
  for (const holdings of low) for (const [number, { sum }] of holdings.entries()) LOW[sum] = number;
  for (const [h, holdings] of high.entries()) {
    for (const [number, { sum }] of holdings.entries()) {
      HIGH[sum] = entry(layout.bases[7], h) + number * entry(layout.lows, MAX_CARDS - h);
    }
  }
  const masks = Array.from({ length: MASKS }, (_, mask) => mask).filter((mask) => countBits(mask) >= 5);
  const fives = scoresOf(5, low, high);
  const flushes = masks.map(flushScoreOf);
  const order = [...new Set([...fives, ...flushes])].sort((a, b) => a - b);
  const strengths = new Map(order.map((score, place) => [score, place + 1]));
  const strengthOfScore = (score: number): number => strengths.get(score) ?? 0;
  for (const [at, mask] of masks.entries()) FLUSH[mask] = strengthOfScore(entry(flushes, at));
  const note = (table: Uint16Array, scores: readonly number[]): void => {
    for (const [number, score] of scores.entries()) table[number] = strengthOfScore(score);
  };
  note(FIVE, fives);
  note(SIX, scoresOf(6, low, high));
  note(SEVEN, scoresOf(7, low, high));
  return layout;
};

let layout: Layout | undefined;

/** Makes sure that the tables are filled. The first hand of SEVEN is none once they are. */
export const fillTables = (): void => {
  layout ??= fill();
};

/** The strength of five or six cards by the sums of their keys, leaving flushes aside. */
export const strengthOfFew = (count: 5 | 6, high: number, low: number): number => {
  layout ??= fill();
  const { bases, lows } = layout;
  const begins = lookUp(HIGH, high);
  let h = count;
  while (h > 0 && entry(bases[7], h) > begins) h -= 1;
  const number = (begins - entry(bases[7], h)) / entry(lows, MAX_CARDS - h);
  return lookUp(count === 5 ? FIVE : SIX, entry(bases[count], h) + number * entry(lows, count - h) + lookUp(LOW, low));
};

/** The strength at which each kind of hand begins, lowest first, and one past the last. */
export const FIRST_STRENGTHS: readonly number[] = CLASSES.reduce<number[]>(
  (firsts, count) => firsts.concat(entry(firsts, firsts.length - 1) + count),
  [1],
);
