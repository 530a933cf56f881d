/** Texas Hold'em: two cards each, five for all, and what you dare to bet on it. Read it as a table of contents. */
import {
  type Card,
  type Chips,
  type Game,
  type Opening,
  type Outcome,
  PACK,
  perform,
  type Seat,
  type Sequence,
  type Step,
} from '@baize/engine';
import { atRisk, excessOf, firstToShow, hasBets, isToShow, toCall } from './betting.ts';
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
  raise,
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
  leftOf,
  nextDealtIn,
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
  hand.each(antesDue(hand.state), postAnte);
  const blinds = blindsDue(hand.state);
  hand.each(blinds, postBlind);
  const first = nextDealtIn(hand.state, hand.state.button);
  let last = first;
  hand.do(dealTo, first);
  for (let seat = nextDealtIn(hand.state, first); seat !== first; seat = nextDealtIn(hand.state, seat)) {
    hand.do(dealTo, seat);
    last = seat;
  }
  for (let seat = first; seat !== last; seat = nextDealtIn(hand.state, seat)) hand.do(dealTo, seat);
  return goOn(hand.state.rules.blinds.length === 0 ? hand.do(dealTo, last).do(dealStreet) : hand.do(dealLastTo, last, blinds));
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
  if (hand.state.street === 'river') return settle(showHands(hand));
  return bettors(hand.state) > 1 ? goOn(hand.do(dealStreet)) : runOut(hand);
};

/** Nobody is left to bet against: hands are turned up, and the board runs out. */
const runOut: Sequence<Holdem> = (hand) => {
  showHands(hand);
  while (hand.state.street !== 'river') hand.do(dealStreet);
  return settle(hand);
};

/** Everybody who is left shows, in their order. */
const showHands: Sequence<Holdem> = (hand) => {
  const seats = hand.state.standing.length;
  for (let step = 0, seat = firstToShow(hand.state); step < seats; step += 1, seat = leftOf(seat, seats)) {
    if (isToShow(hand.state, seat)) hand.do(showHand, seat);
  }
  return hand;
};

/** The pots are paid; the broke leave; the last one with chips has won the table. */
const settle: Sequence<Holdem> = (hand) => {
  const { state } = hand.do(settleHand);
  const left = countWithChips(state);
  if (left === state.stacks.length) return hand;
  for (const seat of seatsFromButton(state)) if (chipsAt(state.stacks, seat) === 0) hand.do(leaveSeat, seat);
  return left === 1 ? hand.do(endSitting) : hand;
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
    deck: PACK,
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

const afterReady: Sequence<Holdem, [Seat]> = (hand, seat) => hand.do(sayReady, seat).when(allReady, dealHand);
const afterFold: Sequence<Holdem, [Seat]> = (hand, seat) => goOn(hand.do(fold, seat));
const afterCheck: Sequence<Holdem, [Seat]> = (hand, seat) => goOn(hand.do(check, seat));
const afterCall: Sequence<Holdem, [Seat]> = (hand, seat) => goOn(hand.do(call, seat, toCall(hand.state, seat)));
const afterBet: Sequence<Holdem, [Seat, Chips]> = (hand, seat, amount) => goOn(hand.do(bet, seat, amount));
const afterRaise: Sequence<Holdem, [Seat, Chips]> = (hand, seat, to) => goOn(hand.do(raise, seat, to - chipsAt(hand.state.bets, seat)));

/** All that follows from an action. What it says is read now: nobody knows what becomes of it later. */
const apply = (state: State, seat: Seat, action: Action): Step<Holdem> => {
  switch (action.type) {
    case 'ready':
      return perform(state, copyOf, afterReady, seat);
    case 'fold':
      return perform(state, copyOf, afterFold, seat);
    case 'check':
      return perform(state, copyOf, afterCheck, seat);
    case 'call':
      return perform(state, copyOf, afterCall, seat);
    case 'bet':
      return perform(state, copyOf, afterBet, seat, action.amount);
    case 'raise':
      return perform(state, copyOf, afterRaise, seat, action.to);
  }
};

const outcome = (state: State): Outcome | undefined =>
  state.phase === 'ended' ? { winners: seatsWithChips(state), scores: state.stacks } : undefined;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

/** The game of Texas Hold'em. */
export const holdem: Game<Holdem> = {
  id: 'holdem',
  title: "Texas Hold'em",
  version: 3,
  presets,
  seats: ({ players, minBet }) => ({ min: players.min, max: players.max, buyIn: minBet }),
  passive: ['check', 'fold'],
  history: ['deeds'],
  shapes: { ready: {}, fold: {}, check: {}, call: {}, bet: { amount: isAmount }, raise: { to: isAmount } },
  open,
  toAct,
  legal: (state, seat) => (isAsked(state, seat) ? offersTo(state, seat) : []),
  whyNot,
  apply,
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { hands }) => ({ ...seen, hands, shown: hands.map((hand) => hand.length > 0) }),
  chips: (state, seat) => ({ stack: chipsAt(state.stacks, seat), atRisk: atRisk(state, seat) }),
  isIn: (state, seat) => chipsAt(state.stacks, seat) + atRisk(state, seat) > 0,
  outcome,
};
