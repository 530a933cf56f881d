/** The scenes of a round: each is one thing that happens, and the table after it. */
import { type Card, deepFreeze, type NextState, PACK, rankIndex, rankOf, type Scene, type Seat, shuffle } from '@baize/engine';
import { cardsOf, kindOf } from './hand.ts';
import { handAt, isHouse, seatsInPlay, stackOf, stakedBy } from './places.ts';
import { resultsOf, verdictsOf } from './settle.ts';
import type { Event, Hand, Place, Pontoon, State, Status } from './state.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Pontoon>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  round: state.round,
  phase: state.phase,
  stacks: state.stacks,
  playing: state.playing,
  banker: state.banker,
  hands: state.hands,
  turn: state.turn,
  ready: state.ready,
  spent: state.spent,
  shuffleDue: state.shuffleDue,
  verdicts: state.verdicts,
  chance: state.chance,
  deck: state.deck,
});

/** One hand becomes another. */
const setHand = (table: NextTable, place: Place, hand: number, changed: Hand<Card>): void => {
  table.hands = table.hands.with(place, (table.hands[place] ?? []).with(hand, changed));
};

/** Chips leave a seat's stack. */
const pay = (table: NextTable, seat: Seat, amount: number): void => {
  table.stacks = table.stacks.with(seat, stackOf(table, seat) - amount);
};

/** The next card leaves the pack. */
const drawNext = (table: NextTable): Card => {
  const [card] = table.deck;
  if (card === undefined) throw new RangeError('The pack is empty.');
  table.deck = table.deck.slice(1);
  return card;
};

const noHand: Hand<Card> = deepFreeze({
  cards: [],
  status: 'playing',
  firstStake: 0,
  stake: 0,
  lastBuy: 0,
  twisted: false,
  split: false,
});

/** Players cut for the bank: the highest card takes it, and those who tie cut again. */
export const cutForBank: Scene<Pontoon> = (table) => {
  const cuts: (Card | null)[][] = [];
  let contenders = seatsInPlay(table);
  while (contenders.length > 1) {
    const [pack, after] = shuffle(PACK, table.chance);
    table.chance = after;
    const cut = table.stacks.map((_, seat) => (contenders.includes(seat) ? (pack[seat] ?? null) : null));
    cuts.push(cut);
    const heights = cut.map((card) => (card === null ? -1 : rankIndex(rankOf(card))));
    contenders = contenders.filter((seat) => heights[seat] === Math.max(...heights));
  }
  const banker = contenders[0] ?? 0;
  table.banker = banker;
  return { type: 'bank-cut', cuts, banker };
};

/** All 52 cards, shuffled. */
export const shufflePack: Scene<Pontoon> = (table) => {
  const [deck, chance] = shuffle(PACK, table.chance);
  table.deck = deck;
  table.chance = chance;
  table.spent = [];
  table.shuffleDue = false;
  return { type: 'shuffled' };
};

/** The table is cleared for a new round: spent cards lie aside, or go under the pack where the players keep the bank. */
export const beginRound: Scene<Pontoon> = (table) => {
  const used = table.hands.flat().flatMap(cardsOf);
  const aside = table.rules.bank === 'house';
  table.round += 1;
  table.phase = table.rules.stake.max > 0 ? 'staking' : 'turns';
  table.hands = table.hands.map((_, place) => (isHouse(table, place) || table.playing[place] === true ? [noHand] : []));
  table.spent = aside ? [...table.spent, ...used] : [];
  if (!aside) table.deck = [...table.deck, ...used];
  table.ready = [];
  table.verdicts = [];
  return { type: 'round-began', round: table.round };
};

/** One card to a hand, as the rules have it: face down, or face up but for the second card of the house's banker. */
export const dealTo: Scene<Pontoon, [place: Place, hand?: number]> = (table, place, hand = 0) => {
  const card = drawNext(table);
  const held = handAt(table, place, hand);
  const up = !table.rules.cardsDown && !(place === table.banker && held.cards.length === 1);
  setHand(table, place, hand, { ...held, cards: [...held.cards, { card, up }] });
  return { type: 'card-dealt', place, hand, card, up };
};

/** It is this hand's turn. */
export const beginTurn: Scene<Pontoon, [phase: 'staking' | 'turns', place: Place, hand?: number]> = (table, phase, place, hand = 0) => {
  table.phase = phase;
  table.turn = { place, hand };
  return { type: 'turn-began', place, hand };
};

/** A stake on the first card. */
export const layStake: Scene<Pontoon, [seat: Seat, amount: number]> = (table, seat, amount) => {
  setHand(table, seat, 0, { ...handAt(table, seat), firstStake: amount, stake: amount });
  pay(table, seat, amount);
  return { type: 'staked', place: seat, amount };
};

/** A pair becomes two hands of one card, with an equal stake on each. */
export const splitPair: Scene<Pontoon, [seat: Seat, hand: number]> = (table, seat, hand) => {
  const held = handAt(table, seat, hand);
  const halves = held.cards.map((card): Hand<Card> => ({ ...held, cards: [card], split: true }));
  table.hands = table.hands.with(seat, (table.hands[seat] ?? []).toSpliced(hand, 1, ...halves));
  pay(table, seat, held.firstStake);
  return { type: 'pair-split', place: seat, hand };
};

/** A card bought, face down. */
export const buyCard: Scene<Pontoon, [seat: Seat, hand: number, amount: number]> = (table, seat, hand, amount) => {
  const card = drawNext(table);
  const held = handAt(table, seat, hand);
  const cards = [...held.cards, { card, up: false }];
  setHand(table, seat, hand, { ...held, cards, stake: held.stake + amount, lastBuy: amount });
  pay(table, seat, amount);
  return { type: 'bought', place: seat, hand, card, amount };
};

/** A card twisted, face up. */
export const twistCard: Scene<Pontoon, [place: Place, hand?: number]> = (table, place, hand = 0) => {
  const card = drawNext(table);
  const held = handAt(table, place, hand);
  setHand(table, place, hand, { ...held, cards: [...held.cards, { card, up: true }], twisted: true });
  return { type: 'twisted', place, hand, card };
};

const turnedUp = (hand: Hand<Card>): Hand<Card> => ({ ...hand, cards: hand.cards.map(({ card }) => ({ card, up: true })) });

const endings = {
  bust: { status: 'bust', type: 'went-bust' },
  pontoon: { status: 'pontoon', type: 'pontoon-shown' },
  trick: { status: 'trick', type: 'trick-made' },
  points: { status: 'stuck', type: 'stuck' },
} as const satisfies Record<string, { status: Status; type: Event['type'] }>;

/** A hand is done: bust, a pontoon or a five card trick is laid open; anything else sticks as it lies. */
export const closeHand: Scene<Pontoon, [place: Place, hand?: number]> = (table, place, hand = 0) => {
  const held = handAt(table, place, hand);
  const { status, type } = endings[kindOf(cardsOf(held))];
  setHand(table, place, hand, { ...(status === 'stuck' ? held : turnedUp(held)), status });
  return { type, place, hand };
};

/** The banker's cards are turned up. */
export const revealBanker: Scene<Pontoon> = (table) => {
  const held = handAt(table, table.banker);
  setHand(table, table.banker, 0, turnedUp(held));
  table.phase = 'banker';
  table.turn = { place: table.banker, hand: 0 };
  return { type: 'banker-revealed', cards: held.cards.filter(({ up }) => !up).map(({ card }) => card) };
};

/** Everybody shows. */
export const showHands: Scene<Pontoon> = (table) => {
  table.hands = table.hands.map((hands) => hands.map(turnedUp));
  return { type: 'hands-shown' };
};

/** The round is decided and paid. */
export const settleRound: Scene<Pontoon> = (table) => {
  const verdicts = verdictsOf(table);
  const results = resultsOf(table, verdicts);
  table.phase = 'between';
  table.verdicts = verdicts;
  table.stacks = table.stacks.map((stack, seat) => stack + stakedBy(table, seat) + (results[seat]?.net ?? 0));
  table.hands = table.hands.map((hands) => hands.map((hand) => ({ ...hand, stake: 0 })));
  return { type: 'settled', results, verdicts };
};

/** A seat that cannot lay the smallest stake leaves the table. Its cards stay until the table is cleared. */
export const leaveSeat: Scene<Pontoon, [seat: Seat]> = (table, seat) => {
  table.playing = table.playing.with(seat, false);
  return { type: 'seat-left', place: seat };
};

/** The bank passes, and with it the pack is shuffled. */
export const passBank: Scene<Pontoon, [to: Seat, because: 'pontoon' | 'broken']> = (table, to, because) => {
  table.banker = to;
  table.shuffleDue = true;
  return { type: 'bank-passed', to, because };
};

/** One seat has all the chips. */
export const endSitting: Scene<Pontoon> = (table) => {
  table.phase = 'ended';
  return { type: 'sitting-ended', winner: seatsInPlay(table)[0] ?? 0 };
};

/** A seat waits for the next round. */
export const sayReady: Scene<Pontoon, [seat: Seat]> = (table, seat) => {
  table.ready = [...table.ready, seat];
  return { type: 'said-ready', place: seat };
};
