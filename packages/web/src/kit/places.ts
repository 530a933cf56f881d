/** Named places on the felt, so that a card knows where the deck lies and a chip where its owner sits. */
import type { Seat } from '@baize/engine';

// --- where opponents sit: on an ellipse, clockwise from the player, who has its lower end ----------------------------

/** A point of the unit circle; y grows downwards. */
interface EllipsePoint {
  readonly x: number;
  readonly y: number;
}

/** How far the outermost opponents sit below the middle, in degrees, by their number: few sit above, many close the ring. */
const droop = (count: number): number => (count <= 2 ? -38 : count <= 4 ? -8 : 24);

/** Where the opponent sits who is this many places to the player's left, of so many. */
export const ellipsePoint = (index: number, count: number): EllipsePoint => {
  const span = 180 + 2 * droop(count);
  const turn = count === 1 ? 90 : 180 + droop(count) - (index * span) / (count - 1);
  const radians = (turn * Math.PI) / 180;
  return { x: Math.cos(radians), y: -Math.sin(radians) };
};

/** The attribute that names a place. */
export const placeName = (name: string) => ({ 'data-place': name });

/** Where a seat is on the felt. */
export const placeOfSeat = (seat: Seat, me: Seat): string => (seat === me ? 'me' : `seat-${seat}`);

/** How many places to the left of whoever looks a seat is, from 0; the rail looks from before the first seat. */
export const placesLeft = (seat: Seat, me: Seat, seats: number): number => (seat - me - 1 + seats) % seats;

/** Where the uppermost card of a place is on the screen, such as that of a pile; undefined when there is none. */
export const findCard = (from: Element, name: string): DOMRectReadOnly | undefined => {
  const box = [...(from.closest('.felt')?.querySelectorAll(`[data-place="${name}"] .card`) ?? [])].at(-1)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
};

/** Where a place is on the screen; undefined when it is not on this felt, or not drawn at this size. */
export const findPlace = (from: Element, name: string): DOMRectReadOnly | undefined => {
  const box = from.closest('.felt')?.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
};
