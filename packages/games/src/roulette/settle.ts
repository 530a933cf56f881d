/** Settling a spin: what each bet wins or loses on a number, and all of them together. */
import type { Chips, Settlement } from '@baize/engine';
import { type Bet, stakeOf } from './bets.ts';
import { spotById } from './layout.ts';
import { isEvenChance, paysFor, type Rules } from './rules.ts';
import type { Verdict } from './state.ts';

/** What a bet wins if it wins, beside its stake. */
export const winOf = (rules: Rules, { spot, amount }: Bet): Chips => amount * paysFor(rules, spotById(spot).kind);

/** How a bet fares on a number. */
export const verdictOn = (rules: Rules, { spot, amount }: Bet, number: number): Verdict => {
  const { kind, numbers } = spotById(spot);
  if (numbers.includes(number)) return { spot, amount, result: 'won', net: winOf(rules, { spot, amount }) };
  // Half of an odd stake is no whole number of chips: the house keeps the odd one, so a single chip is lost.
  const back = number === 0 && rules.halfBackOnZero && isEvenChance(kind) ? Math.floor(amount / 2) : 0;
  return { spot, amount, result: back > 0 ? 'halved' : 'lost', net: back - amount };
};

/** What all bets together bring on a number. */
export const netOn = (rules: Rules, bets: readonly Bet[], number: number): Chips =>
  bets.reduce((sum, bet) => sum + verdictOn(rules, bet, number).net, 0);

/** A spin that brought so much. */
export const resultOf = (net: Chips): Settlement => ({ net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' });

/** What a spin brought a player. */
export const settlementOf = (verdicts: readonly Verdict[]): Settlement => resultOf(verdicts.reduce((sum, verdict) => sum + verdict.net, 0));

/** The chips that come back from the board: the stakes, and what they won or lost. */
export const paidOut = (bets: readonly Bet[], { net }: Settlement): Chips => stakeOf(bets) + net;
