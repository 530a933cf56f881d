/** What bets bring: every kind at a table, and any bets together, counted over the 37 numbers without rounding. */
import { type Bet, type BetKind, NUMBERS, netOn, POCKETS, payouts, type Rules, stakeOf } from '@baize/games/roulette';

// --- exact fractions: what is counted in 37ths is told in 37ths ------------------------------------------------------

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

/** One kind of bet. */
export interface BetOdds {
  readonly kind: BetKind;
  /** To one. */
  readonly pays: number;
  /** How many numbers it covers. */
  readonly numbers: number;
  /** What a chip staked brings on average. It holds for even stakes where zero gives half back. */
  readonly ev: number;
}

/** The odds of a table, ready for JSON. */
export interface TableOdds {
  readonly preset: Rules['preset'];
  readonly bets: readonly BetOdds[];
}

/** What every kind of bet under these rules pays and brings. */
export const tableOdds = (rules: Rules): TableOdds => ({
  preset: rules.preset,
  bets: payouts(rules).map(({ kind, pays, numbers, brings: { over, under } }) => ({ kind, pays, numbers, ev: over / under })),
});

/** What some bets promise, in chips a spin. */
export interface Expectation {
  readonly staked: number;
  /** The average of what a spin brings. */
  readonly mean: Fraction;
  /** The average square of how far it strays. */
  readonly variance: Fraction;
}

/** What these bets bring on average, and how much that varies. Odd stakes are halved as the table halves them. */
export const expectation = (rules: Rules, bets: readonly Bet[]): Expectation => {
  const nets = NUMBERS.map((number) => BigInt(netOn(rules, bets, number)));
  const many = BigInt(POCKETS);
  const sum = nets.reduce((total, net) => total + net, 0n);
  const squares = nets.reduce((total, net) => total + net * net, 0n);
  return { staked: stakeOf(bets), mean: fraction(sum, many), variance: fraction(many * squares - sum * sum, many * many) };
};
