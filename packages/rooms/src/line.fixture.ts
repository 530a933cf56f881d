/** A line without a network: a club as the server, a clock that is turned by hand, and faults on order. */
import { digest, type GameTypes } from '@baize/engine';
import type { Club } from './club.fixture.ts';
import type { SocketHandlers, Transport } from './connection.ts';
import type { EntryBody } from './entry.ts';
import { type ClientMessage, readMessage } from './protocol.ts';
import { placeOf } from './seats.ts';

interface OpenLine {
  readonly events: SocketHandlers;
  token: string | undefined;
  isOpen: boolean;
  /** Whether nothing gets through any more, though nobody has said so. */
  isDead: boolean;
}

/** What can be wrong with a server. */
export type Fault = 'none' | 'silent' | 'garbage' | 'refuses' | 'deaf-to-acts';

/** A world whose only server is a club. */
export class FakeLine<T extends GameTypes> {
  readonly club: Club<T>;
  fault: Fault = 'none';
  /** How often a line was opened, and every message that came. */
  connections = 0;
  readonly heard: ClientMessage[] = [];
  now = 0;
  #timers: { readonly at: number; readonly act: () => void }[] = [];
  #line: OpenLine | undefined;
  #count = 0;

  constructor(club: Club<T>) {
    this.club = club;
  }
  world(): Transport {
    return {
      connect: (events) => this.#connect(events),
      later: (ms, act) => {
        const timer = { at: this.now + ms, act };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((one) => one !== timer);
        };
      },
      fresh: () => {
        this.#count += 1;
        return digest(`fresh ${this.#count}`);
      },
      keep: () => undefined,
    };
  }
  /** Lets time pass, and whatever was to happen in it. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }
  /** The line dies without a word. */
  die(): void {
    if (this.#line !== undefined) this.#line.isDead = true;
  }
  /** Cuts the line. */
  cut(code = 1006): void {
    const line = this.#line;
    this.#line = undefined;
    if (line !== undefined) line.isOpen = false;
    line?.events.onClose(code);
  }
  #connect(events: SocketHandlers): { send(text: string): void; close(): void } {
    this.connections += 1;
    const line: OpenLine = { events, token: undefined, isOpen: this.fault !== 'refuses', isDead: false };
    this.#line = line;
    const { later } = this.world();
    later(1, () => (line.isOpen ? events.onOpen() : events.onClose(1006)));
    return {
      send: (text) => line.isOpen && !line.isDead && this.#take(line, text),
      close: () => {
        line.isOpen = false;
      },
    };
  }
  #tell(line: OpenLine, text: string): void {
    if (line.isOpen && !line.isDead && this.fault !== 'silent')
      line.events.onText(this.fault === 'garbage' ? `{"t":"room","seq":${text.length}` : text);
  }
  #take(line: OpenLine, text: string): void {
    const message = readMessage(text);
    if (typeof message === 'string') throw new Error(`${message}: ${text}`);
    if (message.t === 'ping') {
      this.#tell(line, JSON.stringify({ t: 'pong' }));
      return;
    }
    this.heard.push(message);
    if (message.t === 'hello') {
      line.token = message.token === undefined ? undefined : digest(message.token);
      this.club.gallery.enter(this.club.room, { token: line.token, place: undefined, send: (frame) => this.#tell(line, frame) }, 0);
      return;
    }
    const place = line.token === undefined ? undefined : placeOf(this.club.room.seats, line.token);
    if (message.t === 'act' && this.fault === 'deaf-to-acts') return;
    const deed = this.#deed(message, place?.seat ?? 0, line.token ?? '');
    const folded = deed === undefined ? undefined : this.club.do(deed);
    if (folded?.ok === false && folded.why !== 'decided-already') {
      const nth = message.t === 'act' ? { nth: message.nth } : {};
      this.#tell(line, JSON.stringify({ t: 'refused', what: message.t, ...nth, why: folded.why, refusal: folded.refusal }));
    }
  }
  #deed(message: ClientMessage, seat: number, token: string): EntryBody | undefined {
    switch (message.t) {
      case 'sit':
        return { t: 'sat', seat: message.seat ?? 0, name: message.name, face: message.face, token, commit: message.commit };
      case 'start':
        return { t: 'started', seat, reveal: message.reveal };
      case 'act':
        return {
          t: 'act',
          seat,
          nth: message.nth,
          who: 'human',
          action: message.action,
          ...(message.reveal ? { reveal: message.reveal } : {}),
        };
      default:
        return undefined;
    }
  }
}
