/** What a client says to the server: who it is, what it decides, and what of its own chance it shows. */
import type { Persona } from '@baize/casino';
import { commitment, type GameTypes, isReady } from '@baize/engine';
import type { ActMessage, RoomClient } from './client.ts';
import type { Reveal } from './entry.ts';
import type { QueuedBeat } from './predict.ts';
import type { ClientMessage, RoomFrame, ServerFrame } from './protocol.ts';

// What a client has asked for besides its decisions: it is asked again on the next connection if one broke before it came about.

/** What a message is about. A newer one about the same takes the place of the older. */
const SUBJECTS: Readonly<Partial<Record<ClientMessage['t'], string>>> = {
  sit: 'seat',
  leave: 'seat',
  back: 'seat',
  ready: 'deal',
  unready: 'deal',
  start: 'deal',
  again: 'again',
  agree: 'agree',
  end: 'end',
};

/** Whether what was asked for is so, or cannot be any more. */
const isSettledIn = <T extends GameTypes>(t: ClientMessage['t'], { me, coming, phase, seats, agreed, goers }: RoomFrame<T>): boolean => {
  const mine = typeof me === 'number' ? seats[me] : undefined;
  switch (t) {
    case 'sit':
      return mine !== undefined || coming !== null;
    case 'leave':
      return mine === undefined ? coming === null : mine.away !== null || phase !== 'playing';
    case 'back':
      return mine === undefined || mine.away === null;
    case 'ready':
      return mine === undefined || mine.ready || phase !== 'lobby';
    case 'unready':
      return mine === undefined || !mine.ready || phase !== 'lobby';
    case 'start':
      return phase !== 'lobby';
    case 'again':
      return typeof me !== 'number' || goers.includes(me);
    case 'end':
      return phase !== 'playing';
    case 'agree':
      return typeof me !== 'number' || agreed.includes(me);
    default:
      return true;
  }
};

/** What is asked for and has not come about, the oldest first. */
export class UnacknowledgedRequests {
  #all: readonly ClientMessage[] = [];

  /** Something is asked for. */
  add(message: ClientMessage): void {
    const subject = SUBJECTS[message.t];
    if (subject !== undefined) this.#all = [...this.#all.filter(({ t }) => SUBJECTS[t] !== subject), message];
  }
  /** A frame has come: what it refuses, or what has come about, is not asked for any more. */
  hear<T extends GameTypes>(frame: ServerFrame<T>, room: RoomFrame<T> | undefined): void {
    const isRefused = ({ t }: ClientMessage): boolean => frame.t === 'refused' && frame.what === t;
    this.#all = this.#all.filter((one) => !isRefused(one) && (room === undefined || !isSettledIn(one.t, room)));
  }
  /** All of it. */
  get rest(): readonly ClientMessage[] {
    return this.#all;
  }
}

/** What to send on every new connection: who one is, what one has seen, and what is not settled. */
export const handshake = <T extends GameTypes>({ credentials, room, pending, watching }: RoomClient<T>): readonly ClientMessage[] => [
  { t: 'hello', room: credentials.room, token: credentials.token, seq: room?.seq ?? 0 },
  ...(watching === undefined || typeof room?.me === 'number' || room?.coming != null ? [] : [{ t: 'watch', ...watching } as const]),
  ...(pending === undefined ? [] : [pending]),
];

/** What is shown with a `ready`: the nonce that was committed to, if it is still known, and a commitment to a fresh one. */
const revealOf = ({ credentials, room }: RoomClient<GameTypes>, fresh: string): Reveal => {
  const nonce = credentials.nonces.find((one) => commitment(one) === room?.commit);
  return { ...(nonce === undefined ? {} : { nonce }), next: commitment(fresh) };
};

/** The client with one nonce more to keep; the oldest go. */
const withNonce = <T extends GameTypes>(client: RoomClient<T>, fresh: string): RoomClient<T> => ({
  ...client,
  credentials: { ...client.credentials, nonces: [...client.credentials.nonces, fresh].slice(-4) },
});

/** A client, and what it has to send. */
export interface Outgoing<T extends GameTypes> {
  readonly client: RoomClient<T>;
  readonly message: ClientMessage;
}

/**
 * A decision at the table. It is kept until a frame settles it. `fresh` is a new nonce: 256 random bits in hex. `predicted` is what of it is
 * certain, to be shown at once.
 */
export const sendChoice = <T extends GameTypes>(
  client: RoomClient<T>,
  action: T['action'],
  fresh: string,
  predicted: readonly QueuedBeat<T>[] = [],
): Outgoing<T> => {
  const nth = client.room?.nth ?? 0;
  const saysReady = isReady(action);
  const message: ActMessage = { t: 'act', nth, action, ...(saysReady ? { reveal: revealOf(client, fresh) } : {}) };
  const kept = saysReady ? withNonce(client, fresh) : client;
  return {
    client: { ...kept, pending: message, refused: undefined, predicted, deferred: [], queue: [...client.queue, ...predicted] },
    message,
  };
};

/** Takes a seat. */
export const sendSit = <T extends GameTypes>(
  client: RoomClient<T>,
  who: Persona & { readonly seat?: number },
  fresh: string,
): Outgoing<T> => ({ client: withNonce(client, fresh), message: { t: 'sit', ...who, commit: commitment(fresh) } });

/** Waits for the first deal, or, as the host, deals. */
export const sendReady = <T extends GameTypes>(client: RoomClient<T>, t: 'ready' | 'start', fresh: string): Outgoing<T> => {
  const reveal = revealOf(client, fresh);
  return { client: { ...withNonce(client, fresh), revealed: reveal.nonce }, message: { t, reveal } };
};
