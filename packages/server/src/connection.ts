/** One connection to one client: what it sends is checked and done in order. */
import { createHash } from 'node:crypto';
import { normalizeName } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import {
  botsFillSeats,
  type ClientMessage,
  closeCodes,
  type EntryBody,
  normalizeWords,
  placeOf,
  type RoomPlace,
  type RoomRecord,
  readMessage,
  roomOptionsOf,
  type ServerFrame,
  SPECTATOR_STAYS,
  type Subscriber,
} from '@baize/rooms';
import { bucketFor, type ConnectionLimiter, type Limits, TokenBucket } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { RoomRegistry } from './registry.ts';
import type { RoomReplica } from './replica.ts';
import { entryFor, firstFree, type MessageOf, seatIn } from './requests.ts';
import type { ProposalResult } from './scheduler.ts';
import type { Wire } from './wire.ts';

/** What a connection needs of the server around it. */
export interface ConnectionServices {
  readonly registry: RoomRegistry;
  readonly limiter: ConnectionLimiter;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

// What is said stands in the log like everything else: nobody chatters there.
const PHRASES_A_SECOND = 0.5;
const PHRASES_AT_ONCE = 4;

/** How long a part of a record is, in letters; one pack may be longer. */
const RECORD_PART = 32 * 1024;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A connection. */
export class Connection implements Subscriber {
  token: string | undefined;
  place: RoomPlace | undefined;
  readonly wire: Wire;
  readonly address: string;
  readonly #server: ConnectionServices;
  readonly #bucket: TokenBucket;
  readonly #phraseBucket: TokenBucket;
  readonly #entryBucket: TokenBucket;
  readonly #recordBucket: TokenBucket;
  #host: RoomReplica | undefined;
  #isGone = false;
  /** Who stands at the rail here, and when the log last heard of it. */
  #watching: Extract<EntryBody, { readonly t: 'watched' }> | undefined;
  #watchedAt = 0;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(wire: Wire, address: string, server: ConnectionServices) {
    this.wire = wire;
    this.address = address;
    this.#server = server;
    this.#bucket = new TokenBucket(server.limits.rate, server.limits.burst, performance.now());
    this.#phraseBucket = new TokenBucket(PHRASES_A_SECOND, PHRASES_AT_ONCE, performance.now());
    this.#entryBucket = bucketFor(server.limits.entriesOfLine);
    this.#recordBucket = bucketFor(server.limits.records);
  }
  get isBehind(): boolean {
    return this.wire.isBehind;
  }
  send(text: string, canWait = false): void {
    this.wire.send(text, canWait);
  }
  /** Whether it looks at this room. */
  isIn(code: string): boolean {
    return this.#host?.code === code;
  }

  // --- from time to time ---------------------------------------------------------------------------------------------

  /** Shows the room again to somebody who was behind and has caught up. */
  look(now: number): void {
    if (this.wire.hasCaughtUp(now)) this.#host?.show(this);
  }
  /** Asks whether somebody is there. The log hears now and then that whoever watches still does. */
  ask(): void {
    this.wire.ask();
    const now = performance.now();
    const [host, watching] = [this.#host, this.#watching];
    if (host === undefined || watching === undefined || now - this.#watchedAt < SPECTATOR_STAYS / 2) return;
    this.#watchedAt = now;
    void host.propose(({ guests }) => (guests.some(({ token }) => token === watching.token) ? watching : undefined));
  }
  /** The connection is gone. */
  gone(): void {
    this.#isGone = true;
    this.#leaveRoom();
  }
  #leaveRoom(): void {
    if (this.#host === undefined) return;
    const { token } = this;
    if (this.#watching !== undefined && token !== undefined) {
      // Nobody else with the same token looks on: then they have gone.
      const isElsewhere = [...this.#host.subscribers].some((other) => other !== this && other.token === token);
      if (!isElsewhere)
        void this.#host.propose(({ guests }) => (guests.some((one) => one.token === token) ? { t: 'unwatched', token } : undefined));
      this.#watching = undefined;
    }
    this.#host.leave(this);
    this.#server.registry.left(this.#host);
    this.#host = undefined;
  }

  // --- what is asked -------------------------------------------------------------------------------------------------

  /** Takes a message, and does what it asks after everything that was asked before. */
  take(text: string): void {
    this.wire.hear();
    const isTooMuch = !this.#bucket.take(performance.now()) || this.#waiting > this.#server.limits.burst;
    const message = isTooMuch ? 'too-much' : readMessage(text);
    if (message === 'too-much') this.wire.close(closeCodes.notAllowed);
    else if (message === 'not-json') this.wire.close(closeCodes.notJson);
    else if (message === 'not-a-message') this.#server.metrics.count('bad_messages');
    else if (message.t === 'ping') this.#answer({ t: 'pong' });
    else this.#doInOrder(message);
  }
  #doInOrder(message: Exclude<ClientMessage, { readonly t: 'ping' }>): void {
    this.#waiting += 1;
    this.#work = this.#work.then(() => this.#doOne(message));
  }
  async #doOne(message: Exclude<ClientMessage, { readonly t: 'ping' }>): Promise<void> {
    try {
      await this.#do(message);
    } catch {
      this.#failed(message);
    }
    this.#waiting -= 1;
  }
  /** The log cannot be reached. Who has no room yet comes again, here or elsewhere: a wait would leave them without one. */
  #failed(message: ClientMessage): void {
    if (this.#host === undefined) this.wire.close(closeCodes.restart);
    else this.#answer({ t: 'wait', ...(message.t === 'act' ? { nth: message.nth } : {}) });
  }
  async #do(message: Exclude<ClientMessage, { readonly t: 'ping' }>): Promise<void> {
    if (message.t === 'open') return this.#open(message);
    if (message.t === 'hello') return this.#hello(message);
    const host = this.#host;
    if (host === undefined) return this.#answer({ t: 'refused', what: message.t, why: 'not-seated' });
    if (message.t === 'act') return this.#act(host, message);
    const why = this.#whyNotYet(message);
    if (why !== undefined) return this.#answer({ t: 'refused', what: message.t, why });
    if (message.t === 'record') return this.#record(host);
    if (message.t === 'again') return this.#again(host);
    if (message.t === 'change') return this.#change(host, message);
    if (message.t === 'watch') return this.#watch(host, message);
    if (message.t === 'say' && !this.#phraseBucket.take(performance.now())) return;
    if (message.t === 'start') await this.#clearSeats(host);
    const granted = await host.propose((room) => entryFor(room, this.token, message));
    this.#tell(granted, message.t);
  }
  /** Why a message is not even looked at. */
  #whyNotYet(message: ClientMessage): 'too-often' | 'bad-name' | 'bad-words' | undefined {
    const bucket = message.t === 'record' ? this.#recordBucket : this.#entryBucket;
    if (!bucket.take(performance.now())) return 'too-often';
    if (message.t === 'say' && 'words' in message && normalizeWords(message.words) === undefined) return 'bad-words';
    const isNamed = message.t === 'sit' || message.t === 'watch';
    return isNamed && normalizeName(message.name) === undefined ? 'bad-name' : undefined;
  }
  async #open(options: MessageOf<'open'>): Promise<void> {
    const { registry, limiter } = this.#server;
    if (registry.isFull) return this.wire.close(closeCodes.full);
    if (!limiter.mayOpen(this.address, performance.now())) return this.wire.close(closeCodes.notAllowed);
    const room = await registry.create(options);
    this.#answer(room === undefined ? { t: 'refused', what: 'open', why: 'bad-wish' } : { t: 'opened', room });
  }
  async #hello({ room, token, seq }: MessageOf<'hello'>): Promise<void> {
    if (this.#server.registry.isFull && !this.#server.registry.has(room)) return this.wire.close(closeCodes.full);
    const host = await this.#server.registry.find(room);
    this.#leaveRoom();
    if (host === 'other-build') return this.wire.close(closeCodes.restart);
    const hash = token === undefined ? undefined : hashOf(token);
    const isSeated = host !== 'no-room' && hash !== undefined && placeOf(host.room.seats, hash) !== undefined;
    // Where nobody may watch, a stranger is let in as long as there is a seat to take.
    const isShut = host !== 'no-room' && host.room.opening.rail === 'nobody' && !isSeated && firstFree(host.room) < 0;
    if (host === 'no-room' || isShut) return this.#answer({ t: 'no-room', ...(isShut ? { isFull: true } : {}) });
    try {
      await host.reach(seq);
    } catch {
      // The log cannot be reached from here: another process may know what this one does not.
      return this.wire.close(closeCodes.restart);
    }
    // Whoever has gone while the room was opened does not look: it is put aside like one that everybody has left.
    if (this.#isGone) return this.#server.registry.left(host);
    this.token = hash;
    this.#host = host;
    host.enter(this, seq);
  }
  async #record(host: RoomReplica): Promise<void> {
    const record = await host.record();
    if (record !== undefined) await this.#stream(record);
  }
  /** Sends a record in parts, each when the one before has left: who does not read takes no room. */
  async #stream(record: RoomRecord): Promise<void> {
    let at = 0;
    do {
      const from = at;
      // At least one hand a part.
      for (let length = 0; length < RECORD_PART && at < record.hands.length; at += 1) length += JSON.stringify(record.hands[at]).length;
      const hands = record.hands.slice(from, at);
      if (!(await this.wire.hasRoom())) return;
      this.#answer({ t: 'record', record: { ...record, hands }, from, isLast: at >= record.hands.length });
    } while (at < record.hands.length);
  }
  /** Another table like this one, for the same friends; the first who asks opens it, and all are told. */
  async #again(host: RoomReplica): Promise<void> {
    const { token, address } = this;
    const place = token === undefined ? undefined : placeOf(host.room.seats, token);
    const { again, phase, opening, bot } = host.room;
    if (place === undefined || phase !== 'over') return this.#answer({ t: 'refused', what: 'again', why: 'too-early' });
    if (again === null && !this.#server.limiter.mayOpen(address, performance.now())) return this.wire.close(closeCodes.notAllowed);
    const code = again ?? (await this.#server.registry.create(roomOptionsOf({ ...opening, bot })));
    if (code === undefined) return this.#answer({ t: 'refused', what: 'again', why: 'cannot-open' });
    // Who comes second goes to the table that the first has opened.
    this.#tell(await host.propose((room) => ({ t: 'again', seat: place.seat, room: room.again ?? code })), 'again');
  }
  /** The host lays another table. Whether it can be, its game says here; the fold knows only the one that stands there. */
  async #change(host: RoomReplica, { wish: options }: MessageOf<'change'>): Promise<void> {
    const table = await this.#server.registry.openingFor(options);
    if (table === undefined) return this.#answer({ t: 'refused', what: 'change', why: 'cannot-open' });
    const granted = await host.propose((room) => {
      const seat = seatIn(room, this.token);
      return seat === undefined ? undefined : { t: 'changed', seat, table };
    });
    this.#tell(granted, 'change');
  }
  /** Where bots do not fill the seats, those that stayed empty are taken away before the first deal. */
  async #clearSeats(host: RoomReplica): Promise<void> {
    const { opening, seats, phase } = host.room;
    const held = seats.filter(({ holder }) => holder !== null).length;
    if (phase !== 'lobby' || botsFillSeats(opening) || held === seats.length) return;
    const table = await this.#server.registry.openingFor({ ...roomOptionsOf(opening), seats: held });
    if (table === undefined) return;
    await host.propose((room) => {
      const seat = seatIn(room, this.token);
      return seat === undefined ? undefined : { t: 'changed', seat, table: { ...table, bot: room.bot } };
    });
  }
  async #watch(host: RoomReplica, { name, face, waits }: MessageOf<'watch'>): Promise<void> {
    const { token } = this;
    const tidy = normalizeName(name);
    if (token === undefined || tidy === undefined || !this.#phraseBucket.take(performance.now())) return;
    this.#watching = { t: 'watched', name: tidy, face, token, waits };
    this.#watchedAt = performance.now();
    const act = this.#watching;
    this.#tell(await host.propose(() => act), 'watch');
  }
  async #act(host: RoomReplica, { nth, action, reveal }: MessageOf<'act'>): Promise<void> {
    const { place } = this;
    if (place === undefined || place.isComing) return this.#answer({ t: 'refused', what: 'act', nth, why: 'not-seated' });
    const { seat } = place;
    const began = performance.now();
    const granted = await host.propose((room) =>
      room.seats[seat]?.holder?.token === this.token
        ? { t: 'act', seat, nth, who: 'human', action, ...(reveal === undefined ? {} : { reveal }) }
        : undefined,
    );
    if (granted.ok) this.#server.metrics.acts.add(performance.now() - began);
    this.#tell(granted, 'act', nth);
  }
  #answer(frame: ServerFrame<GameTypes>): void {
    this.send(JSON.stringify(frame));
  }
  #tell(granted: ProposalResult, what: ClientMessage['t'], nth?: number): void {
    const which = nth === undefined ? {} : { nth };
    // An act that was taken is told by its beats.
    if (granted.ok && what === 'act') return;
    if (granted.ok || granted.why === 'decided-already') this.#answer({ t: 'done', ...which });
    else if (granted.why === 'retry') this.#answer({ t: 'wait', ...which });
    else {
      const why = granted.why === 'superseded' ? 'not-seated' : granted.why;
      this.#answer({ t: 'refused', what, ...which, why, ...(isRefusal(granted.refusal) ? { refusal: granted.refusal } : {}) });
    }
  }
}

const isRefusal = (value: unknown): value is { readonly reason: string } =>
  typeof value === 'object' && value !== null && 'reason' in value;
