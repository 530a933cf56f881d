/** The rail: who watches and has said so, and who of them waits for a seat. */

import { digest, type GameTypes } from '@baize/engine';
import { type EntryOf, type Folded, no } from './folding.ts';
import type { PersonaSeen } from './personas.ts';
import type { RailGuest, RoomState } from './room.ts';
import { placeOf } from './seats.ts';

/** So many are named. More may watch. */
export const MOST_GUESTS = 24;
/** Somebody of whom nothing was heard for so long has gone without a word. */
export const GUEST_STAYS = 15 * 60_000;

/** Somebody at the rail, as everybody sees them. */
export interface GuestSeen extends PersonaSeen {
  /** By this they know themselves. */
  readonly id: string;
  readonly waits: boolean;
}

/** What somebody with this token, by its hash, is called among those who watch. */
const idOf = (hash: string): string => digest(`rail ${hash}`).slice(0, 12);

/** What somebody with this token is called among those who watch. */
export const guestId = (token: string): string => idOf(digest(token));

const present = ({ guests, at }: RoomState<GameTypes>): readonly RailGuest[] => guests.filter((guest) => at - guest.at < GUEST_STAYS);

/** Somebody says that they watch, or still do. */
export const foldWatched = <T extends GameTypes>(room: RoomState<T>, { name, face, token, waits }: EntryOf<'watched'>): Folded<T> => {
  if (room.opening.rail === 'nobody' && !waits) return no('nobody-watches');
  if (placeOf(room.seats, token) !== undefined) return no('seated-already');
  const guests = present(room);
  const known = guests.findIndex((guest) => guest.token === token);
  if (known < 0 && guests.length >= MOST_GUESTS) return no('rail-is-full');
  const guest: RailGuest = { name, face, token, waits, at: room.at };
  // Who is heard of again keeps their place in the line; who only now wants a seat goes to its end.
  const stays = known >= 0 && guests[known]?.waits === waits;
  return { ok: true, room: { ...room, guests: stays ? guests.with(known, guest) : [...withoutGuest(guests, token), guest] } };
};

/** Those who watch without one of them. */
export const withoutGuest = (guests: readonly RailGuest[], token: string): readonly RailGuest[] =>
  guests.some((guest) => guest.token === token) ? guests.filter((guest) => guest.token !== token) : guests;

/** Somebody has gone. */
export const foldUnwatched = <T extends GameTypes>(room: RoomState<T>, { token }: EntryOf<'unwatched'>): Folded<T> => {
  const guests = withoutGuest(room.guests, token);
  return guests === room.guests ? no('decided-already') : { ok: true, room: { ...room, guests } };
};

/** Those who watch, as everybody sees them. */
export const guestsSeen = (room: RoomState<GameTypes>): readonly GuestSeen[] =>
  present(room).map(({ token, name, face, waits }) => ({ id: idOf(token), name, face, waits }));

/** Which place somebody has in the line for a seat, from 0; -1 when they do not stand in it. */
export const placeInLine = (guests: readonly GuestSeen[], id: string): number =>
  guests.filter(({ waits }) => waits).findIndex((guest) => guest.id === id);
