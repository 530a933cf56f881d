/** The scenes that end a game: hands are shown, ties are broken, pots are paid, and seats leave. */
import type { Scene, Seat } from '@baize/engine';
import { cardValue } from './cards.ts';
import { entryOf, handAt, lastSeat, noChips, seatsIn, stakedBy } from './places.ts';
import { finishOf, placesOf, resultsOf } from './settle.ts';
import type { Ending, Sabacc } from './state.ts';

/** A hand is turned up. */
export const showHand =
  (seat: Seat): Scene<Sabacc> =>
  (state) => [
    { type: 'hand-shown', seat },
    {
      ...state,
      hands: state.hands.with(
        seat,
        handAt(state, seat).map(({ card }) => ({ card, open: true })),
      ),
    },
  ];

/** Those who are tied turn up a card of the deck each, and lay it on the discard pile. */
export const drawBlind =
  (seats: readonly Seat[]): Scene<Sabacc> =>
  (state) => {
    const cards = state.deck.slice(0, seats.length);
    const lot = (seat: Seat): readonly number[] => cards.slice(seats.indexOf(seat), seats.indexOf(seat) + 1).map(cardValue);
    return [
      { type: 'blind-drawn', seats, cards },
      {
        ...state,
        deck: state.deck.slice(seats.length),
        discard: [...state.discard, ...cards],
        lots: state.lots.map((drawn, seat) => (seats.includes(seat) ? [...drawn, ...lot(seat)] : drawn)),
      },
    ];
  };

/** All hands in their order, before anybody is paid. */
export const rankHands: Scene<Sabacc> = (state) => [{ type: 'hands-ranked', places: placesOf(state, seatsIn(state)) }, state];

/** The game is decided and paid. */
export const settleGame: Scene<Sabacc> = (state) => {
  const finish = finishOf(state);
  const results = resultsOf(state, finish);
  return [
    { type: 'settled', results, finish },
    {
      ...state,
      phase: 'between',
      finish,
      queue: [],
      stacks: state.stacks.map((stack, seat) => stack + stakedBy(state, seat) + entryOf(state, seat) + (results[seat]?.net ?? 0)),
      staked: noChips(state),
      bets: noChips(state),
      raises: 0,
      sabaccPot: finish.sabacc.winners.length > 0 ? 0 : state.sabaccPot,
    },
  ];
};

/** An opponent who cannot pay the entry leaves the table. */
export const leaveTable =
  (seat: Seat): Scene<Sabacc> =>
  (state) => [
    { type: 'seat-left', seat },
    { ...state, standing: state.standing.with(seat, 'left') },
  ];

/** There is no next game. Whoever has chips left keeps the seat; one without any is out. */
export const endSitting =
  (because: Ending): Scene<Sabacc> =>
  (state) => [
    { type: 'sitting-ended', because },
    {
      ...state,
      phase: 'ended',
      ending: because,
      standing: because === 'broke' ? state.standing.with(lastSeat(state), 'left') : state.standing,
    },
  ];

/** A seat waits for the next game. */
export const sayReady =
  (seat: Seat): Scene<Sabacc> =>
  (state) => [
    { type: 'said-ready', seat },
    { ...state, ready: [...state.ready, seat] },
  ];
