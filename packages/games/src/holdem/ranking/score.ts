/**
 * What a hand is worth, worked out from its ranks: the slow and plain truth from which the tables are made.
 *
 * A hand is four masks of ranks: those it holds at least once, twice, three and four times. Bit 0 is the two, bit 12 the ace.
 */

/** The kinds of hand, lowest first. A royal flush is the highest straight flush. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;

/** A kind of hand. */
export type Category = (typeof CATEGORIES)[number];

/** How many different hands of five there are of each kind. */
export const CLASSES: readonly number[] = [1277, 2860, 858, 858, 10, 1277, 156, 156, 10];

/** The place of a mask's highest rank; -1 of none. */
const highest = (mask: number): number => 31 - Math.clz32(mask);

/** A mask without its highest rank. */
const rest = (mask: number): number => mask & ~(1 << highest(mask));

/** The highest rank of the best straight; -1 of none. An ace stands under the two as well. */
export const straightOf = (mask: number): number => {
  const wheel = (mask << 1) | ((mask >> 12) & 1);
  return highest(wheel & (wheel >> 1) & (wheel >> 2) & (wheel >> 3) & (wheel >> 4)) + (wheel === 0 ? 0 : 3);
};

/** The highest of these ranks, as many as asked for, as digits of a number. */
const digits = (mask: number, count: number): number => {
  let [left, sum] = [mask, 0];
  for (let n = 0; n < count; n += 1) {
    sum = sum * 13 + highest(left);
    left = rest(left);
  }
  return sum;
};

const SPAN = 13 ** 5;
const scored = (category: number, detail: number): number => category * SPAN + detail;

/** How good the best five of a hand without a flush are: a higher number beats a lower one, equal ones are equal. */
export const scoreOf = (once: number, twice: number, thrice: number, four: number): number => {
  if (four !== 0) return scored(7, digits(four, 1) * 13 + highest(once & ~(1 << highest(four))));
  const three = highest(thrice);
  const pairs = thrice === 0 ? twice : twice & ~(1 << three);
  if (thrice !== 0 && pairs !== 0) return scored(6, three * 13 + highest(pairs));
  const straight = straightOf(once);
  if (straight >= 3) return scored(4, straight);
  if (thrice !== 0) return scored(3, three * 169 + digits(once & ~thrice, 2));
  const second = rest(pairs);
  if (second !== 0) {
    const [high, low] = [highest(pairs), highest(second)];
    return scored(2, (high * 13 + low) * 13 + highest(once & ~(1 << high) & ~(1 << low)));
  }
  return pairs === 0 ? scored(0, digits(once, 5)) : scored(1, highest(pairs) * 2197 + digits(once & ~pairs, 3));
};

/** How good the best five of one suit are. */
export const flushScoreOf = (mask: number): number => {
  const straight = straightOf(mask);
  return straight >= 3 ? scored(8, straight) : scored(5, digits(mask, 5));
};
