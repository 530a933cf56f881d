/** The scenes of a hand: each is one thing that happens, and the table after it. */
import { type Card, drawNumber, PACK, type Scene, type Seat, type Settlement, shuffle, suitOf } from '@baize/engine';
import { directionOf, giverTo } from './passing.ts';
import { addPoints, handPoints, lowestSeats, shooterOf } from './scoring.ts';
import { leftOf, SEATS } from './seats.ts';
import type { Hearts, MoonWay, State } from './state.ts';
import { FIRST_LEAD, highest, isFirstTrick, pointsOf } from './trick.ts';

/** The first dealer, by chance. */
export const drawDealer: Scene<Hearts> = (state) => {
  const [dealer, chance] = drawNumber(SEATS.length, state.chance);
  return [
    { type: 'dealer-drawn', dealer },
    { ...state, chance, dealer },
  ];
};

/** A fresh pack is shuffled for the next hand; the deal moves on clockwise after the first. */
export const beginHand: Scene<Hearts> = (state) => {
  const [deck, chance] = shuffle(PACK, state.chance);
  const hand = state.hand + 1;
  const dealer = hand === 1 ? state.dealer : leftOf(state.dealer);
  const direction = directionOf(hand);
  return [
    { type: 'hand-began', hand, dealer, direction },
    {
      ...state,
      chance,
      deck,
      hand,
      dealer,
      direction,
      phase: direction === 'none' ? 'playing' : 'passing',
      hands: SEATS.map(() => []),
      passes: SEATS.map(() => null),
      turn: leftOf(dealer),
      trick: [],
      tricks: [],
      broken: false,
      ready: [],
    },
  ];
};

/** One card to each seat, singly and face down, from the eldest hand clockwise. */
export const dealOneEach: Scene<Hearts> = (state) => {
  const cards = state.deck.slice(0, SEATS.length).map((card, place) => ({ seat: leftOf(state.dealer, place + 1), card }));
  const hands = state.hands.map((hand, seat) => [...hand, ...cards.filter((one) => one.seat === seat).map(({ card }) => card)]);
  return [
    { type: 'cards-dealt', cards },
    { ...state, hands, deck: state.deck.slice(SEATS.length) },
  ];
};

/** A seat has chosen what it gives away. The cards stay in its hand until all have chosen. */
export const choosePass =
  (seat: Seat, cards: readonly Card[]): Scene<Hearts> =>
  (state) => [
    { type: 'pass-chosen', seat, cards },
    { ...state, passes: state.passes.with(seat, cards) },
  ];

/** All give and get at once. */
export const exchange: Scene<Hearts> = (state) => {
  const passes = state.passes.map((cards) => cards ?? []);
  const hands = state.hands.map((hand, seat) => [
    ...hand.filter((card) => passes[seat]?.includes(card) !== true),
    ...(passes[giverTo(state.direction, seat)] ?? []),
  ]);
  return [
    { type: 'cards-passed', direction: state.direction, passes },
    { ...state, phase: 'playing', hands },
  ];
};

/** The holder of the two of clubs is to lead it. */
export const beginPlay: Scene<Hearts> = (state) => {
  const seat = state.hands.findIndex((hand) => hand.includes(FIRST_LEAD));
  return [
    { type: 'play-began', seat },
    { ...state, turn: seat },
  ];
};

/** A card is played. */
export const playCard =
  (seat: Seat, card: Card): Scene<Hearts> =>
  (state) => [
    { type: 'card-played', seat, card },
    {
      ...state,
      hands: state.hands.with(
        seat,
        (state.hands[seat] ?? []).filter((one) => one !== card),
      ),
      trick: [...state.trick, { seat, card }],
      turn: leftOf(seat),
    },
  ];

/** Whether this card breaks hearts. */
export const breaksHearts = ({ rules, broken }: State, card: Card): boolean =>
  !broken && (suitOf(card) === 'h' || (rules.queenBreaksHearts && card === 'Qs'));

/** Hearts are broken for the rest of the hand. */
export const breakHearts =
  (seat: Seat): Scene<Hearts> =>
  (state) => [
    { type: 'hearts-broken', seat },
    { ...state, broken: true },
  ];

/** The highest card of the suit led takes the trick, and its player leads the next. */
export const takeTrick: Scene<Hearts> = (state) => {
  const plays = state.trick;
  const taker = highest(plays)?.seat ?? state.turn;
  const trick = { plays, taker, points: pointsOf(state.rules, plays, isFirstTrick(state)) };
  return [
    { type: 'trick-taken', ...trick },
    { ...state, trick: [], tricks: [...state.tricks, trick], turn: taker },
  ];
};

/** All fourteen penalty cards are with one seat. */
export const shootMoon =
  (seat: Seat): Scene<Hearts> =>
  (state) => [
    { type: 'moon-shot', seat },
    { ...state, phase: 'moon', turn: seat },
  ];

/** The shooter has chosen. */
export const chooseMoon =
  (seat: Seat, way: MoonWay): Scene<Hearts> =>
  (state) => [{ type: 'moon-chosen', seat, way }, state];

/** The hand goes onto the sheet. */
export const scoreHand =
  (way: MoonWay): Scene<Hearts> =>
  (state) => {
    const points = handPoints(state, way);
    const scores = addPoints(state.scores, points);
    const line = { direction: state.direction, points, moon: shooterOf(state) ?? null };
    return [
      { type: 'hand-scored', hand: state.hand, scores, ...line },
      { ...state, phase: 'between', scores, sheet: [...state.sheet, line] },
    ];
  };

/** The game is over: the lowest have won. */
export const settleGame: Scene<Hearts> = (state) => {
  const winners = lowestSeats(state.scores);
  const results = SEATS.map((seat): Settlement => ({ net: 0, result: winners.includes(seat) ? 'won' : 'lost' }));
  return [
    { type: 'settled', results, winners, scores: state.scores },
    { ...state, phase: 'ended' },
  ];
};

/** A seat waits for the next hand. */
export const sayReady =
  (seat: Seat): Scene<Hearts> =>
  (state) => [
    { type: 'said-ready', seat },
    { ...state, ready: [...state.ready, seat] },
  ];
