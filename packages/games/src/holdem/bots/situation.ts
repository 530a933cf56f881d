/** What a bot sees of its turn, as numbers, and how it says what it wants. */
import { type Chips, isSeen, type Range, type Seat, type Sight } from '@baize/engine';
import { toCall } from '../betting.ts';
import { type CardCode, cardCode } from '../ranking/codes.ts';
import { entryAt, seatsFrom } from '../seats.ts';
import type { Action, Holdem, LastMove, Street, View } from '../state.ts';

type Sighted = Sight<Holdem>;

/** A turn, in numbers. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: readonly CardCode[];
  readonly board: readonly CardCode[];
  readonly street: Street;
  /** Who else is still in the hand. */
  readonly others: readonly Seat[];
  /** What there is to win. */
  readonly pot: Chips;
  /** What a bet is measured by: the pot; without blinds, where there may be none, a small part of the chips at the table as well. */
  readonly measure: Chips;
  readonly toCall: Chips;
  readonly stack: Chips;
  /** How many of the others act after this seat in every round after the flop. */
  readonly behind: number;
  /** What a bet or a raise may go to; undefined when neither is offered. */
  readonly more: Range | undefined;
}

const rangeOf = ({ offers }: Sighted): Range | undefined => {
  for (const offer of offers) {
    if (offer.type === 'bet') return offer.amount;
    if (offer.type === 'raise') return offer.to;
  }
  return undefined;
};

/** Whether nobody has to pay anything before the cards are seen: there is nothing to win then but what others choose to bet. */
export const isBare = ({ rules }: View): boolean => rules.blinds.length === 0;

/** Without blinds there is no pot to measure a bet by at first; a part of an average stack that is soon called takes its place. */
const smallPart = (view: View): Chips => {
  const { stacks, standing } = view;
  if (!isBare(view)) return 0;
  const seated = stacks.filter((_, seat) => standing[seat] !== 'out');
  return Math.round((0.015 * seated.reduce((sum, stack) => sum + stack, 0)) / Math.max(1, seated.length));
};

const isIn = (view: View, seat: Seat): boolean => view.standing[seat] === 'in' || view.standing[seat] === 'all-in';

/** The situation of the seat that is asked. */
export const situationOf = (sight: Sighted): Situation => {
  const { view, seat } = sight;
  const order = seatsFrom(view.standing.length, view.button + 1).filter((one) => isIn(view, one));
  return {
    view,
    seat,
    mine: entryAt(view.hands, seat, []).filter(isSeen).map(cardCode),
    board: view.board.map(cardCode),
    street: view.street,
    others: order.filter((one) => one !== seat),
    pot: view.pot,
    measure: view.pot + smallPart(view),
    toCall: toCall(view, seat),
    stack: entryAt(view.stacks, seat, 0),
    behind: order.length - 1 - order.indexOf(seat),
    more: rangeOf(sight),
  };
};

/** What another seat has done in this hand. */
export const movesBy = ({ view }: Situation, seat: Seat): readonly LastMove[] => view.deeds.filter((move) => move.seat === seat);

/** How often the betting went up on this street. */
export const raisesOnStreet = ({ view, street }: Situation): number =>
  view.deeds.filter((move) => move.street === street && (move.type === 'bet' || move.type === 'raise')).length;

/** Checks if that is free, and folds otherwise. */
export const giveUp = ({ toCall: owed }: Situation): Action => ({ type: owed === 0 ? 'check' : 'fold' });

/** Checks if that is free, and calls otherwise. */
export const stayIn = ({ toCall: owed }: Situation): Action => ({ type: owed === 0 ? 'check' : 'call' });

/** A bet or raise that goes up to this, as near as is legal; a check or a call where neither is offered. */
export const goTo = (situation: Situation, to: Chips): Action => {
  const { more, view } = situation;
  if (more === undefined) return stayIn(situation);
  const fitting = Math.max(more.min, Math.min(more.max, Math.round(to)));
  // What is left behind would be too little to fold for: all of it goes in.
  const amount = fitting > more.max * 0.8 ? more.max : fitting;
  return view.level === 0 ? { type: 'bet', amount } : { type: 'raise', to: amount };
};

/** The level that a bet of this part of the pot goes up to, after a call. */
export const potPart = ({ view, measure, toCall: owed }: Situation, part: number): Chips => view.level + part * (measure + owed);
