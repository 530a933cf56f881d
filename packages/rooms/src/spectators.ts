/** The rail: who watches and has said so, and who of them waits for a seat. */

import { digest, type GameTypes } from '@baize/engine';
import type { PersonaSeen } from './personas.ts';
import { type EntryOf, type FoldResult, type RoomState, reject, type Spectator } from './room.ts';
import { isNameTaken, placeOf } from './seats.ts';

/** So many are named. More may watch. */
export const MAX_SPECTATORS = 24;
/** Somebody of whom nothing was heard for so long has gone without a word. */
export const SPECTATOR_STAYS = 15 * 60_000;

/** Somebody at the rail, as everybody sees them. */
export interface SpectatorSeen extends PersonaSeen {
  /** By this they know themselves. */
  readonly id: string;
  readonly waits: boolean;
}

/** What somebody with this token, by its hash, is called among those who watch. */
const idOf = (hash: string): string => digest(`rail ${hash}`).slice(0, 12);

/** What somebody with this token is called among those who watch. */
export const spectatorId = (token: string): string => idOf(digest(token));

const present = ({ guests, at }: RoomState<GameTypes>): readonly Spectator[] =>
  guests.filter((spectator) => at - spectator.at < SPECTATOR_STAYS);

/** Somebody says that they watch, or still do. */
export const foldWatched = <T extends GameTypes>(room: RoomState<T>, { name, face, token, waits }: EntryOf<'watched'>): FoldResult<T> => {
  if (room.opening.rail === 'nobody' && !waits) return reject('nobody-watches');
  if (placeOf(room.seats, token) !== undefined) return reject('seated-already');
  if (isNameTaken(room.seats, name, token)) return reject('name-taken');
  const guests = present(room);
  const known = guests.findIndex((spectator) => spectator.token === token);
  if (known < 0 && guests.length >= MAX_SPECTATORS) return reject('rail-is-full');
  const spectator: Spectator = { name, face, token, waits, at: room.at };
  // Who is heard of again keeps their place in the queue; who only now wants a seat goes to its end.
  const stays = known >= 0 && guests[known]?.waits === waits;
  return { ok: true, room: { ...room, guests: stays ? guests.with(known, spectator) : [...withoutSpectator(guests, token), spectator] } };
};

/** Those who watch without one of them. */
export const withoutSpectator = (guests: readonly Spectator[], token: string): readonly Spectator[] =>
  guests.some((spectator) => spectator.token === token) ? guests.filter((spectator) => spectator.token !== token) : guests;

/** Somebody has gone. */
export const foldUnwatched = <T extends GameTypes>(room: RoomState<T>, { token }: EntryOf<'unwatched'>): FoldResult<T> => {
  const guests = withoutSpectator(room.guests, token);
  return guests === room.guests ? reject('decided-already') : { ok: true, room: { ...room, guests } };
};

/** Those who watch, as everybody sees them. */
export const spectatorsSeen = (room: RoomState<GameTypes>): readonly SpectatorSeen[] =>
  present(room).map(({ token, name, face, waits }) => ({ id: idOf(token), name, face, waits }));

/** Which place somebody has in the queue for a seat, from 0; -1 when they do not stand in it. */
export const placeInQueue = (guests: readonly SpectatorSeen[], id: string): number =>
  guests.filter(({ waits }) => waits).findIndex((spectator) => spectator.id === id);
