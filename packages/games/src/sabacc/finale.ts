/** The scenes that end a game: hands are shown, ties are broken, pots are paid, and seats leave. */
import type { Scene, Seat } from '@baize/engine';
import { cardValue } from './cards.ts';
import { entryOf, handAt, lastSeat, noChips, seatsIn, stakedBy } from './places.ts';
import { finishOf, placesOf, resultsOf } from './settle.ts';
import type { Ending, Sabacc } from './state.ts';

/** A hand is turned up. */
export const showHand: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  const hand = handAt(table, seat).map(({ card }) => ({ card, open: true }));
  table.hands = table.hands.with(seat, hand);
  return { type: 'hand-shown', seat };
};

/** Those who are tied turn up a card of the deck each, and lay it on the discard pile. */
export const drawBlind: Scene<Sabacc, [seats: readonly Seat[]]> = (table, seats) => {
  const cards = table.deck.slice(0, seats.length);
  const lot = (seat: Seat): readonly number[] => cards.slice(seats.indexOf(seat), seats.indexOf(seat) + 1).map(cardValue);
  table.deck = table.deck.slice(seats.length);
  table.discard = [...table.discard, ...cards];
  table.lots = table.lots.map((drawn, seat) => (seats.includes(seat) ? [...drawn, ...lot(seat)] : drawn));
  return { type: 'blind-drawn', seats, cards };
};

/** All hands in their order, before anybody is paid. */
export const rankHands: Scene<Sabacc> = (table) => {
  const places = placesOf(table, seatsIn(table));
  return { type: 'hands-ranked', places };
};

/** The game is decided and paid. */
export const settleGame: Scene<Sabacc> = (table) => {
  const finish = finishOf(table);
  const results = resultsOf(table, finish);
  table.stacks = table.stacks.map((stack, seat) => stack + stakedBy(table, seat) + entryOf(table, seat) + (results[seat]?.net ?? 0));
  table.phase = 'between';
  table.finish = finish;
  table.queue = [];
  table.staked = noChips(table);
  table.bets = noChips(table);
  table.raises = 0;
  if (finish.sabacc.winners.length > 0) table.sabaccPot = 0;
  return { type: 'settled', results, finish };
};

/** An opponent who cannot pay the entry leaves the table. */
export const leaveSeat: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  table.standing = table.standing.with(seat, 'left');
  return { type: 'seat-left', seat };
};

/** There is no next game. Whoever has chips left keeps the seat; one without any is out. */
export const endSitting: Scene<Sabacc, [because: Ending]> = (table, because) => {
  table.phase = 'ended';
  table.ending = because;
  if (because === 'broke') table.standing = table.standing.with(lastSeat(table), 'left');
  return { type: 'sitting-ended', because };
};

/** A seat waits for the next game. */
export const sayReady: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  table.ready = [...table.ready, seat];
  return { type: 'said-ready', seat };
};
