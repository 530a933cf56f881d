/** What a message comes to in a room: the entry that it asks for, made from the room as it is. */

import { normalizeName } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { type ClientMessage, type EntryBody, hostOf, normalizeWords, placeOf, type RoomState } from '@baize/rooms';

/** One kind of message. */
export type MessageOf<K extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: K }>;

/** What somebody with a seat asks for. */
type SeatMessage = MessageOf<'leave' | 'back' | 'say' | 'ready' | 'unready' | 'agree' | 'end' | 'start' | 'level' | 'free' | 'cover'>;

/** The first seat that nobody holds, as far as that can be told without the game: the fold has the last word. */
export const firstFree = ({ seats }: RoomState<GameTypes>): number =>
  seats.findIndex(({ holder, coming }) => holder === null && coming === null);

/** The seat that is this token's now. */
export const seatIn = ({ seats }: RoomState<GameTypes>, token: string | undefined): number | undefined => {
  const place = token === undefined ? undefined : placeOf(seats, token);
  return place?.isComing === false ? place.seat : undefined;
};

const sat = (
  room: RoomState<GameTypes>,
  token: string,
  { seat = firstFree(room), name, face, commit }: MessageOf<'sit'>,
): EntryBody | undefined => {
  const tidy = normalizeName(name);
  return tidy === undefined || seat < 0 ? undefined : { t: 'sat', seat, name: tidy, face, token, commit };
};

const said = (seat: number, message: MessageOf<'say'>): EntryBody | undefined => {
  if ('phrase' in message) return { t: 'said', seat, phrase: message.phrase };
  const words = normalizeWords(message.words);
  return words === undefined ? undefined : { t: 'said', seat, words };
};

const atSeat = ({ seats }: RoomState<GameTypes>, seat: number, message: SeatMessage): EntryBody | undefined => {
  if (message.t === 'leave') return { t: 'left', seat };
  if (message.t === 'back') return { t: 'back', seat };
  if (message.t === 'say') return said(seat, message);
  if (message.t === 'ready') return { t: 'ready', seat, reveal: message.reveal };
  if (message.t === 'unready') return { t: 'unready', seat };
  if (message.t === 'agree') return { t: 'agreed', seat };
  if (message.t === 'end') return { t: 'ended', seat };
  if (message.t === 'start') return { t: 'started', seat, reveal: message.reveal };
  if (message.t === 'level') return { t: 'level', seat, bot: message.bot };
  if (message.t === 'cover') return { t: 'covered', seat: message.seat };
  return { t: 'freed', seat: message.seat, host: hostOf(seats) === seat };
};

/** The entry for a message; undefined when it is not for whoever sent it. */
export const entryFor = (
  room: RoomState<GameTypes>,
  token: string | undefined,
  message: SeatMessage | MessageOf<'sit'>,
): EntryBody | undefined => {
  if (token === undefined) return undefined;
  if (message.t === 'sit') return sat(room, token, message);
  const place = placeOf(room.seats, token);
  if (place === undefined || (place.isComing && message.t !== 'leave')) return undefined;
  return atSeat(room, place.seat, message);
};
