/** What a client says to the server: who it is, what it decides, and what of its own chance it shows. */
import type { Persona } from '@baize/casino';
import { commitment, type GameTypes, isReady } from '@baize/engine';
import type { ActMessage, RoomClient } from './client.ts';
import type { Reveal } from './entry.ts';
import type { ComingBeat } from './foresee.ts';
import type { ClientMessage } from './protocol.ts';

/** What to send on every new line: who one is, what one has seen, and what is not settled. */
export const greeting = <T extends GameTypes>({ kept, room, pending, watching }: RoomClient<T>): readonly ClientMessage[] => [
  { t: 'hello', room: kept.room, token: kept.token, seq: room?.seq ?? 0 },
  ...(watching === undefined || typeof room?.me === 'number' || room?.coming != null ? [] : [{ t: 'watch', ...watching } as const]),
  ...(pending === undefined ? [] : [pending]),
];

/** What is shown with a `ready`: the nonce that was committed to, if it is still known, and a commitment to a fresh one. */
const revealOf = ({ kept, room }: RoomClient<GameTypes>, fresh: string): Reveal => {
  const nonce = kept.nonces.find((one) => commitment(one) === room?.commit);
  return { ...(nonce === undefined ? {} : { nonce }), next: commitment(fresh) };
};

/** The client with one nonce more to keep; the oldest go. */
const withNonce = <T extends GameTypes>(client: RoomClient<T>, fresh: string): RoomClient<T> => ({
  ...client,
  kept: { ...client.kept, nonces: [...client.kept.nonces, fresh].slice(-4) },
});

/** A client, and what it has to send. */
export interface Sending<T extends GameTypes> {
  readonly client: RoomClient<T>;
  readonly message: ClientMessage;
}

/**
 * A decision at the table. It is kept until a frame settles it. `fresh` is a new nonce: 256 random bits in hex. `ahead` is what of it is
 * certain, to be shown at once.
 */
export const chooseInRoom = <T extends GameTypes>(
  client: RoomClient<T>,
  action: T['action'],
  fresh: string,
  ahead: readonly ComingBeat<T>[] = [],
): Sending<T> => {
  const nth = client.room?.nth ?? 0;
  const saysReady = isReady(action);
  const message: ActMessage = { t: 'act', nth, action, ...(saysReady ? { reveal: revealOf(client, fresh) } : {}) };
  const kept = saysReady ? withNonce(client, fresh) : client;
  return { client: { ...kept, pending: message, refused: undefined, ahead, held: [], queue: [...client.queue, ...ahead] }, message };
};

/** Takes a seat. */
export const sitInRoom = <T extends GameTypes>(
  client: RoomClient<T>,
  who: Persona & { readonly seat?: number },
  fresh: string,
): Sending<T> => ({ client: withNonce(client, fresh), message: { t: 'sit', ...who, commit: commitment(fresh) } });

/** Waits for the first deal, or, as the host, deals. */
export const readyInRoom = <T extends GameTypes>(client: RoomClient<T>, t: 'ready' | 'start', fresh: string): Sending<T> => {
  const reveal = revealOf(client, fresh);
  return { client: { ...withNonce(client, fresh), revealed: reveal.nonce }, message: { t, reveal } };
};
