/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Chips, type Offer, type Range, type Refusal, range, type Seat } from '@baize/engine';
import { cardsOf, isPair, isPontoon, MAX_CARDS, totalOf } from './hand.ts';
import { handAt, stackOf } from './places.ts';
import type { Rules } from './rules.ts';
import type { Action, Pontoon, Reason, State } from './state.ts';

/** What the first stake on a hand may be. */
const stakes = (state: State, seat: Seat): Range => range(state.rules.stake.min, Math.min(state.rules.stake.max, stackOf(state, seat)));

/** What a card may be bought for: from the first stake up to twice it, and never more than was paid for the card before. */
const buys = (state: State, seat: Seat): Range => {
  const { firstStake, lastBuy } = handAt(state, seat, state.turn.hand);
  return range(firstStake, Math.min(lastBuy > 0 ? lastBuy : 2 * firstStake, stackOf(state, seat)));
};

const outside = (amount: Chips, { min, max }: Range, small: Reason, large: Reason): Reason | undefined =>
  amount < min ? small : amount > max ? large : undefined;

/** Whether a move belongs to the game at all. Where the house keeps the bank, nothing is staked and nothing need be shown. */
const isInRules = ({ bank, buying, splitting }: Rules, { type }: Action): boolean => {
  if (type === 'buy') return buying;
  if (type === 'split') return splitting;
  return bank === 'players' || (type !== 'stake' && type !== 'declare');
};

/** The turn's own conditions, before those of each move. */
const whyNotTurn = (state: State, action: Action): Reason | undefined => {
  if (action.type === 'ready') return state.phase === 'between' ? undefined : 'round-in-play';
  if (state.phase === 'between') return 'between-rounds';
  if (!isInRules(state.rules, action)) return 'not-in-these-rules';
  if (state.phase === 'staking') return action.type === 'stake' ? undefined : 'stake-first';
  if (action.type === 'stake') return 'staked-already';
  return state.phase === 'banker' && action.type !== 'twist' && action.type !== 'stick' ? 'banker-only-twists-or-sticks' : undefined;
};

const whyNotSplit = (state: State, seat: Seat): Reason | undefined => {
  const held = handAt(state, seat, state.turn.hand);
  if (!isPair(cardsOf(held))) return 'no-pair';
  if (state.deck.length < 2) return 'no-cards-left';
  return stackOf(state, seat) < held.firstStake ? 'not-enough-chips' : undefined;
};

const whyNotBuy = (state: State, seat: Seat, amount: Chips): Reason | undefined => {
  const held = handAt(state, seat, state.turn.hand);
  if (held.twisted) return 'no-buying-after-a-twist';
  if (state.deck.length === 0) return 'no-cards-left';
  // Four cards of 11 or less cannot go bust on a fifth: the trick would be certain, so it may only be twisted for.
  if (held.cards.length === MAX_CARDS - 1 && totalOf(cardsOf(held)).total <= 11) return 'no-fifth-card-on-eleven';
  if (stackOf(state, seat) < held.firstStake) return 'not-enough-chips';
  return outside(amount, buys(state, seat), 'buy-too-small', 'buy-too-large');
};

const whyNotStick = (state: State, seat: Seat): Reason | undefined => {
  const free = state.phase === 'banker' || state.deck.length === 0;
  return !free && totalOf(cardsOf(handAt(state, seat, state.turn.hand))).total < state.rules.stickFrom ? 'too-low-to-stick' : undefined;
};

const holdsPontoon = (state: State, seat: Seat): boolean => isPontoon(cardsOf(handAt(state, seat, state.turn.hand)));

/** With a pontoon in hand, nothing else is left to do than to show it. */
const whyNotPontoon = (state: State, seat: Seat): Reason | undefined => (holdsPontoon(state, seat) ? 'declare-your-pontoon' : undefined);

/** Why this action may not be taken now by the seat whose turn it is; undefined when it may. */
export const whyNot = (state: State, seat: Seat, action: Action): Reason | undefined => {
  const early = whyNotTurn(state, action);
  if (early !== undefined) return early;
  switch (action.type) {
    case 'ready':
      return undefined;
    case 'stake':
      return outside(action.amount, stakes(state, seat), 'stake-too-small', 'stake-too-large');
    case 'declare':
      return holdsPontoon(state, seat) ? undefined : 'no-pontoon';
    case 'split':
      return whyNotSplit(state, seat);
    case 'buy':
      return whyNotPontoon(state, seat) ?? whyNotBuy(state, seat, action.amount);
    case 'twist':
      return whyNotPontoon(state, seat) ?? (state.deck.length === 0 ? 'no-cards-left' : undefined);
    case 'stick':
      return whyNotPontoon(state, seat) ?? whyNotStick(state, seat);
  }
};

/** Every move there is, its amounts at their least, beside the offer it would make. */
const candidates = (state: State, seat: Seat): readonly (readonly [Action, Offer<Action>])[] => {
  const plain = (['ready', 'declare', 'split', 'twist', 'stick'] as const).map((type) => [{ type }, { type }] as const);
  if (state.phase === 'between') return plain;
  const [stake, buy] = [stakes(state, seat), buys(state, seat)];
  return [
    [
      { type: 'stake', amount: stake.min },
      { type: 'stake', amount: stake },
    ],
    [
      { type: 'buy', amount: buy.min },
      { type: 'buy', amount: buy },
    ],
    ...plain,
  ];
};

/** What the seat whose turn it is may do. */
export const offersTo = (state: State, seat: Seat): readonly Offer<Action>[] =>
  candidates(state, seat).flatMap(([action, offer]) => (whyNot(state, seat, action) === undefined ? [offer] : []));

const nearest = (amount: Chips, { min, max }: Range): Chips => Math.max(min, Math.min(max, Math.round(amount)));

/** The reason why not, and what could be done instead: the same with a fitting amount, or else the first thing offered. */
export const refusalOf = (state: State, seat: Seat, action: Action): Refusal<Pontoon> => {
  const reason = whyNot(state, seat, action) ?? 'not-an-action';
  const offers = offersTo(state, seat);
  const offer = offers.find(({ type }) => type === action.type) ?? offers[0];
  if (offer === undefined) return { reason };
  if (!('amount' in offer)) return { reason, instead: offer };
  const asked = 'amount' in action && Number.isFinite(action.amount) ? action.amount : offer.amount.min;
  return { reason, instead: { type: offer.type, amount: nearest(asked, offer.amount) } };
};
