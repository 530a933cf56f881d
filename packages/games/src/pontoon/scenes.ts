/** The scenes of a round: each is one thing that happens, and the table after it. */
import { type Card, PACK, rankIndex, rankOf, type Scene, type Seat, shuffle } from '@baize/engine';
import { cardsOf, kindOf } from './hand.ts';
import { handAt, isHouse, seatsInPlay, stackOf, stakedBy, withHand, withHands, withStack } from './places.ts';
import { resultsOf, verdictsOf } from './settle.ts';
import type { Event, Hand, Place, Pontoon, State, Status } from './state.ts';

const noHand: Hand<Card> = { cards: [], status: 'playing', firstStake: 0, stake: 0, lastBuy: 0, twisted: false, split: false };

/** Players cut for the bank: the highest card takes it, and those who tie cut again. */
export const cutForBank: Scene<Pontoon> = (state) => {
  const cuts: (Card | null)[][] = [];
  let { chance } = state;
  let contenders = seatsInPlay(state);
  while (contenders.length > 1) {
    const [pack, after] = shuffle(PACK, chance);
    chance = after;
    const cut = state.stacks.map((_, seat) => (contenders.includes(seat) ? (pack[seat] ?? null) : null));
    cuts.push(cut);
    const heights = cut.map((card) => (card === null ? -1 : rankIndex(rankOf(card))));
    contenders = contenders.filter((seat) => heights[seat] === Math.max(...heights));
  }
  const banker = contenders[0] ?? 0;
  return [
    { type: 'bank-cut', cuts, banker },
    { ...state, chance, banker },
  ];
};

/** All 52 cards, shuffled. */
export const shufflePack: Scene<Pontoon> = (state) => {
  const [deck, chance] = shuffle(PACK, state.chance);
  return [{ type: 'shuffled' }, { ...state, deck, chance, spent: [], shuffleDue: false }];
};

/** The table is cleared for a new round: spent cards lie aside, or go under the pack where the players keep the bank. */
export const beginRound: Scene<Pontoon> = (state) => {
  const used = state.hands.flat().flatMap(cardsOf);
  const aside = state.rules.bank === 'house';
  const round = state.round + 1;
  return [
    { type: 'round-began', round },
    {
      ...state,
      round,
      phase: state.rules.stake.max > 0 ? 'staking' : 'turns',
      hands: state.hands.map((_, place) => (isHouse(state, place) || state.playing[place] === true ? [noHand] : [])),
      spent: aside ? [...state.spent, ...used] : [],
      deck: aside ? state.deck : [...state.deck, ...used],
      ready: [],
      verdicts: [],
    },
  ];
};

const draw = (state: State): readonly [Card, readonly Card[]] => {
  const [card, ...deck] = state.deck;
  if (card === undefined) throw new RangeError('The pack is empty.');
  return [card, deck];
};

/** One card to a hand, as the rules have it: face down, or face up but for the second card of the house's banker. */
export const dealTo =
  (place: Place, hand = 0): Scene<Pontoon> =>
  (state) => {
    const [card, deck] = draw(state);
    const held = handAt(state, place, hand);
    const up = !state.rules.cardsDown && !(place === state.banker && held.cards.length === 1);
    const dealt = withHand({ ...state, deck }, place, hand, { ...held, cards: [...held.cards, { card, up }] });
    return [{ type: 'card-dealt', place, hand, card, up }, dealt];
  };

/** It is this hand's turn. */
export const beginTurn =
  (phase: 'staking' | 'turns', place: Place, hand = 0): Scene<Pontoon> =>
  (state) => [
    { type: 'turn-began', place, hand },
    { ...state, phase, turn: { place, hand } },
  ];

/** A stake on the first card. */
export const layStake =
  (seat: Seat, amount: number): Scene<Pontoon> =>
  (state) => {
    const held = handAt(state, seat);
    const laid = withHand(state, seat, 0, { ...held, firstStake: amount, stake: amount });
    return [{ type: 'staked', place: seat, amount }, withStack(laid, seat, stackOf(state, seat) - amount)];
  };

/** A pair becomes two hands of one card, with an equal stake on each. */
export const splitPair =
  (seat: Seat, hand: number): Scene<Pontoon> =>
  (state) => {
    const held = handAt(state, seat, hand);
    const halves = held.cards.map((card): Hand<Card> => ({ ...held, cards: [card], split: true }));
    const hands = (state.hands[seat] ?? []).toSpliced(hand, 1, ...halves);
    return [
      { type: 'pair-split', place: seat, hand },
      withStack(withHands(state, seat, hands), seat, stackOf(state, seat) - held.firstStake),
    ];
  };

/** A card bought, face down. */
export const buyCard =
  (seat: Seat, hand: number, amount: number): Scene<Pontoon> =>
  (state) => {
    const [card, deck] = draw(state);
    const held = handAt(state, seat, hand);
    const cards = [...held.cards, { card, up: false }];
    const bought = withHand({ ...state, deck }, seat, hand, { ...held, cards, stake: held.stake + amount, lastBuy: amount });
    return [{ type: 'bought', place: seat, hand, card, amount }, withStack(bought, seat, stackOf(state, seat) - amount)];
  };

/** A card twisted, face up. */
export const twistCard =
  (place: Place, hand = 0): Scene<Pontoon> =>
  (state) => {
    const [card, deck] = draw(state);
    const held = handAt(state, place, hand);
    const twisted = { ...held, cards: [...held.cards, { card, up: true }], twisted: true };
    return [{ type: 'twisted', place, hand, card }, withHand({ ...state, deck }, place, hand, twisted)];
  };

const turnedUp = (hand: Hand<Card>): Hand<Card> => ({ ...hand, cards: hand.cards.map(({ card }) => ({ card, up: true })) });

const endings = {
  bust: { status: 'bust', type: 'went-bust' },
  pontoon: { status: 'pontoon', type: 'pontoon-shown' },
  trick: { status: 'trick', type: 'trick-made' },
  points: { status: 'stuck', type: 'stuck' },
} as const satisfies Record<string, { status: Status; type: Event['type'] }>;

/** A hand is done: bust, a pontoon or a five card trick is laid open; anything else sticks as it lies. */
export const closeHand =
  (place: Place, hand = 0): Scene<Pontoon> =>
  (state) => {
    const held = handAt(state, place, hand);
    const { status, type } = endings[kindOf(cardsOf(held))];
    const closed = { ...(status === 'stuck' ? held : turnedUp(held)), status };
    return [{ type, place, hand }, withHand(state, place, hand, closed)];
  };

/** The banker's cards are turned up. */
export const revealBanker: Scene<Pontoon> = (state) => {
  const held = handAt(state, state.banker);
  const cards = held.cards.filter(({ up }) => !up).map(({ card }) => card);
  const revealed = withHand(state, state.banker, 0, turnedUp(held));
  return [
    { type: 'banker-revealed', cards },
    { ...revealed, phase: 'banker', turn: { place: state.banker, hand: 0 } },
  ];
};

/** Everybody shows. */
export const showHands: Scene<Pontoon> = (state) => [
  { type: 'hands-shown' },
  { ...state, hands: state.hands.map((hands) => hands.map(turnedUp)) },
];

/** The round is decided and paid. */
export const settleRound: Scene<Pontoon> = (state) => {
  const verdicts = verdictsOf(state);
  const results = resultsOf(state, verdicts);
  return [
    { type: 'settled', results, verdicts },
    {
      ...state,
      phase: 'between',
      verdicts,
      stacks: state.stacks.map((stack, seat) => stack + stakedBy(state, seat) + (results[seat]?.net ?? 0)),
      hands: state.hands.map((hands) => hands.map((hand) => ({ ...hand, stake: 0 }))),
    },
  ];
};

/** A seat that cannot lay the smallest stake leaves the table. Its cards stay until the table is cleared. */
export const leaveTable =
  (seat: Seat): Scene<Pontoon> =>
  (state) => [
    { type: 'seat-left', place: seat },
    { ...state, playing: state.playing.with(seat, false) },
  ];

/** The bank passes, and with it the pack is shuffled. */
export const passBank =
  (to: Seat, because: 'pontoon' | 'broken'): Scene<Pontoon> =>
  (state) => [
    { type: 'bank-passed', to, because },
    { ...state, banker: to, shuffleDue: true },
  ];

/** One seat has all the chips. */
export const endSitting: Scene<Pontoon> = (state) => [
  { type: 'sitting-ended', winner: seatsInPlay(state)[0] ?? 0 },
  { ...state, phase: 'ended' },
];

/** A seat waits for the next round. */
export const sayReady =
  (seat: Seat): Scene<Pontoon> =>
  (state) => [
    { type: 'said-ready', place: seat },
    { ...state, ready: [...state.ready, seat] },
  ];
