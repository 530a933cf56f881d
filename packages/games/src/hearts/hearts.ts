/** Hearts: take no hearts and no queen, or all of them. Read it as a table of contents. */
import { type Card, type Game, isCard, type Opening, type Outcome, perform, type Seat, type Sequence, type Step } from '@baize/engine';
import { offersTo, refusalOf, whyNot } from './moves.ts';
import { presets } from './rules.ts';
import {
  beginHand,
  beginPlay,
  breakHearts,
  breaksHearts,
  chooseMoon,
  choosePass,
  copyOf,
  dealOneEach,
  drawDealer,
  exchange,
  playCard,
  sayReady,
  scoreHand,
  settleGame,
  shootMoon,
  takeTrick,
} from './scenes.ts';
import { isGameOver, lowestSeats, shooterOf } from './scoring.ts';
import { SEATS } from './seats.ts';
import type { Action, Hearts, MoonWay, State } from './state.ts';
import { isComplete, TRICKS } from './trick.ts';
import { imagine, view, viewEvent } from './view.ts';

// --- the course of a hand ---------------------------------------------------------------------------------

/** A new hand: thirteen cards each, then the pass; where nobody passes, the first trick at once. */
const dealHand: Sequence<Hearts> = (hand) =>
  hand
    .do(beginHand)
    .while(
      (s) => s.deck.length > 0,
      (s) => s.do(dealOneEach),
    )
    .when(
      (s) => s.direction === 'none',
      (s) => s.do(beginPlay),
    );

/** A seat chooses; when all have, the cards change hands. */
const pass =
  (seat: Seat, cards: readonly Card[]): Sequence<Hearts> =>
  (hand) =>
    hand.do(choosePass, seat, cards).when(
      (s) => s.passes.every((chosen) => chosen !== null),
      (s) => s.do(exchange).do(beginPlay),
    );

/** A card; with the fourth the trick is taken, and with the last trick the hand is over. */
const playTo =
  (seat: Seat, card: Card): Sequence<Hearts> =>
  (hand) => {
    const breaks = breaksHearts(hand.state, card);
    return hand
      .do(playCard, seat, card)
      .when(
        () => breaks,
        (s) => s.do(breakHearts, seat),
      )
      .when(
        (s) => isComplete(s.trick),
        (s) => s.do(takeTrick),
      )
      .when((s) => s.tricks.length === TRICKS, endHand);
  };

/** The score, unless a shooter has to choose first how to take it. */
const endHand: Sequence<Hearts> = (hand) => {
  const shooter = shooterOf(hand.state);
  if (shooter === undefined) return hand.go(score('plus'));
  const { moon } = hand.state.rules;
  const shot = hand.do(shootMoon, shooter);
  return moon === 'choice' ? shot : shot.go(score(moon));
};

/** The points of the hand; with 100 the game is over. */
const score =
  (way: MoonWay): Sequence<Hearts> =>
  (hand) =>
    hand.do(scoreHand, way).when(
      (s) => isGameOver(s, s.scores),
      (s) => s.do(settleGame),
    );

/** The shooter has chosen, and the hand is scored so. */
const takeMoon =
  (seat: Seat, way: MoonWay): Sequence<Hearts> =>
  (hand) =>
    hand.do(chooseMoon, seat, way).go(score(way));

/** A seat waits for the next hand, which begins when all do. */
const readyUp =
  (seat: Seat): Sequence<Hearts> =>
  (hand) =>
    hand.do(sayReady, seat).when((s) => s.ready.length === SEATS.length, dealHand);

// --- the contract ---------------------------------------------------------------------------------------------

const open = ({ rules, stacks, chance }: Opening<Hearts>): Step<Hearts> => {
  const table: State = {
    rules,
    stacks,
    phase: 'between',
    hand: 0,
    dealer: 0,
    direction: 'none',
    hands: SEATS.map(() => []),
    passes: SEATS.map(() => null),
    turn: 0,
    trick: [],
    tricks: [],
    broken: false,
    scores: SEATS.map(() => 0),
    sheet: [],
    ready: [],
    chance,
    deck: [],
  };
  return perform<Hearts>(table, copyOf, (hand) => hand.do(drawDealer).go(dealHand));
};

const toAct = (state: State): readonly Seat[] => {
  switch (state.phase) {
    case 'passing':
      return SEATS.filter((seat) => state.passes[seat] === null);
    case 'between':
      return SEATS.filter((seat) => !state.ready.includes(seat));
    case 'playing':
    case 'moon':
      return [state.turn];
    case 'ended':
      return [];
  }
};

/** All that follows from an action. */
const courseOf = (seat: Seat, action: Action): Sequence<Hearts> => {
  switch (action.type) {
    case 'pass':
      return pass(seat, [...action.cards]);
    case 'play':
      return playTo(seat, action.card);
    case 'moon':
      return takeMoon(seat, action.way);
    case 'ready':
      return readyUp(seat);
  }
};

const outcome = ({ phase, scores }: State): Outcome | undefined =>
  phase === 'ended' ? { winners: lowestSeats(scores), scores } : undefined;

const isCards = (value: unknown): value is readonly Card[] => Array.isArray(value) && Array.from(value).every(isCard);
const isWay = (value: unknown): value is MoonWay => value === 'minus' || value === 'plus';

/** The game of Hearts. */
export const hearts: Game<Hearts> = {
  id: 'hearts',
  title: 'Hearts',
  version: 1,
  presets,
  seats: () => ({ min: SEATS.length, max: SEATS.length, buyIn: 0 }),
  shapes: { pass: { cards: isCards }, play: { card: isCard }, moon: { way: isWay }, ready: {} },
  roundEnds: ['hand-scored', 'settled'],
  points: (event) => (event.type === 'hand-scored' ? event.points : undefined),
  open,
  toAct,
  legal: (state, seat) => (toAct(state).includes(seat) ? offersTo(state, seat) : []),
  whyNot,
  apply: (state, seat, action) => perform(state, copyOf, courseOf(seat, action)),
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { hands }) => ({ ...seen, hands }),
  // Nothing is staked: whatever a seat sat down with stays in front of it.
  chips: (state, seat) => ({ stack: state.stacks[seat] ?? 0, atRisk: 0 }),
  isIn: () => true,
  outcome,
};
