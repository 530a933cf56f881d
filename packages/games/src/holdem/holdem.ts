/** Texas Hold'em: two cards each, five for all, and what you dare to bet on it. Read it as a table of contents. */
import { type Card, type Game, type Opening, type Outcome, PACK, perform, type Seat, type Sequence, type Step } from '@baize/engine';
import { atRisk, excessOf, hasBets, showingOrder } from './betting.ts';
import { antesDue, blindsDue } from './blinds.ts';
import { offersTo, refusalOf, whyNot } from './moves.ts';
import { presets } from './rules.ts';
import {
  beginHand,
  bet,
  call,
  check,
  copyOf,
  dealLastTo,
  dealStreet,
  dealTo,
  endSitting,
  firstButton,
  fold,
  gatherBets,
  layPack,
  leaveSeat,
  postAnte,
  postBlind,
  raiseTo,
  returnExcess,
  sayReady,
  settleHand,
  showHand,
  shufflePack,
} from './scenes.ts';
import {
  addChips,
  bettors,
  chipsAt,
  countWithChips,
  isOneLeft,
  noCards,
  noChips,
  noneMet,
  noneShown,
  seatsFromButton,
  seatsWithChips,
  standingWith,
} from './seats.ts';
import type { Action, Holdem, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

// --- the course of a hand ---------------------------------------------------------------------------------

/** A new hand from a fresh pack. */
const dealHand: Sequence<Holdem> = (hand) => dealCards(hand.do(beginHand).do(shufflePack));

/** Forced bets, two cards each, and the first round of betting: before the flop, or without blinds after it. */
const dealCards: Sequence<Holdem> = (hand) => {
  hand.each(antesDue(hand.state), postAnte).each(blindsDue(hand.state), postBlind);
  const order = seatsFromButton(hand.state);
  const last = order.at(-1) ?? 0;
  hand.each(order, dealTo);
  for (const seat of order) if (seat !== last) hand.do(dealTo, seat);
  return goOn(hand.state.rules.blinds.length === 0 ? hand.do(dealTo, last).do(dealStreet) : hand.do(dealLastTo, last));
};

/** After each action: one left takes it all, a finished round leads on, anything else waits for the next seat. */
const goOn: Sequence<Holdem> = (hand) => {
  if (isOneLeft(hand.state)) return settle(closeRound(hand));
  return hand.state.turn === null ? nextStreet(closeRound(hand)) : hand;
};

/** What nobody has matched goes back, and the rest into the middle. */
const closeRound: Sequence<Holdem> = (hand) => {
  const excess = excessOf(hand.state);
  if (excess !== undefined) hand.do(returnExcess, excess);
  return hasBets(hand.state) ? hand.do(gatherBets) : hand;
};

/** The next street; after the river, or when nobody is left to bet against, the showdown. */
const nextStreet: Sequence<Holdem> = (hand) => {
  if (hand.state.street === 'river') return showdown(hand);
  return bettors(hand.state) > 1 ? goOn(hand.do(dealStreet)) : runOut(hand);
};

/** Nobody is left to bet against: hands are turned up, and the board runs out. */
const runOut: Sequence<Holdem> = (hand) => {
  hand.each(showingOrder(hand.state), showHand);
  while (hand.state.street !== 'river') hand.do(dealStreet);
  return settle(hand);
};

const showdown: Sequence<Holdem> = (hand) => settle(hand.each(showingOrder(hand.state), showHand));

/** The pots are paid; the broke leave; the last one with chips has won the table. */
const settle: Sequence<Holdem> = (hand) => {
  const { state } = hand.do(settleHand);
  for (const seat of seatsFromButton(state)) if (chipsAt(state.stacks, seat) === 0) hand.do(leaveSeat, seat);
  return countWithChips(state) === 1 ? hand.do(endSitting) : hand;
};

// --- the contract -------------------------------------------------------------------------------------------

/** A table at which nothing has happened yet, the button at this seat. */
const clearTable = ({ rules, stacks, chance }: Opening<Holdem>, button: Seat): State => {
  const seats = stacks.length;
  return {
    rules,
    hand: 0,
    phase: 'between',
    street: 'preflop',
    stacks: addChips(noChips(seats), stacks),
    bets: noChips(seats),
    paid: noChips(seats),
    antes: noChips(seats),
    standing: standingWith(stacks),
    hands: noCards(seats),
    shown: noneShown(seats),
    board: [],
    button,
    small: null,
    big: null,
    turn: null,
    level: 0,
    raise: rules.minBet,
    met: noneMet(seats),
    aggressor: null,
    deeds: [],
    won: [],
    ready: [],
    chance,
    deck: PACK.slice(),
    dealt: 0,
    burned: [],
  };
};

const open = (opening: Opening<Holdem>): Step<Holdem> => {
  const { rules, stacks } = opening;
  const [button, chance] = firstButton(opening);
  return perform<Holdem>(clearTable({ rules, stacks, chance }, button), copyOf, dealHand);
};

/** A single hand from a pack that lies ready, the button at this seat: how a hand from elsewhere is played again. */
export const openWith = (
  opening: Opening<Holdem>,
  { button, hand: number, pack }: { readonly button: Seat; readonly hand: number; readonly pack: readonly Card[] },
): Step<Holdem> =>
  perform<Holdem>({ ...clearTable(opening, button), hand: number - 1 }, copyOf, (hand) => dealCards(hand.do(beginHand).do(layPack, pack)));

/** Whether everybody who has chips waits for the next hand. */
const allReady = ({ stacks, ready }: State): boolean => stacks.every((stack, seat) => stack === 0 || ready.includes(seat));

const isAsked = (state: State, seat: Seat): boolean =>
  state.phase === 'between' ? chipsAt(state.stacks, seat) > 0 && !state.ready.includes(seat) : state.turn === seat;

const toAct = (state: State): readonly Seat[] => {
  if (state.phase === 'between') return seatsWithChips(state).filter((seat) => isAsked(state, seat));
  return state.turn === null ? [] : [state.turn];
};

/** All that follows from an action. What it says is read now: nobody knows what becomes of it later. */
const courseOf = (seat: Seat, action: Action): Sequence<Holdem> => {
  switch (action.type) {
    case 'ready':
      return (hand) => hand.do(sayReady, seat).when(allReady, dealHand);
    case 'fold':
      return (hand) => goOn(hand.do(fold, seat));
    case 'check':
      return (hand) => goOn(hand.do(check, seat));
    case 'call':
      return (hand) => goOn(hand.do(call, seat));
    case 'bet': {
      const { amount } = action;
      return (hand) => goOn(hand.do(bet, seat, amount));
    }
    case 'raise': {
      const { to } = action;
      return (hand) => goOn(hand.do(raiseTo, seat, to));
    }
  }
};

const outcome = (state: State): Outcome | undefined =>
  state.phase === 'ended' ? { winners: seatsWithChips(state), scores: state.stacks } : undefined;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

/** The game of Texas Hold'em. */
export const holdem: Game<Holdem> = {
  id: 'holdem',
  title: "Texas Hold'em",
  version: 2,
  presets,
  seats: ({ players, minBet }) => ({ min: players.min, max: players.max, buyIn: minBet }),
  passive: ['check', 'fold'],
  shapes: { ready: {}, fold: {}, check: {}, call: {}, bet: { amount: isAmount }, raise: { to: isAmount } },
  open,
  toAct,
  legal: (state, seat) => (isAsked(state, seat) ? offersTo(state, seat) : []),
  whyNot,
  apply: (state, seat, action) => perform(state, copyOf, courseOf(seat, action)),
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { hands }) => ({ ...seen, hands, shown: hands.map((hand) => hand.length > 0) }),
  chips: (state, seat) => ({ stack: chipsAt(state.stacks, seat), atRisk: atRisk(state, seat) }),
  isIn: (state, seat) => chipsAt(state.stacks, seat) + atRisk(state, seat) > 0,
  outcome,
};
