/** One line to one client: what it sends is checked and done in order, and what it is sent waits if it cannot keep up. */
import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { GameTypes } from '@baize/engine';
import {
  type ClientMessage,
  closeCodes,
  type EntryBody,
  GUEST_STAYS,
  hostOf,
  houseFills,
  placeOf,
  type RoomPlace,
  type RoomState,
  readMessage,
  type ServerFrame,
  tidyName,
  type Watcher,
} from '@baize/rooms';
import type { WebSocket } from 'ws';
import type { Granted, RoomHost } from './host.ts';
import type { OpenHouse } from './house.ts';
import { Bucket, type Doorman, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** What a line needs of the server around it. */
export interface LinePlace {
  readonly house: OpenHouse;
  readonly doorman: Doorman;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

// What is said stands in the log like everything else: nobody chatters there.
const PHRASES_A_SECOND = 0.5;
const PHRASES_AT_ONCE = 4;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Message<K extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: K }>;

/** What somebody with a seat asks for. */
type SeatMessage =
  | Message<'leave'>
  | Message<'back'>
  | Message<'say'>
  | Message<'ready'>
  | Message<'unready'>
  | Message<'agree'>
  | Message<'start'>
  | Message<'level'>
  | Message<'free'>;

/** The first seat that nobody holds, as far as that can be told without the game: the fold has the last word. */
const firstFree = ({ seats }: RoomState<GameTypes>): number => seats.findIndex(({ holder, coming }) => holder === null && coming === null);

/** A line. */
export class ClientLine implements Watcher {
  token: string | undefined;
  place: RoomPlace | undefined;
  isBehind = false;
  isAlive = true;
  readonly address: string;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #wire: Duplex;
  #isHeld = false;
  readonly #server: LinePlace;
  readonly #bucket: Bucket;
  readonly #breath: Bucket;
  #host: RoomHost | undefined;
  /** Who stands at the rail here, and when the log last heard of it. */
  #watching: Extract<EntryBody, { readonly t: 'watched' }> | undefined;
  #watchedAt = 0;
  #behindSince = 0;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, wire: Duplex, address: string, server: LinePlace) {
    this.#socket = socket;
    this.#wire = wire;
    this.address = address;
    this.#server = server;
    this.#bucket = new Bucket(server.limits.rate, server.limits.burst, Date.now());
    this.#breath = new Bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE, Date.now());
  }

  // --- what goes out -------------------------------------------------------------------------------------------------

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#holdTogether();
    this.#socket.send(text);
    if (this.isBehind || this.#socket.bufferedAmount <= this.#server.limits.behind) return;
    this.#server.metrics.count('drops');
    this.isBehind = true;
    this.#behindSince = Date.now();
  }
  /** What is sent in one go leaves in one go: to hand a packet to the system costs more than to make it. */
  #holdTogether(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.#wire.uncork();
    });
  }
  #answer(frame: ServerFrame<GameTypes>): void {
    this.send(JSON.stringify(frame));
  }
  /** Looks whether a line that was behind has caught up, or never will. */
  look(now: number): void {
    if (!this.isBehind) return;
    if (this.#socket.bufferedAmount <= this.#server.limits.caughtUp) {
      this.isBehind = false;
      this.#host?.show(this);
    } else if (now - this.#behindSince > this.#server.limits.patience) this.cut();
  }
  /** Asks whether somebody is there; who has not answered the last time is not. */
  ask(): void {
    if (this.isAlive) this.#socket.ping();
    else this.cut();
    this.isAlive = false;
    this.#stayAtRail(Date.now());
  }
  /** The log hears now and then that somebody still watches. */
  #stayAtRail(now: number): void {
    const [host, watching] = [this.#host, this.#watching];
    if (host === undefined || watching === undefined || now - this.#watchedAt < GUEST_STAYS / 2) return;
    this.#watchedAt = now;
    void host.propose(({ guests }) => (guests.some(({ token }) => token === watching.token) ? watching : undefined));
  }
  close(code: number): void {
    this.#server.metrics.count('closed_lines');
    this.#socket.close(code);
  }
  /** Ends the line without another word. */
  cut(): void {
    this.#server.metrics.count('closed_lines');
    this.#socket.terminate();
  }
  /** Whether it looks at this room. */
  isIn(code: string): boolean {
    return this.#host?.code === code;
  }
  /** The line is gone. */
  gone(): void {
    this.#leaveRoom();
  }
  #leaveRoom(): void {
    if (this.#host === undefined) return;
    const { token } = this;
    if (this.#watching !== undefined && token !== undefined) {
      // Nobody else with the same token looks on: then they have gone.
      const isElsewhere = [...this.#host.watchers].some((other) => other !== this && other.token === token);
      if (!isElsewhere)
        void this.#host.propose(({ guests }) => (guests.some((one) => one.token === token) ? { t: 'unwatched', token } : undefined));
      this.#watching = undefined;
    }
    this.#host.leave(this);
    this.#server.house.left(this.#host);
    this.#host = undefined;
  }

  // --- what comes in -------------------------------------------------------------------------------------------------

  /** Takes a message, and does what it asks after everything that was asked before. */
  take(text: string): void {
    const isTooMuch = !this.#bucket.take(Date.now()) || this.#waiting > this.#server.limits.burst;
    const message = isTooMuch ? 'too-much' : readMessage(text);
    if (message === 'too-much') this.close(closeCodes.notAllowed);
    else if (message === 'not-json') this.close(closeCodes.notJson);
    else if (message === 'not-a-message') this.#server.metrics.count('bad_messages');
    else this.#doInOrder(message);
  }
  #doInOrder(message: ClientMessage): void {
    this.#waiting += 1;
    this.#work = this.#work
      .then(() => this.#do(message))
      .catch(() => this.#answer({ t: 'wait', ...(message.t === 'act' ? { nth: message.nth } : {}) }))
      .finally(() => {
        this.#waiting -= 1;
      });
  }
  async #do(message: ClientMessage): Promise<void> {
    if (message.t === 'open') return this.#open(message);
    if (message.t === 'hello') return this.#hello(message);
    const host = this.#host;
    if (host === undefined) return this.#answer({ t: 'refused', what: message.t, why: 'not-seated' });
    if (message.t === 'record') return this.#record(host);
    if (message.t === 'again') return this.#again(host);
    if (message.t === 'act') return this.#act(host, message);
    if (message.t === 'change') return this.#change(host, message);
    if (message.t === 'watch') return this.#watch(host, message);
    if (message.t === 'say' && !this.#breath.take(Date.now())) return;
    if (message.t === 'start') await this.#clearSeats(host);
    const granted = await host.propose((room) => this.#deedOf(room, message));
    this.#tell(granted, message.t);
  }
  async #open(wish: Message<'open'>): Promise<void> {
    const { house, doorman } = this.#server;
    if (house.isFull) return this.close(closeCodes.full);
    if (!doorman.mayOpen(this.address, Date.now())) return this.close(closeCodes.notAllowed);
    const room = await house.create(wish);
    this.#answer(room === undefined ? { t: 'refused', what: 'open', why: 'bad-wish' } : { t: 'opened', room });
  }
  async #hello({ room, token, seq }: Message<'hello'>): Promise<void> {
    if (this.#server.house.isFull && !this.#server.house.has(room)) return this.close(closeCodes.full);
    const host = await this.#server.house.find(room);
    this.#leaveRoom();
    if (host === 'other-build') return this.close(closeCodes.restart);
    const hash = token === undefined ? undefined : hashOf(token);
    const isSeated = host !== 'no-room' && hash !== undefined && placeOf(host.room.seats, hash) !== undefined;
    // Where nobody may watch, a stranger is let in as long as there is a seat to take.
    const isShut = host !== 'no-room' && host.room.opening.rail === 'nobody' && !isSeated && firstFree(host.room) < 0;
    if (host === 'no-room' || isShut) return this.#answer({ t: 'no-room' });
    try {
      await host.reach(seq);
    } catch {
      // The log cannot be reached from here: another process may know what this one does not.
      return this.close(closeCodes.restart);
    }
    this.token = hash;
    this.#host = host;
    host.enter(this, seq);
  }
  async #record(host: RoomHost): Promise<void> {
    const record = await host.record();
    if (record !== undefined) this.#answer({ t: 'record', record });
  }
  /** Another table like this one, for the same friends; the first who asks opens it, and all are told. */
  async #again(host: RoomHost): Promise<void> {
    const { token, address } = this;
    const place = token === undefined ? undefined : placeOf(host.room.seats, token);
    const { again, phase, opening, bot } = host.room;
    if (place === undefined || phase !== 'over') return this.#answer({ t: 'refused', what: 'again', why: 'too-early' });
    if (again === null && !this.#server.doorman.mayOpen(address, Date.now())) return this.close(closeCodes.notAllowed);
    const { game, preset, stacks, clock, rail } = opening;
    const wish = { game, preset, seats: stacks.length, chips: stacks[0] ?? 0, bot, clock, rail, fills: houseFills(opening) };
    const code = again ?? (await this.#server.house.create(wish));
    if (code === undefined) return this.#answer({ t: 'refused', what: 'again', why: 'cannot-open' });
    // Who comes second goes to the table that the first has opened.
    this.#tell(await host.propose((room) => ({ t: 'again', seat: place.seat, room: room.again ?? code })), 'again');
  }
  /** The host lays another table. Whether it can be, its game says here; the fold knows only the one that stands there. */
  async #change(host: RoomHost, { wish }: Message<'change'>): Promise<void> {
    const table = await this.#server.house.openingFor(wish);
    if (table === undefined) return this.#answer({ t: 'refused', what: 'change', why: 'cannot-open' });
    const granted = await host.propose((room) => {
      const seat = this.#seatIn(room);
      return seat === undefined ? undefined : { t: 'changed', seat, table };
    });
    this.#tell(granted, 'change');
  }
  /** Where the house does not fill the seats, those that stayed empty are taken away before the first deal. */
  async #clearSeats(host: RoomHost): Promise<void> {
    const { opening, seats, phase } = host.room;
    const held = seats.filter(({ holder }) => holder !== null).length;
    if (phase !== 'lobby' || houseFills(opening) || held === seats.length) return;
    const { game, preset, stacks, bot, clock, rail } = opening;
    const table = await this.#server.house.openingFor({ game, preset, seats: held, chips: stacks[0] ?? 0, bot, clock, rail, fills: false });
    if (table === undefined) return;
    await host.propose((room) => {
      const seat = this.#seatIn(room);
      return seat === undefined ? undefined : { t: 'changed', seat, table: { ...table, bot: room.bot } };
    });
  }
  /** The seat that is this line's now. */
  #seatIn({ seats }: RoomState<GameTypes>): number | undefined {
    const place = this.token === undefined ? undefined : placeOf(seats, this.token);
    return place?.isComing === false ? place.seat : undefined;
  }
  async #watch(host: RoomHost, { name, face, waits }: Message<'watch'>): Promise<void> {
    const { token } = this;
    const tidy = tidyName(name);
    if (token === undefined || tidy === undefined || !this.#breath.take(Date.now())) return;
    this.#watching = { t: 'watched', name: tidy, face, token, waits };
    this.#watchedAt = Date.now();
    const deed = this.#watching;
    this.#tell(await host.propose(() => deed), 'watch');
  }
  async #act(host: RoomHost, { nth, action, reveal }: Message<'act'>): Promise<void> {
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
  #tell(granted: Granted, what: ClientMessage['t'], nth?: number): void {
    const which = nth === undefined ? {} : { nth };
    // An act that was taken is told by its beats.
    if (granted.ok && what === 'act') return;
    if (granted.ok || granted.why === 'decided-already') this.#answer({ t: 'done', ...which });
    else if (granted.why === 'wait') this.#answer({ t: 'wait', ...which });
    else {
      const why = granted.why === 'moot' ? 'not-seated' : granted.why;
      this.#answer({ t: 'refused', what, ...which, why, ...(isRefusal(granted.refusal) ? { refusal: granted.refusal } : {}) });
    }
  }

  /** What a message comes to in this room; undefined when it is not for whoever sent it. */
  #deedOf(room: RoomState<GameTypes>, message: SeatMessage | Message<'sit'>): EntryBody | undefined {
    if (this.token === undefined) return undefined;
    if (message.t === 'sit') return this.#sat(room, message, this.token);
    const place = placeOf(room.seats, this.token);
    if (place === undefined || (place.isComing && message.t !== 'leave')) return undefined;
    return this.#atSeat(room, place.seat, message);
  }
  #atSeat(room: RoomState<GameTypes>, seat: number, message: SeatMessage): EntryBody | undefined {
    if (message.t === 'leave') return { t: 'left', seat };
    if (message.t === 'back') return { t: 'back', seat };
    if (message.t === 'say') return { t: 'said', seat, phrase: message.phrase };
    if (message.t === 'ready') return { t: 'ready', seat, reveal: message.reveal };
    if (message.t === 'unready') return { t: 'unready', seat };
    if (message.t === 'agree') return { t: 'agreed', seat };
    if (message.t === 'start') return { t: 'started', seat, reveal: message.reveal };
    if (message.t === 'level') return { t: 'level', seat, bot: message.bot };
    return hostOf(room.seats) === seat ? { t: 'freed', seat: message.seat, host: true } : undefined;
  }
  #sat(room: RoomState<GameTypes>, { seat = firstFree(room), name, face, commit }: Message<'sit'>, token: string): EntryBody | undefined {
    const tidy = tidyName(name);
    return tidy === undefined || seat < 0 ? undefined : { t: 'sat', seat, name: tidy, face, token, commit };
  }
}

const isRefusal = (value: unknown): value is { readonly reason: string } =>
  typeof value === 'object' && value !== null && 'reason' in value;
