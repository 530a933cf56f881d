/** Exact fractions: what is counted in 37ths is told in 37ths. */

/** A fraction in lowest terms, its denominator above zero. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisorOf(b, a % b));

/** The fraction of two whole numbers. */
export const fraction = (over: bigint, under: bigint): Fraction => {
  if (under === 0n) throw new RangeError('Nothing is divided by zero.');
  const divisor = under < 0n ? -divisorOf(over, under) : divisorOf(over, under);
  return { over: over / divisor, under: under / divisor };
};

/** Whole and part apart, so that a long fraction keeps the digits that a number has. */
export const toNumber = ({ over, under }: Fraction): number => Number(over / under) + Number(over % under) / Number(under);

/** "-1/37"; a whole number stands alone. */
export const toText = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);
