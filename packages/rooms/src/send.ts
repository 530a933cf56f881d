/** What a client says to the server: who it is, what it decides, and what of its own chance it shows. */
import type { Persona } from '@baize/casino';
import { commitment, type GameTypes, isReady } from '@baize/engine';
import type { ActMessage, RoomClient } from './client.ts';
import type { Reveal } from './entry.ts';
import type { QueuedBeat } from './predict.ts';
import type { ClientMessage } from './protocol.ts';

/** What to send on every new line: who one is, what one has seen, and what is not settled. */
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
