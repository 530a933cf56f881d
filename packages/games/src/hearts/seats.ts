/** Who sits where, and to whom cards are passed. Seats go clockwise, so a seat's left is the next one. */
import type { Seat } from '@baize/engine';
import type { PassDirection } from './state.ts';

/** Hearts is a game for four. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** The seat this many places to the left. */
export const leftOf = (seat: Seat, places = 1): Seat => (seat + places) % SEATS.length;

const cycle: readonly PassDirection[] = ['left', 'right', 'across', 'none'];

/** Where cards go before this hand of the game, counted from 1. */
export const directionOf = (hand: number): PassDirection => cycle[(hand - 1) % cycle.length] ?? 'none';

const places: Readonly<Record<PassDirection, number>> = { left: 1, across: 2, right: 3, none: 0 };

/** Who gets this seat's three cards. */
export const receiverOf = (direction: PassDirection, seat: Seat): Seat => leftOf(seat, places[direction]);

/** From whom this seat gets three cards. */
export const giverTo = (direction: PassDirection, seat: Seat): Seat => leftOf(seat, SEATS.length - places[direction]);
