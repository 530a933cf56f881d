/** The pass before a hand: how many cards go, in which direction, and to whom. */
import type { Seat } from '@baize/engine';
import { leftOf, SEATS } from './seats.ts';
import type { PassDirection } from './state.ts';

/** How many cards are passed. */
export const PASSED = 3;

const cycle: readonly PassDirection[] = ['left', 'right', 'across', 'none'];

/** Where cards go before this hand of the game, counted from 1. */
export const directionOf = (hand: number): PassDirection => cycle[(hand - 1) % cycle.length] ?? 'none';

const places: Readonly<Record<PassDirection, number>> = { left: 1, across: 2, right: 3, none: 0 };

/** Who gets this seat's three cards. */
export const receiverOf = (direction: PassDirection, seat: Seat): Seat => leftOf(seat, places[direction]);

/** From whom this seat gets three cards. */
export const giverTo = (direction: PassDirection, seat: Seat): Seat => leftOf(seat, SEATS.length - places[direction]);
