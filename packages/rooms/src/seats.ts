/** The seats of a room: who holds them, who is away, and what each of them is asked. */

import type { Persona } from '@baize/casino';
import type { Seat } from '@baize/engine';
import type { Decider } from './entry.ts';
import { nameLook } from './personas.ts';

/** Somebody who holds a seat. */
export interface Holder extends Persona {
  /** SHA-256 of the token that proves it. */
  readonly token: string;
  /** SHA-256 of the nonce that they will show next. */
  readonly commit: string;
  /** The first deal that their nonce can be in: what is committed to after somebody has shown theirs could have been chosen. */
  readonly counts: number;
  /** The entry with which they sat down: the first of them is the host. */
  readonly sat: number;
  /** The first hand that they hold the seat in. What was dealt there before is not theirs to see. */
  readonly from: number;
  /** How much of their time bank is used up, in milliseconds; left out as long as nothing is. */
  readonly overtime?: number;
}

/** One seat of a room. */
export interface RoomSeat {
  /** Nobody: a bot sits there. */
  readonly holder: Holder | null;
  /** Who takes the seat with the next deal. */
  readonly coming: Holder | null;
  /** Since when the holder is away, and a bot plays for them. */
  readonly away: number | null;
  /** Whether others let it: then who comes back plays on at once. */
  readonly covered: boolean;
  /** Since when the holder has no line. */
  readonly gone: number | null;
  /** Who held the seat when it was freed behind their back: as long as nobody else has it, it is theirs again when they come. */
  readonly former: Holder | null;
  /** How often in a row the clock has decided. */
  readonly misses: number;
  /** What was shown here for the next deal. It stays in, whatever becomes of who showed it. */
  readonly nonce: string | null;
  /** What the holder commits to for the deal after that: it takes the place of the first with the deal. */
  readonly next: string | null;
  /** Whether they wait for the first deal. */
  readonly ready: boolean;
  /** How many decisions this seat has made. */
  readonly nth: number;
  /** Since when the table waits for it. */
  readonly asked: number | null;
  /** Who made its last decision. */
  readonly last: Decider | null;
}

/** A seat that nobody holds. */
export const emptySeat: RoomSeat = {
  holder: null,
  coming: null,
  away: null,
  covered: false,
  gone: null,
  former: null,
  misses: 0,
  nonce: null,
  next: null,
  ready: false,
  nth: 0,
  asked: null,
  last: null,
};

/** The seat after its holder is gone for good. Its decisions go on counting. */
export const vacated = ({ nth, asked, last, coming, nonce }: RoomSeat): RoomSeat => ({ ...emptySeat, nth, asked, last, coming, nonce });

/** Whether its holder is there. */
export const seatIsThere = ({ holder, away }: RoomSeat): boolean => holder !== null && away === null;

/** Whether a bot plays here now. */
export const isBotPlayed = (seat: RoomSeat): boolean => !seatIsThere(seat);

/** Where somebody sits in a room. */
export interface RoomPlace {
  readonly seat: Seat;
  /** Whether the seat is theirs only from the next deal on. */
  readonly isComing: boolean;
}

/** The place of whoever has this token, by its hash. */
export const placeOf = (seats: readonly RoomSeat[], token: string): RoomPlace | undefined => {
  for (const [seat, { holder, coming }] of seats.entries()) {
    if (holder?.token === token) return { seat, isComing: false };
    if (coming?.token === token) return { seat, isComing: true };
  }
  return undefined;
};

/** Whether somebody else at the table is called so, or as good as. */
export const isNameTaken = (seats: readonly RoomSeat[], name: string, token: string): boolean =>
  seats.some(({ holder, coming }) =>
    [holder, coming].some((one) => one !== null && one.token !== token && nameLook(one.name) === nameLook(name)),
  );

/** The seat that was freed behind the back of whoever has this token, and that nobody else has taken. */
export const formerSeatOf = (seats: readonly RoomSeat[], token: string): Seat | undefined => {
  const seat = seats.findIndex(({ holder, coming, former }) => holder === null && coming === null && former?.token === token);
  return seat < 0 ? undefined : seat;
};

/** The host: of those who are there and have a line, who sat down first. */
export const hostOf = (seats: readonly RoomSeat[]): Seat | null => {
  let host: { readonly seat: Seat; readonly sat: number } | null = null;
  for (const [seat, { holder, away, gone }] of seats.entries()) {
    if (holder !== null && away === null && gone === null && (host === null || holder.sat < host.sat)) host = { seat, sat: holder.sat };
  }
  return host?.seat ?? null;
};
