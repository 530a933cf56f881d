/** What bets bring: every kind at a table, and any bets together, counted over the 37 numbers without rounding. */
import { type Bet, type BetKind, NUMBERS, netOn, POCKETS, payouts, type Rules, stakeOf } from '@baize/games/roulette';
import { type Fraction, fraction } from './fraction.ts';

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
