/** The scenes of a hand: each is one thing that happens, and the table after it. */
import { type Card, drawNumber, type NextState, PACK, type Scene, type Seat, type Settlement, shuffle, suitOf } from '@baize/engine';
import { directionOf, giverTo } from './passing.ts';
import { addPoints, handPoints, lowestSeats, shooterOf } from './scoring.ts';
import { leftOf, SEATS } from './seats.ts';
import type { Hearts, MoonWay, State } from './state.ts';
import { FIRST_LEAD, highest, isFirstTrick, pointsOf } from './trick.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Hearts>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  stacks: state.stacks,
  phase: state.phase,
  hand: state.hand,
  dealer: state.dealer,
  direction: state.direction,
  hands: state.hands,
  passes: state.passes,
  turn: state.turn,
  trick: state.trick,
  tricks: state.tricks,
  broken: state.broken,
  scores: state.scores,
  sheet: state.sheet,
  ready: state.ready,
  chance: state.chance,
  deck: state.deck,
});

/** The first dealer, by chance. */
export const drawDealer: Scene<Hearts> = (table) => {
  const [dealer, chance] = drawNumber(SEATS.length, table.chance);
  table.chance = chance;
  table.dealer = dealer;
  return { type: 'dealer-drawn', dealer };
};

/** A fresh pack is shuffled for the next hand; the deal moves on clockwise after the first. */
export const beginHand: Scene<Hearts> = (table) => {
  const [deck, chance] = shuffle(PACK, table.chance);
  const hand = table.hand + 1;
  const dealer = hand === 1 ? table.dealer : leftOf(table.dealer);
  const direction = directionOf(hand);
  table.chance = chance;
  table.deck = deck;
  table.hand = hand;
  table.dealer = dealer;
  table.direction = direction;
  table.phase = direction === 'none' ? 'playing' : 'passing';
  table.hands = SEATS.map(() => []);
  table.passes = SEATS.map(() => null);
  table.turn = leftOf(dealer);
  table.trick = [];
  table.tricks = [];
  table.broken = false;
  table.ready = [];
  return { type: 'hand-began', hand, dealer, direction };
};

/** One card to each seat, singly and face down, from the eldest hand clockwise. */
export const dealOneEach: Scene<Hearts> = (table) => {
  const { dealer, deck } = table;
  const cards = deck.slice(0, SEATS.length).map((card, place) => ({ seat: leftOf(dealer, place + 1), card }));
  table.hands = table.hands.map((hand, seat) => [...hand, ...cards.filter((one) => one.seat === seat).map(({ card }) => card)]);
  table.deck = deck.slice(SEATS.length);
  return { type: 'cards-dealt', cards };
};

/** A seat has chosen what it gives away. The cards stay in its hand until all have chosen. */
export const choosePass: Scene<Hearts, [seat: Seat, cards: readonly Card[]]> = (table, seat, cards) => {
  table.passes = table.passes.with(seat, cards);
  return { type: 'pass-chosen', seat, cards };
};

/** All give and get at once. */
export const exchange: Scene<Hearts> = (table) => {
  const { direction } = table;
  const passes = table.passes.map((cards) => cards ?? []);
  table.hands = table.hands.map((hand, seat) => [
    ...hand.filter((card) => passes[seat]?.includes(card) !== true),
    ...(passes[giverTo(direction, seat)] ?? []),
  ]);
  table.phase = 'playing';
  return { type: 'cards-passed', direction, passes };
};

/** The holder of the two of clubs is to lead it. */
export const beginPlay: Scene<Hearts> = (table) => {
  const seat = table.hands.findIndex((hand) => hand.includes(FIRST_LEAD));
  table.turn = seat;
  return { type: 'play-began', seat };
};

/** A card is played. */
export const playCard: Scene<Hearts, [seat: Seat, card: Card]> = (table, seat, card) => {
  const hand = (table.hands[seat] ?? []).filter((one) => one !== card);
  table.hands = table.hands.with(seat, hand);
  table.trick = [...table.trick, { seat, card }];
  table.turn = leftOf(seat);
  return { type: 'card-played', seat, card };
};

/** Whether this card breaks hearts. */
export const breaksHearts = ({ rules, broken }: State, card: Card): boolean =>
  !broken && (suitOf(card) === 'h' || (rules.queenBreaksHearts && card === 'Qs'));

/** Hearts are broken for the rest of the hand. */
export const breakHearts: Scene<Hearts, [seat: Seat]> = (table, seat) => {
  table.broken = true;
  return { type: 'hearts-broken', seat };
};

/** The highest card of the suit led takes the trick, and its player leads the next. */
export const takeTrick: Scene<Hearts> = (table) => {
  const plays = table.trick;
  const taker = highest(plays)?.seat ?? table.turn;
  const trick = { plays, taker, points: pointsOf(table.rules, plays, isFirstTrick(table)) };
  table.trick = [];
  table.tricks = [...table.tricks, trick];
  table.turn = taker;
  return { type: 'trick-taken', ...trick };
};

/** All fourteen penalty cards are with one seat. */
export const shootMoon: Scene<Hearts, [seat: Seat]> = (table, seat) => {
  table.phase = 'moon';
  table.turn = seat;
  return { type: 'moon-shot', seat };
};

/** The shooter has chosen. */
export const chooseMoon: Scene<Hearts, [seat: Seat, way: MoonWay]> = (_table, seat, way) => ({ type: 'moon-chosen', seat, way });

/** The hand goes onto the sheet. */
export const scoreHand: Scene<Hearts, [way: MoonWay]> = (table, way) => {
  const points = handPoints(table, way);
  const scores = addPoints(table.scores, points);
  const line = { direction: table.direction, points, moon: shooterOf(table) ?? null };
  table.phase = 'between';
  table.scores = scores;
  table.sheet = [...table.sheet, line];
  return { type: 'hand-scored', hand: table.hand, scores, ...line };
};

/** The game is over: the lowest have won. */
export const settleGame: Scene<Hearts> = (table) => {
  const { scores } = table;
  const winners = lowestSeats(scores);
  const results = SEATS.map((seat): Settlement => ({ net: 0, result: winners.includes(seat) ? 'won' : 'lost' }));
  table.phase = 'ended';
  return { type: 'settled', results, winners, scores };
};

/** A seat waits for the next hand. */
export const sayReady: Scene<Hearts, [seat: Seat]> = (table, seat) => {
  table.ready = [...table.ready, seat];
  return { type: 'said-ready', seat };
};
