/** The table with one thing changed. A simulation does little else, so the literals are written out: a spread costs it several times over. */
import type { Card, Chips } from '@baize/engine';
import type { Dealer, Hand, Phase, Result, Shoe, State, Tableau } from './state.ts';

/** A hand that has to be there. */
export const handAt = <C>({ hands }: Pick<Tableau<C>, 'hands'>, hand: number): Hand<C> => {
  const found = hands[hand];
  if (found === undefined) throw new RangeError(`There is no hand ${hand}.`);
  return found;
};

/** What the player has on the table and may lose. */
export const atRisk = <C>({ phase, hands, bet, insurance }: Tableau<C>): Chips => {
  if (phase === 'between' || phase === 'ended') return 0;
  if (hands.length === 0) return bet;
  let chips = insurance;
  for (const hand of hands) chips += hand.bet;
  return chips;
};

/** Other hands, so many cards dealt, and it is this hand's turn. */
export const withHands = (s: State, hands: readonly Hand<Card>[], turn: number, dealt: number, stack: Chips): State => ({
  rules: s.rules,
  round: s.round,
  phase: s.phase,
  stack,
  bet: s.bet,
  lastBet: s.lastBet,
  insurance: s.insurance,
  hands,
  turn,
  dealer: s.dealer,
  result: s.result,
  shoe: s.shoe,
  dealt,
});

/** Other cards for the dealer, in this phase. */
export const withDealer = (s: State, dealer: Dealer<Card>, phase: Phase, dealt: number): State => ({
  rules: s.rules,
  round: s.round,
  phase,
  stack: s.stack,
  bet: s.bet,
  lastBet: s.lastBet,
  insurance: s.insurance,
  hands: s.hands,
  turn: s.turn,
  dealer,
  result: s.result,
  shoe: s.shoe,
  dealt,
});

/** Another shoe, so many of its cards dealt. */
export const withShoe = (s: State, shoe: Shoe, dealt: number): State => ({
  rules: s.rules,
  round: s.round,
  phase: s.phase,
  stack: s.stack,
  bet: s.bet,
  lastBet: s.lastBet,
  insurance: s.insurance,
  hands: s.hands,
  turn: s.turn,
  dealer: s.dealer,
  result: s.result,
  shoe,
  dealt,
});

/** The round over with this result, and paid. */
export const withResult = (s: State, result: Result): State => ({
  rules: s.rules,
  round: s.round,
  phase: 'between',
  stack: s.stack + atRisk(s) + result.net,
  bet: s.bet,
  lastBet: s.lastBet,
  insurance: s.insurance,
  hands: s.hands,
  turn: s.turn,
  dealer: s.dealer,
  result,
  shoe: s.shoe,
  dealt: s.dealt,
});

/** The same hands with one of them changed. */
export const replaced = (hands: readonly Hand<Card>[], at: number, hand: Hand<Card>): readonly Hand<Card>[] =>
  hands.length === 1 ? [hand] : hands.with(at, hand);
