/**
 * A connection to a room. It introduces itself on every new socket, sends again what is not settled, opens another socket when one breaks or falls silent,
 * and survives whatever a server says. It makes no socket, no clock and no chance of its own: the front end gives them.
 */
import type { NarratedBeat, Persona } from '@baize/casino';
import { type GameModule, type GameTypes, inFull, type Seat } from '@baize/engine';
import { enterRoom, type RoomClient, roomWaiting, type SeatCredentials, showNextBeat } from './client.ts';
import { roomWords } from './language/index.ts';
import type { RoomOptions } from './options.ts';
import { predict } from './predict.ts';
import { type ClientMessage, type ConnectionProblem, closeCodes, readFrame } from './protocol.ts';
import { receiveFrame } from './receive.ts';
import type { Remark } from './saying.ts';
import { handshake, type Outgoing, sendChoice, sendReady, sendSit, UnacknowledgedRequests } from './send.ts';
import { problemWords, refusedWords } from './sentences.ts';

// --- asking a server for a room, over a connection of its own --------------------------------------------------------------

/** What became of it: the code of the room, or a sentence that says why there is none. */
export type RoomReply = { readonly ok: true; readonly code: string } | { readonly ok: false; readonly why: string };

/** Asks for a room. It always answers: a server that is silent, gone or talks nonsense is told in a sentence. */
export const askForRoom = (transport: Pick<Transport, 'connect' | 'later'>, options: RoomOptions): Promise<RoomReply> =>
  new Promise((done) => {
    let isDone = false;
    const end = (asked: RoomReply): void => {
      if (isDone) return;
      isDone = true;
      callOff();
      socket.close();
      done(asked);
    };
    const callOff = transport.later(PATIENCE_MS, () => end({ ok: false, why: problemWords('silent') }));
    const socket = transport.connect({
      onOpen: () => {
        const message: ClientMessage = { t: 'open', ...options };
        socket.send(JSON.stringify(message));
      },
      onText: (text) => {
        const frame = readFrame(text);
        if (frame?.t === 'opened') end({ ok: true, code: frame.room });
        else if (frame?.t === 'refused') end({ ok: false, why: refusedWords(frame) });
        else end({ ok: false, why: problemWords('garbled') });
      },
      onClose: () => end({ ok: false, why: roomWords().unreachable }),
    });
  });

/** One socket, as long as it holds. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells. */
export interface SocketHandlers {
  onOpen(): void;
  onText(text: string): void;
  onClose(code: number): void;
}

/** What a connection needs from outside. */
export interface Transport {
  connect(events: SocketHandlers): Socket;
  /** Does something later; what is returned calls it off. */
  later(ms: number, act: () => void): () => void;
  /** 256 random bits in hex. */
  fresh(): string;
  /** Keeps what a reload must find again, before it is sent. */
  keep(kept: SeatCredentials): void;
}

/** A connection as it is now. */
export interface RoomNow<T extends GameTypes> {
  readonly client: RoomClient<T>;
  readonly status: 'connecting' | 'open' | 'lost';
  readonly problem: ConnectionProblem | undefined;
}

/** How long a server may take to answer, and a choice to be settled, in milliseconds. */
export const PATIENCE_MS = 6000;
const RESEND_MS = 2500;
/** How often a connection is looked at on which nothing is said; after so many times it is dead. */
const HEARTBEAT_MS = 5000;
const MAX_SILENT = 3;
/** Who looks again waits no longer than this on a connection that may have died in the meantime. */
const WAKE_MS = 700;
/** A server that was started again is there in a second or less: so long it is tried every 200 ms, and then less and less often. */
const retryAfter = (tries: number): number => Math.min(4000, 200 * 2 ** Math.max(0, tries - 7));

const problemOf = (code: number): ConnectionProblem | undefined => {
  if (code === closeCodes.full) return 'full';
  if (code === closeCodes.notAllowed) return 'barred';
  return code === closeCodes.notJson || code === closeCodes.tooLarge ? 'garbled' : undefined;
};

/** A connection. */
export class RoomConnection<T extends GameTypes> {
  #now: RoomNow<T>;
  readonly #transport: Transport;
  readonly #listeners = new Set<() => void>();
  #socket: Socket | undefined;
  readonly #unsent: ClientMessage[] = [];
  readonly #asked = new UnacknowledgedRequests();
  /** Whether this connection has brought anything yet. */
  #isFresh = true;
  #tries = 0;
  #restarts = 0;
  #isOver = false;
  #retry: (() => void) | undefined;
  #patience: (() => void) | undefined;
  #resend: (() => void) | undefined;
  #heartbeat: (() => void) | undefined;
  #silent = 0;

  constructor(kept: SeatCredentials, transport: Transport) {
    this.#transport = transport;
    this.#now = { client: enterRoom<T>(kept), status: 'connecting', problem: undefined };
  }

  /** The connection as it is now: another value whenever something has changed. */
  now = (): RoomNow<T> => this.#now;
  /** Calls back after every change; what is returned ends that. */
  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  };
  #set(change: Partial<RoomNow<T>>): void {
    this.#now = { ...this.#now, ...change };
    for (const listen of [...this.#listeners]) listen();
  }

  // --- the socket ------------------------------------------------------------------------------------------------------

  /** Opens a socket, and another one whenever it breaks. */
  start(): void {
    this.#isOver = false;
    this.#connect();
  }
  /** Closes the connection. The seat is kept: whoever wants to leave it says so first. */
  stop(): void {
    this.#isOver = true;
    for (const callOff of [this.#retry, this.#patience, this.#resend, this.#heartbeat]) callOff?.();
    this.#socket?.close();
    this.#socket = undefined;
  }
  /** Somebody looks again, or the network is back: a connection that may have died is asked, and opened again where it does not answer at once. */
  wake(): void {
    if (this.#isOver) return;
    if (this.#socket === undefined) {
      this.#connect();
      return;
    }
    if (this.#now.status === 'open') this.#greet();
    if (this.#patience === undefined) return;
    this.#wait(WAKE_MS, () => {
      this.#drop();
      this.#connect();
    });
  }
  /** The network is gone, as the device says itself: nobody waits for a connection to fall silent. */
  goOffline(): void {
    if (this.#isOver || this.#socket === undefined) return;
    this.#set({ problem: 'offline' });
    this.#drop();
  }
  /** Asks now and then whether the server is still there; one that has not said anything for a while is not. */
  #beat(): void {
    this.#heartbeat?.();
    this.#heartbeat = this.#transport.later(HEARTBEAT_MS, () => {
      if (this.#socket === undefined) return;
      this.#silent += 1;
      if (this.#silent >= MAX_SILENT) return this.#fallSilent();
      this.#transmit({ t: 'ping' });
      this.#beat();
    });
  }
  #connect(): void {
    this.#retry?.();
    let isMine = true;
    const socket = this.#transport.connect({
      onOpen: () => isMine && this.#greet(),
      onText: (text) => isMine && this.#hear(text),
      onClose: (code) => {
        if (!isMine) return;
        isMine = false;
        this.#lost(code);
      },
    });
    this.#socket = socket;
    this.#silent = 0;
    this.#beat();
    this.#isFresh = true;
    this.#wait();
  }
  #greet(): void {
    this.#wait();
    for (const message of handshake(this.#now.client)) this.#transmit(message);
  }
  /** Whatever was asked has to be answered in time, or the connection is taken to be dead. */
  #wait(ms = PATIENCE_MS, giveUp = (): void => this.#fallSilent()): void {
    this.#patience?.();
    this.#patience = this.#transport.later(ms, giveUp);
  }
  /** Something more was asked: whatever was asked first sets the time, or a connection that is asked again and again would never be given up. */
  #waitOn(): void {
    if (this.#patience === undefined) this.#wait();
  }
  /** It has been answered. */
  #answered(): void {
    this.#patience?.();
    this.#patience = undefined;
  }
  #fallSilent(): void {
    this.#set({ problem: this.#now.problem ?? 'silent' });
    this.#drop();
  }
  #drop(): void {
    const socket = this.#socket;
    this.#lost(0);
    socket?.close();
  }
  #lost(code: number): void {
    this.#socket = undefined;
    this.#answered();
    this.#resend?.();
    this.#heartbeat?.();
    if (this.#isOver) return;
    this.#restarts = code === closeCodes.restart ? this.#restarts + 1 : 0;
    const problem = problemOf(code) ?? (this.#restarts > 5 ? 'other' : this.#now.problem);
    this.#set({ status: 'lost', problem });
    const pause = retryAfter(this.#tries);
    this.#tries += 1;
    this.#retry?.();
    this.#retry = this.#transport.later(pause, () => this.#isOver || this.#socket !== undefined || this.#connect());
  }
  #hear(text: string): void {
    this.#silent = 0;
    const frame = readFrame<T>(text);
    if (frame === undefined) {
      this.#set({ problem: 'garbled' });
      return;
    }
    // That the server is there is no answer to anything that was asked.
    if (frame.t === 'pong') return;
    this.#answered();
    this.#tries = 0;
    this.#restarts = 0;
    const client = receiveFrame(this.#now.client, frame);
    this.#asked.hear(frame, client.room);
    // What was asked for while there was no connection, or was under way as one broke, is sent as soon as there is one that answers.
    const waiting = [...this.#unsent.splice(0), ...(this.#isFresh ? this.#asked.rest : [])];
    this.#isFresh = false;
    this.#set({ client, status: 'open', problem: undefined });
    for (const message of waiting) this.#transmit(message);
    if (client.pending === undefined) this.#resend?.();
    else if (frame.t === 'wait') this.#resendIn(RESEND_MS / 5);
  }

  // --- what is sent ----------------------------------------------------------------------------------------------------

  #transmit(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
  /** Sends now, or as soon as there is a connection. */
  #send(message: ClientMessage): void {
    this.#asked.add(message);
    if (this.#now.status === 'open' && this.#socket !== undefined) this.#transmit(message);
    else if (!this.#asked.rest.includes(message)) this.#unsent.push(message);
  }
  #resendIn(ms: number): void {
    this.#resend?.();
    this.#resend = this.#transport.later(ms, () => {
      const { pending } = this.#now.client;
      if (pending === undefined) return;
      this.#waitOn();
      this.#transmit(pending);
      this.#resendIn(RESEND_MS);
    });
  }
  #sendKept({ client, message }: Outgoing<T>): void {
    this.#transport.keep(client.credentials);
    this.#set({ client });
    this.#send(message);
  }
  /** Takes a seat. */
  sit(who: Persona & { readonly seat?: Seat }): void {
    this.#sendKept(sendSit(this.#now.client, who, this.#transport.fresh()));
  }
  /** Waits for the first deal, or, as the host, deals. */
  ready(t: 'ready' | 'start'): void {
    this.#sendKept(sendReady(this.#now.client, t, this.#transport.fresh()));
  }
  /** Says one of the phrases, or words of one's own. */
  say(saying: Remark): void {
    this.#send({ t: 'say', ...saying });
  }
  /**
   * Gets up, comes back, is not ready any more, asks for the record or for another table like this one, agrees to open what is sealed, or,
   * as the host, closes the table for all.
   */
  ask(t: 'leave' | 'back' | 'unready' | 'record' | 'again' | 'agree' | 'end'): void {
    this.#send({ t });
  }
  /** Stands at the rail under a name; `waits`: and wants the next seat that is free. */
  watch(watching: Persona & { readonly waits: boolean }): void {
    this.#set({ client: { ...this.#now.client, watching } });
    // A connection that is lost says it with its next handshake.
    if (this.#now.status === 'open') this.#transmit({ t: 'watch', ...watching });
  }
  /** As the host, before the first deal: lays another table. */
  change(options: RoomOptions): void {
    this.#send({ t: 'change', wish: options });
  }
  /** As the host: how strong the bots are. */
  setLevel(bot: string): void {
    this.#send({ t: 'level', bot });
  }
  /** Gives the seat of somebody who is away, or long without a line, to others. */
  free(seat: Seat): void {
    this.#send({ t: 'free', seat });
  }
  /** Lets a bot play for somebody who is long without a line. */
  cover(seat: Seat): void {
    this.#send({ t: 'cover', seat });
  }
  /** A decision: shown at once as far as it is certain, and sent until it is settled; or the reason why it cannot be, in a sentence. */
  choose(module: GameModule<T>, action: T['action']): string | undefined {
    const { client } = this.#now;
    const { room, view } = client;
    if (room === undefined || view === undefined || room.me === 'rail' || roomWaiting(client) !== 'me') return undefined;
    const predicted = predict(module, view, room.me, action);
    if (!predicted.ok) return inFull(module.words.refusal(predicted.refusal, { seat: room.me, view, offers: room.offers }));
    const { client: after, message } = sendChoice(client, action, this.#transport.fresh(), predicted.beats);
    this.#transport.keep(after.credentials);
    this.#set({ client: after });
    this.#resendIn(RESEND_MS);
    // A connection that is lost sends what is pending with its next handshake.
    if (this.#now.status === 'open') this.#transmit(message);
    return undefined;
  }

  // --- what is shown ---------------------------------------------------------------------------------------------------

  /** Shows the next beat. */
  showNext(module: GameModule<T>): readonly NarratedBeat<T>[] {
    const { client, told } = showNextBeat(module, this.#now.client);
    if (told.length > 0) this.#set({ client });
    return told;
  }
  /** Shows all that is left. */
  showAll(module: GameModule<T>): readonly NarratedBeat<T>[] {
    const all: NarratedBeat<T>[] = [];
    let { client } = this.#now;
    while (roomWaiting(client) === 'beat') {
      const next = showNextBeat(module, client);
      client = next.client;
      all.push(...next.told);
    }
    if (all.length > 0) this.#set({ client });
    return all;
  }
}
