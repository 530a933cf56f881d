/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Chips, type Offer, oneOf, type Range, type Refusal, range, type Seat } from '@baize/engine';
import type { SabaccCard } from './cards.ts';
import { cardsAt, seatsWithChips, stackOf, toCall } from './places.ts';
import type { Action, Phase, Reason, Sabacc, State } from './state.ts';

/** What a bet may be raised by: anything up to all chips. */
const raisesBy = (state: State, seat: Seat): Range => range(1, Math.max(1, stackOf(state, seat) - toCall(state, seat)));

const moves: Readonly<Record<Phase, readonly Action['type'][]>> = {
  action: ['draw', 'swap', 'stand', 'junk'],
  release: ['release', 'keep'],
  betting: ['check', 'call', 'raise', 'all-in', 'junk'],
  between: ['ready'],
  ended: [],
};

/** Why a move does not belong to this part of the game; undefined when it does. */
const whyNotPhase = (state: State, { type }: Action): Reason | undefined => {
  const { phase } = state;
  if (moves[phase].includes(type))
    return type === 'junk' && phase === 'betting' && !state.rules.junkWhileBetting ? 'no-junk-while-betting' : undefined;
  if (phase === 'between' || phase === 'ended') return 'between-games';
  if (type === 'ready') return 'game-in-play';
  if (phase === 'release') return 'keep-or-release-first';
  if (moves.release.includes(type)) return 'nothing-drawn';
  return phase === 'betting' ? 'betting-now' : 'no-betting-yet';
};

/** Why nobody may raise now, whatever the amount. */
const whyNotRaising = (state: State, seat: Seat): Reason | undefined => {
  if (state.raises >= state.rules.raises) return 'no-raises-left';
  return seatsWithChips(state).some((other) => other !== seat) ? undefined : 'nobody-can-answer';
};

const whyNotCall = (state: State, seat: Seat): Reason | undefined => {
  const call = toCall(state, seat);
  if (call === 0) return 'nothing-to-call';
  return call > stackOf(state, seat) ? 'too-few-chips' : undefined;
};

const whyNotRaise = (state: State, seat: Seat, by: Chips): Reason | undefined => {
  const most = stackOf(state, seat) - toCall(state, seat);
  if (most <= 0) return 'too-few-chips';
  return whyNotRaising(state, seat) ?? (by < 1 ? 'raise-too-small' : by > most ? 'raise-too-large' : undefined);
};

/** With too few chips to match, all of them is a call; with more, it is a raise. */
const whyNotAllIn = (state: State, seat: Seat): Reason | undefined =>
  stackOf(state, seat) <= toCall(state, seat) ? undefined : whyNotRaising(state, seat);

/** Why this action may not be taken now by the seat whose turn it is; undefined when it may. */
export const whyNot = (state: State, seat: Seat, action: Action): Reason | undefined => {
  const early = whyNotPhase(state, action);
  if (early !== undefined) return early;
  switch (action.type) {
    case 'ready':
    case 'draw':
    case 'stand':
    case 'junk':
    case 'keep':
      return undefined;
    case 'swap':
    case 'release':
      return cardsAt(state, seat).includes(action.card) ? undefined : 'not-in-your-hand';
    case 'check':
      return toCall(state, seat) === 0 ? undefined : 'bet-to-match';
    case 'call':
      return whyNotCall(state, seat);
    case 'raise':
      return whyNotRaise(state, seat, action.by);
    case 'all-in':
      return whyNotAllIn(state, seat);
  }
};

/** A move of this kind at its least, beside the offer it would make. */
const candidate = (
  state: State,
  seat: Seat,
  type: Action['type'],
  hand: readonly SabaccCard[],
): readonly [Action, Offer<Action>] | undefined => {
  const [first] = hand;
  switch (type) {
    case 'swap':
      return (
        first && [
          { type, card: first },
          { type, card: oneOf(hand) },
        ]
      );
    case 'release':
      return (
        first && [
          { type, card: first },
          { type, card: oneOf(hand) },
        ]
      );
    case 'raise':
      return [
        { type, by: 1 },
        { type, by: raisesBy(state, seat) },
      ];
    default:
      return [{ type }, { type }];
  }
};

/** What the seat whose turn it is may do. */
export const offersTo = (state: State, seat: Seat): readonly Offer<Action>[] => {
  const hand = cardsAt(state, seat);
  return moves[state.phase].flatMap((type) => {
    const pair = candidate(state, seat, type, hand);
    return pair !== undefined && whyNot(state, seat, pair[0]) === undefined ? [pair[1]] : [];
  });
};

const nearest = (amount: Chips, { min, max }: Range): Chips => Math.max(min, Math.min(max, Math.round(amount)));

const filled = (offer: Offer<Action>, action: Action): Action | undefined => {
  switch (offer.type) {
    case 'swap':
    case 'release': {
      const [card] = offer.card.options;
      return card && { type: offer.type, card };
    }
    case 'raise':
      return { type: 'raise', by: nearest(action.type === 'raise' ? action.by : 1, offer.by) };
    default:
      return offer;
  }
};

/** The reason why not, and what could be done instead: the same with a fitting amount or card, or else the first thing offered. */
export const refusalOf = (state: State, seat: Seat, action: Action): Refusal<Sabacc> => {
  const reason = whyNot(state, seat, action) ?? 'not-an-action';
  const offers = offersTo(state, seat);
  const offer = offers.find(({ type }) => type === action.type) ?? offers[0];
  const instead = offer && filled(offer, action);
  return instead === undefined ? { reason } : { reason, instead };
};
