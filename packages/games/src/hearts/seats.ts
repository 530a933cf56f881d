/** Who sits where. Seats go clockwise, so a seat's left is the next one. */
import type { Seat } from '@baize/engine';

/** Hearts is a game for four. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** The seat this many places to the left. */
export const leftOf = (seat: Seat, places = 1): Seat => (seat + places) % SEATS.length;
