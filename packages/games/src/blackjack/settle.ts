/** Settling a round: how each hand fares, and what it brings. */
import type { Card, Chips } from '@baize/engine';
import { dealerHasNatural, hasNatural } from './hand.ts';
import type { Ratio, Rules } from './rules.ts';
import type { Hand, HandOutcome, Result, Spot, State, Verdict } from './state.ts';

/** So much for a bet at these odds, half a chip rounded up. */
const payAt = ({ pays, for: each }: Ratio, bet: Chips): Chips => Math.floor((2 * bet * pays + each) / (2 * each));

/** What giving up a hand costs: half the bet, half a chip left to the player. */
const costOfSurrender = (bet: Chips): Chips => Math.floor(bet / 2);

/** What insurance costs: half the bet, in whole chips. */
export const costOfInsurance = (bet: Chips): Chips => Math.floor(bet / 2);
/** Insurance pays 2 to 1. */
const INSURANCE_PAYS = 2;

const outcomeOf = (state: State, spot: Spot<Card>, { status, total }: Hand<Card>): HandOutcome => {
  if (status === 'bust') return 'bust';
  if (status === 'surrendered') return 'surrender';
  const natural = hasNatural(state.rules, spot);
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

const verdictOf = (state: State, spot: Spot<Card>, hand: Hand<Card>): Verdict => {
  const outcome = outcomeOf(state, spot, hand);
  return { outcome, net: netOf(state, outcome, hand.bet) };
};

/** What the round brings a seat with cards: each hand on its own bet, and the insurance. */
export const resultOf = (state: State, spot: Spot<Card>): Result => {
  const only = spot.hands[0];
  const verdicts =
    only !== undefined && spot.hands.length === 1 ? [verdictOf(state, spot, only)] : spot.hands.map((hand) => verdictOf(state, spot, hand));
  const insurance = dealerHasNatural(state) ? INSURANCE_PAYS * spot.insurance : 0 - spot.insurance;
  let net = insurance;
  for (const verdict of verdicts) net += verdict.net;
  return { verdicts, insurance, net };
};

// --- a bank that a player keeps: what it may have to pay ----------------------------------------------------------------

/** The most that a bet can win before its cards are seen: what a natural pays. */
export const mostWonBy = ({ natural }: Rules, bet: Chips): Chips => (natural === null ? bet : Math.max(bet, payAt(natural, bet)));

/** The largest bet that so many chips can pay for, whatever comes. */
export const largestPaidBy = (rules: Rules, chips: Chips): Chips => {
  let bet = rules.natural === null ? chips : Math.floor((chips * rules.natural.for) / rules.natural.pays);
  while (bet > 0 && mostWonBy(rules, bet) > chips) bet -= 1;
  while (bet < chips && mostWonBy(rules, bet + 1) <= chips) bet += 1;
  return bet;
};

const isOver = ({ status }: Hand<Card>): boolean => status === 'bust' || status === 'surrendered';

/**
 * The most that the bank may have to pay a spot. Insurance adds nothing: it is paid only where the dealer has a natural, and then the bet
 * that it was half of is lost, or pushed against a natural that would have won more.
 */
const mostOwedTo = (rules: Rules, spot: Spot<Card>): Chips => {
  if (spot.hands.length === 0) return mostWonBy(rules, spot.bet);
  const [only] = spot.hands;
  if (only !== undefined && spot.hands.length === 1 && (only.cards.length < 2 || hasNatural(rules, spot)))
    return mostWonBy(rules, only.bet);
  return spot.hands.reduce((sum, hand) => sum + (isOver(hand) ? 0 : hand.bet), 0);
};

/** What the bank can still be asked for: all there is where the house keeps it; else what is left when every open bet wins the most it can. */
export const bankLeft = ({ rules, spots }: State): Chips => {
  if (rules.bank === 'house') return Number.POSITIVE_INFINITY;
  return spots.reduce((left, spot, seat) => left + (seat === 0 ? spot.stack : -mostOwedTo(rules, spot)), 0);
};
