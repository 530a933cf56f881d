/** The scenes of a hand: each is one thing that happens, and the table after it. */
import {
  type Card,
  type Chance,
  type Chips,
  drawNumber,
  hasHistory,
  type NextState,
  type Opening,
  PACK,
  putAt,
  type Scene,
  type Seat,
  shuffle,
  withMore,
} from '@baize/engine';
import { afterBlinds, nextToAct, owed, potOf } from './betting.ts';
import { nextPlaces, type Posting } from './blinds.ts';
import { awardsOf, gainsOf, netsOf, resultsOf, shownHands } from './pots.ts';
import {
  addChips,
  chipsAt,
  clearedChips,
  EMPTY,
  emptied,
  leftOfButton,
  putChips,
  refilled,
  seatsWithChips,
  standingWith,
} from './seats.ts';
import type { Blind, Event, Holdem, LastMove, State, Street } from './state.ts';

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
  table.bets = clearedChips(table.bets);
  table.paid = clearedChips(table.paid);
  table.antes = clearedChips(table.antes);
  table.standing = standingWith(stacks, table.standing);
  table.hands = refilled(table.hands, EMPTY);
  table.shown = refilled(table.shown, false);
  table.board = emptied(table.board);
  table.button = button;
  table.small = small;
  table.big = big;
  table.raise = rules.minBet;
  table.met = refilled(table.met, null);
  table.aggressor = null;
  table.deeds = emptied(table.deeds);
  table.won = emptied(table.won);
  table.ready = emptied(table.ready);
  table.dealt = 0;
  table.burned = emptied(table.burned);
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

/** Chips leave a seat's stack. */
const take = (table: NextTable, seat: Seat, amount: Chips): void => {
  const stack = chipsAt(table.stacks, seat) - amount;
  table.stacks = putChips(table.stacks, seat, stack);
  if (stack === 0) table.standing = putAt(table.standing, seat, 'all-in');
};

/** Whether a seat has put in all it had. */
const isAllIn = ({ stacks }: State, seat: Seat): boolean => chipsAt(stacks, seat) === 0;

/** An ante: dead in the middle, or a bet like any other. */
export const postAnte: Scene<Holdem, [Posting]> = (table, { seat, amount: due }) => {
  const amount = affordable(table, seat, due);
  take(table, seat, amount);
  if (table.rules.antesAreDead) table.antes = putChips(table.antes, seat, amount);
  else table.paid = putChips(table.paid, seat, amount);
  return { type: 'ante-posted', seat, amount, allIn: isAllIn(table, seat) };
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
  take(table, seat, amount);
  table.bets = putChips(table.bets, seat, amount);
  table.level = Math.max(table.level, due);
  if (blind === 'small') table.small = seat;
  if (blind === 'big') table.big = seat;
  return { type: 'blind-posted', seat, blind, amount, allIn: isAllIn(table, seat) };
};

const cardAt = ({ deck }: State, place: number): Card => {
  const card = deck[place];
  if (card === undefined) throw new Error('The pack is empty.');
  return card;
};

/** The next card leaves the pack. */
const next = (table: NextTable): Card => {
  table.dealt += 1;
  return cardAt(table, table.dealt - 1);
};

const cardDealt = (state: State, seat: Seat): Event => ({ type: 'card-dealt', seat, card: cardAt(state, state.dealt - 1) });

/** A card, face down. */
export const dealTo: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  const card = next(table);
  table.hands = putAt(table.hands, seat, withMore(table.hands[seat] ?? EMPTY, card));
  return cardDealt;
};

/** The last card that is dealt face down, after which the betting opens. */
export const dealLastTo: Scene<Holdem, [seat: Seat, blinds: readonly Posting[]]> = (table, seat, blinds) => {
  dealTo(table, seat);
  table.turn = nextToAct(table, table.rules.opens === 'after-blinds' ? afterBlinds(table, blinds) : leftOfButton(table));
  return cardDealt;
};

const after = (street: Street): Street => (street === 'preflop' ? 'flop' : street === 'flop' ? 'turn' : 'river');

const streetDealt = ({ street, board }: State): Event => ({ type: 'street-dealt', street, cards: board.slice(street === 'flop' ? 0 : -1) });

/** A card is burned, and the next street is laid out: three cards for the flop, then one and one. Its betting opens, if two can bet. */
export const dealStreet: Scene<Holdem> = (table) => {
  const street = after(table.street);
  table.burned = withMore(table.burned, next(table));
  table.board = street === 'flop' ? [next(table), next(table), next(table)] : withMore(table.board, next(table));
  table.street = street;
  table.level = 0;
  table.raise = table.rules.minBet;
  table.met = refilled(table.met, null);
  table.aggressor = null;
  table.turn = nextToAct(table, leftOfButton(table));
  return streetDealt;
};

/** A seat acts: what it pays, what is to match afterwards, and whose turn is next. */
const act = (table: NextTable, seat: Seat, type: LastMove['type'], amount: Chips): void => {
  const to = chipsAt(table.bets, seat) + amount;
  const added = to - table.level;
  if (hasHistory())
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

const folded = (_: State, seat: Seat): Event => ({ type: 'folded', seat });
const checked = (_: State, seat: Seat): Event => ({ type: 'checked', seat });

/** A seat gives up its hand. */
export const fold: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  act(table, seat, 'fold', 0);
  return folded;
};

/** A seat passes with nothing to call. */
export const check: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  act(table, seat, 'check', 0);
  return checked;
};

// What is told of the chips is made when somebody asks, from the table just after it: a simulation asks for none of it.
const payment = (state: State, seat: Seat, amount: Chips) => ({ seat, amount, to: chipsAt(state.bets, seat), allIn: isAllIn(state, seat) });
const called = (state: State, seat: Seat, amount: Chips): Event => ({ type: 'called', ...payment(state, seat, amount) });
const raised = (state: State, seat: Seat, amount: Chips): Event => ({ type: 'raised', ...payment(state, seat, amount) });

/** A seat matches what there is to match, as far as its chips go. */
export const call: Scene<Holdem, [seat: Seat, amount: Chips]> = (table, seat, amount) => {
  act(table, seat, 'call', amount);
  return called;
};

/** The first bet of a round. */
export const bet: Scene<Holdem, [seat: Seat, amount: Chips]> = (table, seat, amount) => {
  act(table, seat, 'bet', amount);
  return { type: 'bet', seat, amount, allIn: isAllIn(table, seat) };
};

/** More than there is to match. */
export const raise: Scene<Holdem, [seat: Seat, amount: Chips]> = (table, seat, amount) => {
  act(table, seat, 'raise', amount);
  return raised;
};

/** What nobody has matched goes back. Who gets chips back can bet again. */
export const returnExcess: Scene<Holdem, [Posting]> = (table, { seat, amount }) => {
  table.stacks = putChips(table.stacks, seat, chipsAt(table.stacks, seat) + amount);
  table.bets = putChips(table.bets, seat, chipsAt(table.bets, seat) - amount);
  if (table.standing[seat] === 'all-in') table.standing = putAt(table.standing, seat, 'in');
  return { type: 'bet-returned', seat, amount };
};

const betsGathered = (state: State): Event => ({ type: 'bets-gathered', pot: potOf(state) });

/** The bets of a round go into the middle. */
export const gatherBets: Scene<Holdem> = (table) => {
  table.paid = addChips(table.paid, table.bets);
  table.bets = clearedChips(table.bets);
  table.level = 0;
  return betsGathered;
};

/** A hand is turned up. */
export const showHand: Scene<Holdem, [seat: Seat]> = (table, seat) => {
  table.shown = putAt(table.shown, seat, true);
  return { type: 'hand-shown', seat, cards: table.hands[seat] ?? EMPTY };
};

/** The pots are given to whom they belong. What the hands are called is for those who are told. */
export const settleHand: Scene<Holdem> = (table) => {
  const pots = awardsOf(table);
  const gains = gainsOf(table, pots);
  const nets = netsOf(table, gains);
  table.phase = 'between';
  table.stacks = addChips(table.stacks, gains);
  table.bets = clearedChips(table.bets);
  table.paid = clearedChips(table.paid);
  table.antes = clearedChips(table.antes);
  table.turn = null;
  table.level = 0;
  table.won = pots;
  return () => ({ type: 'settled', results: resultsOf(table, nets), pots, hands: shownHands(table) });
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
