/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Card, type Chips, deepFreeze, type Offer, type Range, type Refusal, range, type Seat } from '@baize/engine';
import { isPair, isSplitAce } from './hand.ts';
import { handInTurn, spotAt } from './places.ts';
import { isForSeveral } from './rules.ts';
import { bankLeft, costOfInsurance, largestPaidBy } from './settle.ts';
import type { Action, Blackjack, Phase, Reason, Spot, State } from './state.ts';

/** The largest bet that the player has the chips for and the table takes: what lies on the spot already can be used again. */
const largestBet = ({ rules }: State, { stack, bet }: Spot<Card>): Chips => Math.min(rules.bet.max ?? stack + bet, stack + bet);

/** What may be bet, and what the bank can pay for where a player keeps it. */
const bets = (state: State, seat: Seat): Range => {
  const most = largestBet(state, spotAt(state, seat));
  const { rules } = state;
  return range(rules.bet.min, rules.bank === 'house' ? most : Math.min(most, largestPaidBy(rules, bankLeft(state))));
};

const whyNotBet = (state: State, seat: Seat, amount: Chips): Reason | undefined => {
  const { min, max } = bets(state, seat);
  const most = largestBet(state, spotAt(state, seat));
  if (!Number.isInteger(amount)) return 'bet-not-whole';
  if (amount < min) return 'bet-too-small';
  if (amount <= max) return undefined;
  if (amount <= most) return 'bank-cannot-pay';
  return most === state.rules.bet.max ? 'bet-too-large' : 'not-enough-chips';
};

/** What lies on the spot already is no bet to be laid again; the first of a sitting has none before it. */
const whyNotAgain = (state: State, seat: Seat): Reason | undefined => {
  const { bet, lastBet, stack } = spotAt(state, seat);
  if (!isForSeveral(state.rules)) return bet > stack ? 'not-enough-chips' : undefined;
  return lastBet === 0 ? 'no-last-bet' : whyNotBet(state, seat, lastBet);
};

/** Whether insurance can be paid for; where it cannot, nobody is asked. */
export const canInsure = ({ rules }: State, { hands, stack, bet }: Spot<Card>): boolean =>
  rules.insurance && hands.length > 0 && costOfInsurance(bet) > 0 && costOfInsurance(bet) <= stack;

const whyNotHit = (state: State): Reason | undefined => {
  const hand = handInTurn(state);
  if (isSplitAce(spotAt(state, state.seat).hands, hand)) return 'one-card-to-split-aces';
  return hand.total === 21 && state.rules.standsAt21 ? 'not-on-21' : undefined;
};

/** Why as much again may not be laid on a hand: the player has too few chips, or the bank could not pay. */
const whyNotMore = (state: State, { stack }: Spot<Card>, bet: Chips): Reason | undefined => {
  if (stack < bet) return 'not-enough-chips';
  return state.rules.bank === 'player' && bankLeft(state) < bet ? 'bank-cannot-pay' : undefined;
};

const whyNotDouble = (state: State): Reason | undefined => {
  const { rules } = state;
  const spot = spotAt(state, state.seat);
  const hand = handInTurn(state);
  if (rules.double === 'none') return 'not-in-these-rules';
  if (isSplitAce(spot.hands, hand)) return 'one-card-to-split-aces';
  if (spot.hands.length > 1 && !rules.doubleAfterSplit) return 'no-double-after-a-split';
  if (hand.cards.length > 2) return 'only-on-two-cards';
  if (rules.double !== 'any' && (hand.soft || !rules.double.includes(hand.total))) return 'not-on-this-total';
  return whyNotMore(state, spot, hand.bet);
};

const whyNotSplit = (state: State): Reason | undefined => {
  const { rules } = state;
  const spot = spotAt(state, state.seat);
  const hand = handInTurn(state);
  if (rules.split === 'none') return 'not-in-these-rules';
  if (hand.cards.length > 2) return 'only-on-two-cards';
  if (!isPair(rules, hand.cards)) return 'no-pair';
  if (spot.hands.length >= rules.mostHands) return 'no-more-hands';
  if (isSplitAce(spot.hands, hand) && !rules.resplitAces) return 'aces-split-once';
  return whyNotMore(state, spot, hand.bet);
};

const whyNotSurrender = (state: State): Reason | undefined => {
  if (!state.rules.surrender) return 'not-in-these-rules';
  if (spotAt(state, state.seat).hands.length > 1) return 'no-surrender-after-a-split';
  return handInTurn(state).cards.length > 2 ? 'only-on-two-cards' : undefined;
};

type Plain = Exclude<Action, { readonly type: 'bet' }>;

/** Some moves, and every choice of them by the bits of their places: lists that need not be made for each action of a simulation. */
interface Moves {
  readonly all: readonly Plain[];
  readonly choices: readonly (readonly Plain[])[];
}

const movesOf = (...all: readonly Plain[]): Moves =>
  deepFreeze({
    all,
    choices: Array.from({ length: 1 << all.length }, (_, bits) => all.filter((_move, place) => (bits & (1 << place)) !== 0)),
  });

/** What belongs to which phase at a table for one, the first to be offered first. `bet` is offered with its range. */
const alone: Readonly<Record<Phase, Moves>> = {
  betting: movesOf({ type: 'deal' }, { type: 'take-back' }),
  insurance: movesOf({ type: 'decline' }, { type: 'insure' }),
  playing: movesOf({ type: 'hit' }, { type: 'stand' }, { type: 'double' }, { type: 'split' }, { type: 'surrender' }),
  dealer: movesOf(),
  between: movesOf({ type: 'ready' }, { type: 'again' }),
  ended: movesOf(),
};

/** The same at a table for several, where a bet that is laid is an answer and nobody deals for the others. */
const together: Readonly<Record<Phase, Moves>> = {
  ...alone,
  betting: movesOf({ type: 'again' }, { type: 'sit-out' }),
  between: movesOf({ type: 'ready' }),
};

const movesIn = ({ rules, phase }: State): Moves => (isForSeveral(rules) ? together : alone)[phase];

/** Why an action of another phase cannot be taken in this one. */
const outOfPhase: Readonly<Record<Phase, Reason>> = {
  betting: 'bet-first',
  insurance: 'answer-insurance',
  playing: 'round-in-play',
  dealer: 'round-in-play',
  between: 'between-rounds',
  ended: 'between-rounds',
};

const belongsHere = (state: State, type: Action['type']): boolean => {
  if (type === 'bet') return state.phase === 'betting';
  for (const move of movesIn(state).all) if (move.type === type) return true;
  return false;
};

/** What is never done at this table, in whatever phase. */
const isElsewhere = ({ rules }: State, type: Action['type']): boolean =>
  isForSeveral(rules) ? type === 'deal' || type === 'take-back' : type === 'sit-out';

const whyNotPhase = (state: State, type: Action['type']): Reason | undefined => {
  if (belongsHere(state, type)) return undefined;
  if (isElsewhere(state, type)) return 'not-in-these-rules';
  return state.phase === 'playing' && (type === 'insure' || type === 'decline') ? 'no-insurance-now' : outOfPhase[state.phase];
};

/** Why an action of this phase may not be taken; undefined when it may. */
const whyNotMove = (state: State, seat: Seat, action: Action): Reason | undefined => {
  switch (action.type) {
    case 'bet':
      return whyNotBet(state, seat, action.amount);
    case 'deal':
    case 'take-back':
      return spotAt(state, seat).bet === 0 ? 'no-bet-laid' : undefined;
    case 'again':
      return whyNotAgain(state, seat);
    case 'hit':
      return whyNotHit(state);
    case 'double':
      return whyNotDouble(state);
    case 'split':
      return whyNotSplit(state);
    case 'surrender':
      return whyNotSurrender(state);
    case 'insure':
    case 'decline':
    case 'stand':
    case 'ready':
    case 'sit-out':
      return undefined;
  }
};

/** Why this action may not be taken now by a seat that is to act; undefined when it may. */
export const whyNot = (state: State, seat: Seat, action: Action): Reason | undefined =>
  whyNotPhase(state, action.type) ?? whyNotMove(state, seat, action);

/** What a seat that is to act may do. */
export const offersTo = (state: State, seat: Seat): readonly Offer<Action>[] => {
  const { all, choices } = movesIn(state);
  let bits = 0;
  for (let place = 0; place < all.length; place += 1) {
    const move = all[place];
    if (move !== undefined && whyNotMove(state, seat, move) === undefined) bits |= 1 << place;
  }
  const offers = choices[bits] ?? [];
  if (state.phase !== 'betting') return offers;
  const amount = bets(state, seat);
  return amount.max < amount.min ? offers : [...offers, { type: 'bet', amount }];
};

const nearest = (amount: Chips, { min, max }: Range): Chips => Math.max(min, Math.min(max, Math.round(amount)));

/** The reason why not, and what could be done instead: a bet that fits, or else the first thing offered. */
export const refusalOf = (state: State, seat: Seat, action: Action): Refusal<Blackjack> => {
  const reason = whyNot(state, seat, action) ?? 'not-an-action';
  const offers = offersTo(state, seat);
  const offer = offers.find(({ type }) => type === action.type) ?? offers[0];
  if (offer === undefined) return { reason };
  if (offer.type !== 'bet') return { reason, instead: offer };
  const asked = action.type === 'bet' ? action.amount : spotAt(state, seat).lastBet;
  return { reason, instead: { type: 'bet', amount: nearest(asked, offer.amount) } };
};
