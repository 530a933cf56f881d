/** What this device remembers of tables with friends: name and face, the last choices, where the server is, and seats that are held. */

import { isFace, normalizeName, type Persona } from '@baize/casino';
import { isFields, parseJson } from '@baize/engine';
import { isCode, isToken, isWhoWatches, type RoomOptions, type SeatCredentials } from '@baize/rooms';

/** A seat that is held, and whose table it was. */
export interface HeldSeat extends SeatCredentials {
  /** Who the host is; empty before anybody sat there. */
  readonly host: string;
}

/** All that is remembered. */
export interface FriendsMemory {
  readonly me: Persona | undefined;
  readonly wish: RoomOptions | undefined;
  /** The address of a server, where the page was loaded from elsewhere. */
  readonly server: string;
  /** The newest last. */
  readonly seats: readonly HeldSeat[];
}

const KEY = 'baize.friends';
const MAX_SEATS = 8;
const nothing: FriendsMemory = { me: undefined, wish: undefined, server: '', seats: [] };

const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

const seatIn = (value: unknown): readonly HeldSeat[] => {
  if (!isFields(value)) return [];
  const { room, token, nonces, host } = value;
  return isCode(room) && isToken(token) && isTextList(nonces) ? [{ room, token, nonces, host: typeof host === 'string' ? host : '' }] : [];
};

const personaIn = (value: unknown): Persona | undefined => {
  const name = isFields(value) ? normalizeName(value['name']) : undefined;
  const face = isFields(value) ? value['face'] : undefined;
  return name !== undefined && isFace(face) ? { name, face } : undefined;
};

const wishIn = (value: unknown): RoomOptions | undefined => {
  if (!isFields(value)) return undefined;
  const { game, preset, seats, chips, bot, clock, timeBank, rail, fills, words } = value;
  const isWish = typeof game === 'string' && typeof preset === 'string' && [seats, chips, clock].every(Number.isSafeInteger);
  if (!isWish || !isWhoWatches(rail)) return undefined;
  const options = { game, preset, seats: Number(seats), chips: Number(chips), clock: Number(clock), rail };
  return {
    ...options,
    ...(typeof timeBank === 'number' && Number.isSafeInteger(timeBank) ? { timeBank } : {}),
    ...(typeof bot === 'string' ? { bot } : {}),
    ...(typeof fills === 'boolean' ? { fills } : {}),
    ...(typeof words === 'boolean' ? { words } : {}),
  };
};

/** What a text says; what cannot be read is forgotten. */
export const readMemory = (text: string | null): FriendsMemory => {
  const value = text === null ? undefined : parseJson(text);
  if (!isFields(value)) return nothing;
  const { server, seats } = value;
  return {
    me: personaIn(value['me']),
    wish: wishIn(value['wish']),
    server: typeof server === 'string' ? server : '',
    seats: Array.isArray(seats) ? seats.flatMap(seatIn) : [],
  };
};

/** What is remembered now. Where the browser forbids storage, nothing is. */
export const recall = (): FriendsMemory => {
  try {
    return readMemory(localStorage.getItem(KEY));
  } catch {
    // Storage is forbidden: the table can be played, and a reload has to take another seat.
    return nothing;
  }
};

/** Remembers something more. */
export const remember = (change: Partial<FriendsMemory>): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...change }));
  } catch {
    // Storage is forbidden or full; see above.
  }
};

/** The seat at a room, if one is held. */
export const seatAt = (room: string): HeldSeat | undefined => recall().seats.find((one) => one.room === room);

/** Keeps a seat: it becomes the newest. */
export const keepSeat = (kept: SeatCredentials, host?: string): void => {
  const known = seatAt(kept.room);
  const seats = recall().seats.filter(({ room }) => room !== kept.room);
  remember({ seats: [...seats, { ...kept, host: host ?? known?.host ?? '' }].slice(-MAX_SEATS) });
};

/** Forgets a seat: its table has closed, or is over. */
export const forgetSeat = (room: string): void => remember({ seats: recall().seats.filter((one) => one.room !== room) });
