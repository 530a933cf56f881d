/** The scenes of a hand: each is one thing that happens, and the table after it. */
import {
  type Card,
  type Chance,
  type Chips,
  drawNumber,
  type NextState,
  type Opening,
  PACK,
  putAt,
  type Scene,
  type Seat,
  shuffle,
  withMore,
} from '@baize/engine';
import { nextToAct, opener, owed, potOf } from './betting.ts';
import { nextPlaces, type Posting } from './blinds.ts';
import { awardsOf, gainsOf, resultsOf, shownHands } from './pots.ts';
import { addChips, chipsAt, EMPTY, noChips, putChips, refilled, seatsWithChips, standingWith } from './seats.ts';
import type { Blind, Holdem, LastMove, State, Street } from './state.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Holdem>;

/** A copy of a table. All tables are built here or in `clearTable`, which keeps the compiler sure of their shape. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  hand: state.hand,
  phase: state.phase,
  street: state.street,
  stacks: state.stacks,
  bets: state.bets,
  paid: state.paid,
  antes: state.antes,
  standing: state.standing,
  hands: state.hands,
  shown: state.shown,
  board: state.board,
  button: state.button,
  small: state.small,
  big: state.big,
  turn: state.turn,
  level: state.level,
  raise: state.raise,
  met: state.met,
  aggressor: state.aggressor,
  deeds: state.deeds,
  won: state.won,
  ready: state.ready,
  chance: state.chance,
  deck: state.deck,
  dealt: state.dealt,
  burned: state.burned,
});

/** A first place for the button by chance: the first hand moves it on. */
export const firstButton = ({ rules, stacks, chance }: Opening<Holdem>): readonly [Seat, Chance] =>
  rules.button === 'stays' ? [stacks.length - 1, chance] : drawNumber(stacks.length, chance);

/** A new hand: the table is cleared, the button moves. */
export const beginHand: Scene<Holdem> = (table) => {
  const { rules, stacks } = table;
  const { button, small, big } = nextPlaces(rules, stacks, table);
  table.hand += 1;
  table.phase = 'betting';
  table.street = 'preflop';
  table.bets = refilled(table.bets, 0);
  table.paid = refilled(table.paid, 0);
  table.antes = refilled(table.antes, 0);
  table.standing = standingWith(stacks, table.standing);
  table.hands = refilled(table.hands, EMPTY);
  table.shown = refilled(table.shown, false);
  table.board = [];
  table.button = button;
  table.small = small;
  table.big = big;
  table.raise = rules.minBet;
  table.met = refilled(table.met, null);
  table.aggressor = null;
  table.deeds = [];
  table.won = [];
  table.ready = [];
  table.dealt = 0;
  table.burned = [];
  return { type: 'hand-began', hand: table.hand, button };
};

/** All 52 cards, shuffled. */
export const shufflePack: Scene<Holdem> = (table) => {
  const [deck, chance] = shuffle(PACK, table.chance, 'few-words');
  table.deck = deck;
  table.chance = chance;
  table.dealt = 0;
  return { type: 'shuffled' };
};

/** A pack whose order is known. */
export const layPack: Scene<Holdem, [pack: readonly Card[]]> = (table, deck) => {
  table.deck = deck;
  table.dealt = 0;
  return { type: 'shuffled' };
};

/** What a seat can pay of an amount. */
const affordable = ({ stacks }: State, seat: Seat, due: Chips): Chips => Math.min(due, chipsAt(stacks, seat));

/** Chips leave a seat's stack. True when they were the last. */
const take = (table: NextTable, seat: Seat, amount: Chips): boolean => {
  const stack = chipsAt(table.stacks, seat) - amount;
  table.stacks = putChips(table.stacks, seat, stack);
  if (stack > 0) return false;
  table.standing = putAt(table.standing, seat, 'all-in');
  return true;
};

/** An ante: dead in the middle, or a bet like any other. */
export const postAnte: Scene<Holdem, [Posting]> = (table, { seat, amount: due }) => {
  const amount = affordable(table, seat, due);
  const allIn = take(table, seat, amount);
  if (table.rules.antesAreDead) table.antes = putChips(table.antes, seat, amount);
  else table.paid = putChips(table.paid, seat, amount);
  return { type: 'ante-posted', seat, amount, allIn };
};

const blindNamed = ({ amount, comesIn }: Posting, { minBet }: State['rules']): Blind => {
  if (comesIn === true) return 'post';
  return amount < minBet ? 'small' : amount === minBet ? 'big' : 'straddle';
};

/** A blind. Who cannot pay it is all-in, and the others have to match it in full all the same. */
export const postBlind: Scene<Holdem, [Posting]> = (table, posting) => {
  const { seat, amount: due } = posting;
  const amount = affordable(table, seat, due);
  const blind = blindNamed(posting, table.rules);
  const allIn = take(table, seat, amount);
  table.bets = putChips(table.bets, seat, amount);
  table.level = Math.max(table.level, due);
  if (blind === 'small') table.small = seat;
  if (blind === 'big') table.big = seat;
  return { type: 'blind-posted', seat, blind, amount, allIn };
};

const top = ({ deck, dealt }: State): Card => {
  const card = deck[dealt];
  if (card === undefined) throw new Error('The pack is empty.');
  return card;
};

/** A card, face down. */
export const dealTo: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  const card = top(table);
  const first = table.hands[seat]?.[0];
  table.hands = putAt(table.hands, seat, first === undefined ? [card] : [first, card]);
  table.dealt += 1;
  return { type: 'card-dealt', seat, card };
};

/** The last card that is dealt face down, after which the betting opens. */
export const dealLastTo: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  const told = dealTo(table, seat);
  table.turn = nextToAct(table, opener(table));
  return told;
};

const after = (street: Street): Street => (street === 'preflop' ? 'flop' : street === 'flop' ? 'turn' : 'river');

/** A card is burned, and the next street is laid out: three cards for the flop, then one and one. Its betting opens, if two can bet. */
export const dealStreet: Scene<Holdem> = (table) => {
  const street = after(table.street);
  const from = table.dealt + 1;
  const to = street === 'flop' ? from + 3 : from + 1;
  const cards = table.deck.slice(from, to);
  table.burned = withMore(table.burned, top(table));
  table.board = street === 'flop' ? cards : withMore(table.board, cards[0] ?? top(table));
  table.street = street;
  table.dealt = to;
  table.level = 0;
  table.raise = table.rules.minBet;
  table.met = refilled(table.met, null);
  table.aggressor = null;
  table.turn = nextToAct(table, opener(table));
  return { type: 'street-dealt', street, cards };
};

/** A seat acts: what it pays, what is to match afterwards, and whose turn is next. */
const act = (table: NextTable, seat: Seat, type: LastMove['type'], amount: Chips): void => {
  const to = chipsAt(table.bets, seat) + amount;
  const added = to - table.level;
  table.deeds = withMore(table.deeds, { seat, street: table.street, type, to, pot: potOf(table), toCall: owed(table, seat) });
  if (type === 'fold') table.standing = putAt(table.standing, seat, 'folded');
  else if (amount > 0) {
    take(table, seat, amount);
    table.bets = putChips(table.bets, seat, to);
  }
  if (added > 0) {
    table.level = to;
    // An all-in for less than a full raise leaves the least raise as it was.
    table.raise = Math.max(table.raise, added);
    table.aggressor = seat;
  }
  table.met = putAt(table.met, seat, table.level);
  table.turn = nextToAct(table, seat + 1);
};

/** Whether a seat has put in all it had. */
const isAllIn = ({ stacks }: State, seat: Seat): boolean => chipsAt(stacks, seat) === 0;

/** A seat gives up its hand. */
export const fold: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  act(table, seat, 'fold', 0);
  return { type: 'folded', seat };
};

/** A seat passes with nothing to call. */
export const check: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  act(table, seat, 'check', 0);
  return { type: 'checked', seat };
};

/** A seat matches what there is to match, as far as its chips go. */
export const call: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  const amount = affordable(table, seat, owed(table, seat));
  act(table, seat, 'call', amount);
  return { type: 'called', seat, amount, to: chipsAt(table.bets, seat), allIn: isAllIn(table, seat) };
};

/** The first bet of a round. */
export const bet: Scene<Holdem, [seat: Seat, chips: Chips]> = (table, seat, chips) => {
  const amount = affordable(table, seat, chips);
  act(table, seat, 'bet', amount);
  return { type: 'bet', seat, amount, allIn: isAllIn(table, seat) };
};

/** More than there is to match. */
export const raiseTo: Scene<Holdem, [seat: Seat, chips: Chips]> = (table, seat, to) => {
  const amount = affordable(table, seat, to - chipsAt(table.bets, seat));
  act(table, seat, 'raise', amount);
  return { type: 'raised', seat, amount, to, allIn: isAllIn(table, seat) };
};

/** What nobody has matched goes back. Who gets chips back can bet again. */
export const returnExcess: Scene<Holdem, [Posting]> = (table, { seat, amount }) => {
  table.stacks = putChips(table.stacks, seat, chipsAt(table.stacks, seat) + amount);
  table.bets = putChips(table.bets, seat, chipsAt(table.bets, seat) - amount);
  if (table.standing[seat] === 'all-in') table.standing = putAt(table.standing, seat, 'in');
  return { type: 'bet-returned', seat, amount };
};

/** The bets of a round go into the middle. */
export const gatherBets: Scene<Holdem> = (table) => {
  const pot = potOf(table);
  table.paid = addChips(table.paid, table.bets);
  table.bets = refilled(table.bets, 0);
  table.level = 0;
  return { type: 'bets-gathered', pot };
};

/** A hand is turned up. */
export const showHand: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  table.shown = putAt(table.shown, seat, true);
  return { type: 'hand-shown', seat, cards: table.hands[seat] ?? [] };
};

/** The pots are given to whom they belong. What the hands are called is for those who are told. */
export const settleHand: Scene<Holdem> = (table) => {
  const pots = awardsOf(table);
  const gains = gainsOf(table, pots);
  const { paid, antes, standing } = table;
  const seats = table.stacks.length;
  table.phase = 'between';
  table.stacks = addChips(table.stacks, gains);
  table.bets = noChips(seats);
  table.paid = noChips(seats);
  table.antes = noChips(seats);
  table.turn = null;
  table.level = 0;
  table.won = pots;
  return () => ({ type: 'settled', results: resultsOf({ paid, antes, standing }, gains), pots, hands: shownHands(table) });
};

/** A seat without chips leaves the table. Its cards stay until the table is cleared. */
export const leaveSeat: Scene<Holdem, [seat: Seat]> = (_table, seat) => ({ type: 'seat-left', seat });

/** One seat has all the chips. */
export const endSitting: Scene<Holdem> = (table) => {
  table.phase = 'ended';
  return { type: 'sitting-ended', winner: seatsWithChips(table)[0] ?? 0 };
};

/** A seat waits for the next hand. */
export const sayReady: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  table.ready = withMore(table.ready, seat);
  return { type: 'said-ready', seat };
};
