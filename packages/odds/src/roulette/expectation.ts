/** What any bets bring on average, and how far a spin strays from it: counted over the 37 numbers, without rounding. */
import { type Bet, NUMBERS, netOn, POCKETS, type Rules, stakeOf } from '@baize/games/roulette';
import { type Fraction, fraction } from './fraction.ts';

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
