/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Chips, deepFreeze, type Offer, type Range, type Refusal, range } from '@baize/engine';
import { isPair, isSplitAce } from './hand.ts';
import { handAt } from './places.ts';
import { costOfInsurance } from './settle.ts';
import type { Action, Blackjack, Phase, Reason, State } from './state.ts';

/** What may be bet: what lies on the spot already can be used again. */
const bets = ({ rules, stack, bet }: State): Range => range(rules.bet.min, Math.min(rules.bet.max ?? stack + bet, stack + bet));

const whyNotBet = (state: State, amount: Chips): Reason | undefined => {
  const { min, max } = bets(state);
  if (!Number.isInteger(amount)) return 'bet-not-whole';
  if (amount < min) return 'bet-too-small';
  if (amount <= max) return undefined;
  return max === state.rules.bet.max ? 'bet-too-large' : 'not-enough-chips';
};

/** Whether insurance can be paid for; where it cannot, nobody is asked. */
export const canInsure = ({ rules, stack, bet }: State): boolean =>
  rules.insurance && costOfInsurance(bet) > 0 && costOfInsurance(bet) <= stack;

const whyNotHit = (state: State): Reason | undefined => {
  const hand = handAt(state, state.turn);
  if (isSplitAce(state.hands, hand)) return 'one-card-to-split-aces';
  return hand.total === 21 && state.rules.standsAt21 ? 'not-on-21' : undefined;
};

const whyNotDouble = (state: State): Reason | undefined => {
  const { rules, hands, stack } = state;
  const hand = handAt(state, state.turn);
  if (rules.double === 'none') return 'not-in-these-rules';
  if (isSplitAce(hands, hand)) return 'one-card-to-split-aces';
  if (hands.length > 1 && !rules.doubleAfterSplit) return 'no-double-after-a-split';
  if (hand.cards.length > 2) return 'only-on-two-cards';
  if (rules.double !== 'any' && (hand.soft || !rules.double.includes(hand.total))) return 'not-on-this-total';
  return stack < hand.bet ? 'not-enough-chips' : undefined;
};

const whyNotSplit = (state: State): Reason | undefined => {
  const { rules, hands, stack } = state;
  const hand = handAt(state, state.turn);
  if (rules.split === 'none') return 'not-in-these-rules';
  if (hand.cards.length > 2) return 'only-on-two-cards';
  if (!isPair(rules, hand.cards)) return 'no-pair';
  if (hands.length >= rules.mostHands) return 'no-more-hands';
  if (isSplitAce(hands, hand) && !rules.resplitAces) return 'aces-split-once';
  return stack < hand.bet ? 'not-enough-chips' : undefined;
};

const whyNotSurrender = (state: State): Reason | undefined => {
  if (!state.rules.surrender) return 'not-in-these-rules';
  if (state.hands.length > 1) return 'no-surrender-after-a-split';
  return handAt(state, state.turn).cards.length > 2 ? 'only-on-two-cards' : undefined;
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

/** What belongs to which phase, the first to be offered first. `bet` is offered with its range. */
const moves: Readonly<Record<Phase, Moves>> = {
  betting: movesOf({ type: 'deal' }, { type: 'take-back' }),
  insurance: movesOf({ type: 'decline' }, { type: 'insure' }),
  playing: movesOf({ type: 'hit' }, { type: 'stand' }, { type: 'double' }, { type: 'split' }, { type: 'surrender' }),
  dealer: movesOf(),
  between: movesOf({ type: 'ready' }, { type: 'again' }),
  ended: movesOf(),
};

/** Why an action of another phase cannot be taken in this one. */
const outOfPhase: Readonly<Record<Phase, Reason>> = {
  betting: 'bet-first',
  insurance: 'answer-insurance',
  playing: 'round-in-play',
  dealer: 'round-in-play',
  between: 'between-rounds',
  ended: 'between-rounds',
};

const belongsTo = (phase: Phase, type: Action['type']): boolean => {
  if (type === 'bet') return phase === 'betting';
  for (const move of moves[phase].all) if (move.type === type) return true;
  return false;
};

const whyNotPhase = ({ phase }: State, type: Action['type']): Reason | undefined => {
  if (belongsTo(phase, type)) return undefined;
  return phase === 'playing' && (type === 'insure' || type === 'decline') ? 'no-insurance-now' : outOfPhase[phase];
};

/** Why an action of this phase may not be taken; undefined when it may. */
const whyNotMove = (state: State, action: Action): Reason | undefined => {
  switch (action.type) {
    case 'bet':
      return whyNotBet(state, action.amount);
    case 'deal':
    case 'take-back':
      return state.bet === 0 ? 'no-bet-laid' : undefined;
    case 'again':
      return state.bet > state.stack ? 'not-enough-chips' : undefined;
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
      return undefined;
  }
};

/** Why this action may not be taken now; undefined when it may. */
export const whyNot = (state: State, action: Action): Reason | undefined => whyNotPhase(state, action.type) ?? whyNotMove(state, action);

/** What the player may do. */
export const offersTo = (state: State): readonly Offer<Action>[] => {
  const { all, choices } = moves[state.phase];
  let bits = 0;
  for (let place = 0; place < all.length; place += 1) {
    const move = all[place];
    if (move !== undefined && whyNotMove(state, move) === undefined) bits |= 1 << place;
  }
  const offers = choices[bits] ?? [];
  return state.phase === 'betting' ? [...offers, { type: 'bet', amount: bets(state) }] : offers;
};

const nearest = (amount: Chips, { min, max }: Range): Chips => Math.max(min, Math.min(max, Math.round(amount)));

/** The reason why not, and what could be done instead: a bet that fits, or else the first thing offered. */
export const refusalOf = (state: State, action: Action): Refusal<Blackjack> => {
  const reason = whyNot(state, action) ?? 'not-an-action';
  const offers = offersTo(state);
  const offer = offers.find(({ type }) => type === action.type) ?? offers[0];
  if (offer === undefined) return { reason };
  if (offer.type !== 'bet') return { reason, instead: offer };
  return { reason, instead: { type: 'bet', amount: nearest(action.type === 'bet' ? action.amount : state.lastBet, offer.amount) } };
};
