/** The scenes of a hand: each is one thing that happens, and the table after it. */
import { type Card, type Chips, drawNumber, PACK, type Scene, type Seat } from '@baize/engine';
import { nextToAct, opener, owed, potOf } from './betting.ts';
import { nextPlaces, type Posting } from './blinds.ts';
import { draftOf, type MutableState } from './mutable.ts';
import { shuffled } from './pack.ts';
import { awardsOf, gainsOf, resultsOf, shownHands } from './pots.ts';
import {
  addChips,
  bySeat,
  chipsAt,
  more,
  noCards,
  noChips,
  noneMet,
  noneShown,
  put,
  putChips,
  seatsWithChips,
  standingWith,
} from './seats.ts';
import type { Blind, Holdem, LastMove, State, Street } from './state.ts';

/** Takes a first place for the button by chance: the first hand moves it on. */
export const drawButton = (state: State): State => {
  if (state.rules.button === 'stays') return state;
  const next = draftOf(state);
  const drawn = drawNumber(state.stacks.length, state.chance);
  next.button = drawn[0];
  next.chance = drawn[1];
  return next;
};

/** A new hand: the table is cleared, the button moves. */
export const beginHand: Scene<Holdem> = (state) => {
  const places = nextPlaces(state.rules, state.stacks, state);
  const seats = state.stacks.length;
  const next = draftOf(state);
  next.hand = state.hand + 1;
  next.phase = 'betting';
  next.street = 'preflop';
  next.bets = noChips(seats);
  next.paid = noChips(seats);
  next.antes = noChips(seats);
  next.standing = standingWith(state.stacks);
  next.hands = noCards(seats);
  next.shown = noneShown(seats);
  next.board = [];
  next.button = places.button;
  next.small = places.small;
  next.big = places.big;
  next.raise = state.rules.minBet;
  next.met = noneMet(seats);
  next.aggressor = null;
  next.deeds = [];
  next.won = [];
  next.ready = [];
  next.deck = PACK;
  next.dealt = 0;
  next.burned = [];
  return [{ type: 'hand-began', hand: next.hand, button: places.button }, next];
};

/** All 52 cards, shuffled. */
export const shufflePack: Scene<Holdem> = (state) => {
  const next = draftOf(state);
  const [deck, chance] = shuffled(state.chance);
  next.deck = deck;
  next.chance = chance;
  next.dealt = 0;
  return [{ type: 'shuffled' }, next];
};

/** A pack whose order is known. */
export const layPack =
  (deck: readonly Card[]): Scene<Holdem> =>
  (state) => {
    const next = draftOf(state);
    next.deck = deck;
    next.dealt = 0;
    return [{ type: 'shuffled' }, next];
  };

/** What a seat can pay of an amount, and whether that is all it has. */
const payment = (state: State, seat: Seat, due: Chips): { readonly amount: Chips; readonly allIn: boolean } => {
  const stack = chipsAt(state.stacks, seat);
  return due < stack ? { amount: due, allIn: false } : { amount: stack, allIn: true };
};

/** An ante: dead in the middle, or a bet like any other. */
export const postAnte =
  ({ seat, amount: due }: Posting): Scene<Holdem> =>
  (state) => {
    const { amount, allIn } = payment(state, seat, due);
    const next = draftOf(state);
    next.stacks = putChips(state.stacks, seat, chipsAt(state.stacks, seat) - amount);
    if (allIn) next.standing = put(state.standing, seat, 'all-in');
    if (state.rules.antesAreDead) next.antes = putChips(state.antes, seat, amount);
    else next.paid = putChips(state.paid, seat, amount);
    return [{ type: 'ante-posted', seat, amount, allIn }, next];
  };

const blindNamed = ({ amount, comesIn }: Posting, { minBet }: State['rules']): Blind => {
  if (comesIn === true) return 'post';
  return amount < minBet ? 'small' : amount === minBet ? 'big' : 'straddle';
};

/** A blind. Who cannot pay it is all-in, and the others have to match it in full all the same. */
export const postBlind =
  (posting: Posting): Scene<Holdem> =>
  (state) => {
    const { seat, amount: due } = posting;
    const { amount, allIn } = payment(state, seat, due);
    const blind = blindNamed(posting, state.rules);
    const next = draftOf(state);
    next.stacks = putChips(state.stacks, seat, chipsAt(state.stacks, seat) - amount);
    if (allIn) next.standing = put(state.standing, seat, 'all-in');
    next.bets = putChips(state.bets, seat, amount);
    next.level = Math.max(state.level, due);
    if (blind === 'small') next.small = seat;
    if (blind === 'big') next.big = seat;
    return [{ type: 'blind-posted', seat, blind, amount, allIn }, next];
  };

const top = ({ deck, dealt }: State): Card => {
  const card = deck[dealt];
  if (card === undefined) throw new Error('The pack is empty.');
  return card;
};

/** The table with one card more at a seat. */
const withCard = (state: State, seat: Seat, card: Card): MutableState => {
  const next = draftOf(state);
  const first = state.hands[seat]?.[0];
  next.hands = put(state.hands, seat, first === undefined ? [card] : [first, card]);
  next.dealt = state.dealt + 1;
  return next;
};

/** A card, face down. */
export const dealTo: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => {
  const card = top(state);
  return [{ type: 'card-dealt', seat, card }, withCard(state, seat, card)];
});

/** The last card that is dealt face down, after which the betting opens. */
export const dealLastTo: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => {
  const card = top(state);
  const next = withCard(state, seat, card);
  next.turn = nextToAct(next, opener(next));
  return [{ type: 'card-dealt', seat, card }, next];
});

const after = (street: Street): Street => (street === 'preflop' ? 'flop' : street === 'flop' ? 'turn' : 'river');

/** A card is burned, and the next street is laid out: three cards for the flop, then one and one. Its betting opens, if two can bet. */
export const dealStreet: Scene<Holdem> = (state) => {
  const street = after(state.street);
  const count = street === 'flop' ? 3 : 1;
  const cards = state.deck.slice(state.dealt + 1, state.dealt + 1 + count);
  const next = draftOf(state);
  next.street = street;
  next.board = street === 'flop' ? cards : more(state.board, cards[0] ?? top(state));
  next.burned = more(state.burned, top(state));
  next.dealt = state.dealt + 1 + count;
  next.level = 0;
  next.raise = state.rules.minBet;
  next.met = noneMet(state.met.length);
  next.aggressor = null;
  next.turn = nextToAct(next, opener(next));
  return [{ type: 'street-dealt', street, cards }, next];
};

/** A seat has acted: what it pays, what is to match afterwards, and whose turn is next. */
const acted = (state: State, seat: Seat, type: LastMove['type'], amount: Chips): State => {
  const to = chipsAt(state.bets, seat) + amount;
  const added = to - state.level;
  const next = draftOf(state);
  if (type === 'fold') next.standing = put(state.standing, seat, 'folded');
  else if (amount > 0) {
    const stack = chipsAt(state.stacks, seat) - amount;
    next.stacks = putChips(state.stacks, seat, stack);
    next.bets = putChips(state.bets, seat, to);
    if (stack === 0) next.standing = put(state.standing, seat, 'all-in');
  }
  next.deeds = more(state.deeds, { seat, street: state.street, type, to, pot: potOf(state), toCall: owed(state, seat) });
  if (added > 0) {
    next.level = to;
    // An all-in for less than a full raise leaves the least raise as it was.
    next.raise = Math.max(state.raise, added);
    next.aggressor = seat;
  }
  next.met = put(state.met, seat, next.level);
  next.turn = nextToAct(next, seat + 1);
  return next;
};

/** A seat gives up its hand. */
export const fold: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => [{ type: 'folded', seat }, acted(state, seat, 'fold', 0)]);

/** A seat passes with nothing to call. */
export const check: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => [
  { type: 'checked', seat },
  acted(state, seat, 'check', 0),
]);

/** A seat matches what there is to match, as far as its chips go. */
export const call: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => {
  const { amount, allIn } = payment(state, seat, owed(state, seat));
  const to = chipsAt(state.bets, seat) + amount;
  return [{ type: 'called', seat, amount, to, allIn }, acted(state, seat, 'call', amount)];
});

/** The first bet of a round. */
export const bet =
  (seat: Seat, chips: Chips): Scene<Holdem> =>
  (state) => {
    const { amount, allIn } = payment(state, seat, chips);
    return [{ type: 'bet', seat, amount, allIn }, acted(state, seat, 'bet', amount)];
  };

/** More than there is to match. */
export const raiseTo =
  (seat: Seat, to: Chips): Scene<Holdem> =>
  (state) => {
    const { amount, allIn } = payment(state, seat, to - chipsAt(state.bets, seat));
    return [{ type: 'raised', seat, amount, to, allIn }, acted(state, seat, 'raise', amount)];
  };

/** What nobody has matched goes back. Who gets chips back can bet again. */
export const returnExcess =
  ({ seat, amount }: Posting): Scene<Holdem> =>
  (state) => {
    const next = draftOf(state);
    next.stacks = putChips(state.stacks, seat, chipsAt(state.stacks, seat) + amount);
    next.bets = putChips(state.bets, seat, chipsAt(state.bets, seat) - amount);
    if (state.standing[seat] === 'all-in') next.standing = put(state.standing, seat, 'in');
    return [{ type: 'bet-returned', seat, amount }, next];
  };

/** The bets of a round go into the middle. */
export const gatherBets: Scene<Holdem> = (state) => {
  const next = draftOf(state);
  next.bets = noChips(state.bets.length);
  next.paid = addChips(state.paid, state.bets);
  next.level = 0;
  return [{ type: 'bets-gathered', pot: potOf(state) }, next];
};

/** A hand is turned up. */
export const showHand: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => {
  const next = draftOf(state);
  next.shown = put(state.shown, seat, true);
  return [{ type: 'hand-shown', seat, cards: state.hands[seat] ?? [] }, next];
});

/** The pots are given to whom they belong. */
export const settleHand: Scene<Holdem> = (state) => {
  const shown = shownHands(state);
  const won = awardsOf(state, shown);
  const gains = gainsOf(state, won);
  const nothing = noChips(state.stacks.length);
  const next = draftOf(state);
  next.phase = 'between';
  next.stacks = addChips(state.stacks, gains);
  next.bets = nothing;
  next.paid = nothing;
  next.antes = nothing;
  next.turn = null;
  next.level = 0;
  next.won = won;
  return [{ type: 'settled', results: resultsOf(state, gains), pots: won, hands: shown }, next];
};

/** A seat without chips leaves the table. Its cards stay until the table is cleared. */
export const leaveTable: (seat: Seat) => Scene<Holdem> = bySeat((seat) => (state) => [{ type: 'seat-left', seat }, state]);

/** One seat has all the chips. */
export const endSitting: Scene<Holdem> = (state) => {
  const next = draftOf(state);
  next.phase = 'ended';
  return [{ type: 'sitting-ended', winner: seatsWithChips(state)[0] ?? 0 }, next];
};

/** A seat waits for the next hand. */
export const sayReady =
  (seat: Seat): Scene<Holdem> =>
  (state) => {
    const next = draftOf(state);
    next.ready = [...state.ready, seat];
    return [{ type: 'said-ready', seat }, next];
  };
