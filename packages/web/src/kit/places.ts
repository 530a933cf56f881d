/** Named places on the felt, so that a card knows where the deck lies and a chip where its owner sits. */
import type { Seat } from '@baize/engine';

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
