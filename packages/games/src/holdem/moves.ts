/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Chips, deepFreeze, type Offer, type Range, type Refusal, type Seat, type Sight } from '@baize/engine';
import { betRange, canBeAnswered, canGoPast, isOpenTo, owed, raiseRange, toCall } from './betting.ts';
import { entryAt } from './seats.ts';
import type { Action, Holdem, Reason, State } from './state.ts';

const outside = (amount: Chips, { min, max }: Range, small: Reason, large: Reason): Reason | undefined =>
  amount < min ? small : amount > max ? large : undefined;

/** Why this seat may not put in more than it owes, whatever the amount. */
const whyNotMore = (state: State, seat: Seat): Reason | undefined => {
  if (!canGoPast(state, seat)) return 'too-few-chips-to-raise';
  if (!canBeAnswered(state, seat)) return 'nobody-left-to-raise';
  return isOpenTo(state, seat) ? undefined : 'betting-not-reopened';
};

/** Why a bet or a raise may not be made; undefined when it may. */
const whyNotAmount = (state: State, seat: Seat, action: Extract<Action, { readonly type: 'bet' | 'raise' }>): Reason | undefined => {
  if (action.type === 'bet' && state.level > 0) return 'bet-to-match';
  if (action.type === 'raise' && state.level === 0) return 'no-bet-to-raise';
  const early = whyNotMore(state, seat);
  if (early !== undefined) return early;
  return action.type === 'bet'
    ? outside(action.amount, betRange(state, seat), 'bet-too-small', 'bet-too-large')
    : outside(action.to, raiseRange(state, seat), 'raise-too-small', 'raise-too-large');
};

/** With nothing to call there is nothing to fold for, unless the table lets everybody. */
const whyNotFold = ({ rules }: State, owes: boolean): Reason | undefined => (owes || rules.foldsFreely ? undefined : 'nothing-to-call');

/** Why this action may not be taken now by a seat that is to act; undefined when it may. */
export const whyNot = (state: State, seat: Seat, action: Action): Reason | undefined => {
  if (action.type !== 'ready' && state.phase !== 'betting') return 'between-hands';
  const owes = owed(state, seat) > 0;
  switch (action.type) {
    case 'ready':
      return state.phase === 'between' ? undefined : 'hand-in-play';
    case 'fold':
      return whyNotFold(state, owes);
    case 'check':
      return owes ? 'bet-to-match' : undefined;
    case 'call':
      return owes ? undefined : 'nothing-to-call';
    case 'bet':
    case 'raise':
      return whyNotAmount(state, seat, action);
  }
};

const READY = deepFreeze([{ type: 'ready' }] as const);
const FOLD = deepFreeze({ type: 'fold' } as const);
const CALL = deepFreeze({ type: 'call' } as const);
const CHECK = deepFreeze({ type: 'check' } as const);

/** A bet or a raise, if there may be one. Its range is never empty: all chips are a legal bet. */
const moreTo = (state: State, seat: Seat): Offer<Action> | undefined => {
  if (whyNotMore(state, seat) !== undefined) return undefined;
  return state.level === 0 ? { type: 'bet', amount: betRange(state, seat) } : { type: 'raise', to: raiseRange(state, seat) };
};

/**
 * What a seat that is to act may do: to call or to check, one of them, with a fold and more chips where they may be. Simulations ask for
 * it more often than for anything, and lists that are written out are the quickest to make.
 */
export const offersTo = (state: State, seat: Seat): readonly Offer<Action>[] => {
  if (state.phase === 'between') return READY;
  const owes = owed(state, seat) > 0;
  const stay = owes ? CALL : CHECK;
  const more = moreTo(state, seat);
  if (whyNotFold(state, owes) !== undefined) return more === undefined ? [stay] : [stay, more];
  return more === undefined ? [FOLD, stay] : [FOLD, stay, more];
};

const nearest = (amount: Chips, { min, max }: Range): Chips =>
  Number.isFinite(amount) ? Math.max(min, Math.min(max, Math.round(amount))) : min;

/** The reason why not, and what could be done instead: the same with a fitting amount, else a check, else the first thing offered. */
export const refusalOf = (state: State, seat: Seat, action: Action): Refusal<Holdem> => {
  const reason = whyNot(state, seat, action) ?? 'not-an-action';
  const offers = offersTo(state, seat);
  const offer = offers.find(({ type }) => type === action.type) ?? offers.find(({ type }) => type === 'check') ?? offers[0];
  if (offer === undefined) return { reason };
  if (offer.type === 'bet') {
    return { reason, instead: { type: 'bet', amount: nearest(action.type === 'bet' ? action.amount : offer.amount.min, offer.amount) } };
  }
  if (offer.type === 'raise') {
    return { reason, instead: { type: 'raise', to: nearest(action.type === 'raise' ? action.to : offer.to.min, offer.to) } };
  }
  return { reason, instead: offer };
};

/** The action that puts all of a seat's chips in; undefined when none of what it is offered does. */
export const allInOf = (offers: readonly Offer<Action>[], stack: Chips, call: Chips): Action | undefined => {
  for (const offer of offers) {
    if (offer.type === 'bet') return { type: 'bet', amount: offer.amount.max };
    if (offer.type === 'raise') return { type: 'raise', to: offer.to.max };
  }
  return call === stack && offers.some(({ type }) => type === 'call') ? { type: 'call' } : undefined;
};

/** The same for somebody who looks at the table. */
export const allIn = ({ view, seat, offers }: Sight<Holdem>): Action | undefined =>
  allInOf(offers, entryAt(view.stacks, seat, 0), toCall(view, seat));
