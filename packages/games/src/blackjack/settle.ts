/** Settling a round: how each hand fares, and what it brings. */
import type { Card, Chips } from '@baize/engine';
import { dealerHasNatural, hasNatural } from './hand.ts';
import type { Ratio } from './rules.ts';
import type { Hand, HandOutcome, Result, State, Verdict } from './state.ts';

/** So much for a bet at these odds, half a chip rounded up. */
const payAt = ({ pays, for: each }: Ratio, bet: Chips): Chips => Math.floor((2 * bet * pays + each) / (2 * each));

/** What giving up a hand costs: half the bet, half a chip left to the player. */
const costOfSurrender = (bet: Chips): Chips => Math.floor(bet / 2);

/** What insurance costs: half the bet, in whole chips. */
export const costOfInsurance = (bet: Chips): Chips => Math.floor(bet / 2);
/** Insurance pays 2 to 1. */
const INSURANCE_PAYS = 2;

const outcomeOf = (state: State, { status, total }: Hand<Card>): HandOutcome => {
  if (status === 'bust') return 'bust';
  if (status === 'surrendered') return 'surrender';
  const natural = hasNatural(state);
  if (natural !== dealerHasNatural(state)) return natural ? 'blackjack' : 'lose';
  if (state.dealer.total > 21 || total > state.dealer.total) return 'win';
  return total === state.dealer.total ? 'push' : 'lose';
};

const netOf = ({ rules }: State, outcome: HandOutcome, bet: Chips): Chips => {
  switch (outcome) {
    case 'blackjack':
      return rules.natural === null ? bet : payAt(rules.natural, bet);
    case 'win':
      return bet;
    case 'push':
      return 0;
    case 'surrender':
      return -costOfSurrender(bet);
    case 'lose':
    case 'bust':
      return -bet;
  }
};

const verdictOf = (state: State, hand: Hand<Card>): Verdict => {
  const outcome = outcomeOf(state, hand);
  return { outcome, net: netOf(state, outcome, hand.bet) };
};

/** What the round brings: each hand on its own bet, and the insurance. */
export const resultOf = (state: State): Result => {
  const only = state.hands[0];
  const verdicts =
    only !== undefined && state.hands.length === 1 ? [verdictOf(state, only)] : state.hands.map((hand) => verdictOf(state, hand));
  const insurance = dealerHasNatural(state) ? INSURANCE_PAYS * state.insurance : 0 - state.insurance;
  let net = insurance;
  for (const verdict of verdicts) net += verdict.net;
  return { verdicts, insurance, net };
};
