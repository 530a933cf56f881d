/**
 * The client's half: what the web and the terminal know of a room, and show of it beat after beat, as at a table of one's own. What
 * a frame changes is in `receive.ts`, what is said to the server in `send.ts`. Pure: whoever has it owns the connection, the clock and
 * what is saved.
 */
import type { NarratedBeat, Persona, Waiting } from '@baize/casino';
import type { Audience, GameModule, GameTypes } from '@baize/engine';
import type { QueuedBeat } from './predict.ts';
import type { ClientMessage, RoomFrame, ServerFrame } from './protocol.ts';
import type { RoomRecord } from './record.ts';

/** What a device keeps of a room, so that a reload, or another day, finds the seat again. */
export interface SeatCredentials {
  readonly room: string;
  readonly token: string;
  /** The nonces that are not used up: what was committed to is among them. */
  readonly nonces: readonly string[];
}

/** A commitment that did not hold. */
export interface FairnessViolation {
  readonly what: 'nonce-left-out' | 'promise-changed' | 'promise-broken';
  readonly hand: number;
}

/** A decision on its way. */
export type ActMessage = Extract<ClientMessage, { readonly t: 'act' }>;

/** A room, as one client knows it. */
export interface RoomClient<T extends GameTypes> {
  readonly credentials: SeatCredentials;
  /** The room as the last frame left it; undefined before the first. */
  readonly room: RoomFrame<T> | undefined;
  /** What is on the screen: the view, and the event that led to it. */
  readonly view: T['view'] | undefined;
  readonly event: T['event'] | undefined;
  readonly queue: readonly QueuedBeat<T>[];
  /** What was decided here and is not settled. */
  readonly pending: ActMessage | undefined;
  /** What of that is certain, and is shown before the server has said it. */
  readonly predicted: readonly QueuedBeat<T>[];
  /** What the others did meanwhile: it waits until that is settled. */
  readonly deferred: readonly QueuedBeat<T>[];
  /** Why the last choice was not taken. */
  readonly refused: Extract<ServerFrame<T>, { readonly t: 'refused' }> | undefined;
  /** What somebody said last. */
  readonly said: { readonly seat: number; readonly text: string; readonly nth: number } | undefined;
  /** Whether the server has said that it has no such room. */
  readonly isGone: boolean;
  /** Whether that is so for whoever has no seat only: it is full, and nobody may watch it. */
  readonly isShut: boolean;
  /** The commitment for each hand as it was shown before it, and the nonce that was shown for the next deal. */
  readonly promises: Readonly<Record<number, string>>;
  /** Where the log stood when each hand was over, as it was shown then. */
  readonly places: Readonly<Record<number, string>>;
  readonly revealed: string | undefined;
  readonly violations: readonly FairnessViolation[];
  readonly record: RoomRecord | undefined;
  /** What has come of a record that is on its way. */
  readonly parts: RoomRecord['hands'];
  /** Who one is at the rail, if one has said so: it is said again on every new connection. */
  readonly watching: (Persona & { readonly waits: boolean }) | undefined;
}

/** A client that has not heard anything yet. */
export const enterRoom = <T extends GameTypes>(credentials: SeatCredentials): RoomClient<T> => ({
  credentials,
  room: undefined,
  view: undefined,
  event: undefined,
  queue: [],
  pending: undefined,
  predicted: [],
  deferred: [],
  refused: undefined,
  said: undefined,
  isGone: false,
  isShut: false,
  promises: {},
  places: {},
  revealed: undefined,
  violations: [],
  record: undefined,
  parts: [],
  watching: undefined,
});

/** Who is told, and what the seats are called. */
export const audienceOf = <T extends GameTypes>({ room }: RoomClient<T>): Audience => ({
  me: room?.me ?? 'rail',
  names: room?.seats.map(({ name }) => name) ?? [],
});

/** The next beat on the screen, told; nothing changes where none is left. */
export const showNextBeat = <T extends GameTypes>(
  { words }: GameModule<T>,
  client: RoomClient<T>,
): { readonly client: RoomClient<T>; readonly told: readonly NarratedBeat<T>[] } => {
  const [beat, ...queue] = client.queue;
  if (beat === undefined) return { client, told: [] };
  const { event, view } = beat;
  return { client: { ...client, event, view, queue }, told: [{ event, view, sentences: words.event(event, view, audienceOf(client)) }] };
};

/** What the screen waits for. */
export const roomWaiting = <T extends GameTypes>({ queue, room, pending }: RoomClient<T>): Waiting => {
  if (queue.length > 0) return 'beat';
  if (room === undefined || room.phase === 'over' || room.phase === 'closed') return 'over';
  return pending === undefined && room.offers.length > 0 ? 'me' : 'others';
};
