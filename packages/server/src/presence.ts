/**
 * Who at a table has a line. A process knows only its own lines, and says what it knows in the log: that somebody has none any more, or
 * has one again. Where two know different things, whoever has the line has the last word.
 */
import type { GameTypes, Seat } from '@baize/engine';
import { formerSeatOf, type RoomState, type Subscriber } from '@baize/rooms';
import type { Proposal, ProposalResult } from './scheduler.ts';

/** The room whose seats are looked at. */
interface Attended {
  readonly room: RoomState<GameTypes>;
  readonly subscribers: ReadonlySet<Subscriber>;
  propose(make: Proposal): Promise<ProposalResult>;
}

/** How long somebody may be without a line before it is said: a page that is loaded again is back sooner. */
const RELOAD_MS = 5000;
/** How long the table waits for somebody of whom this process has never had a line: another may have. */
const UNKNOWN_MS = 20_000;
const MAX_UNKNOWN_MS = 60 * 60_000;
const LOOK_EVERY = 2500;

/** Somebody without a line here: since when, and for how long they may be. */
interface Absent {
  since: number;
  patience: number;
}

/** Who has a line. */
export class Presence {
  readonly #table: Attended;
  /** Those who hold a seat and have no line here, by their token. */
  readonly #absent = new Map<string, Absent>();
  #timer: NodeJS.Timeout | undefined;

  constructor(table: Attended) {
    this.#table = table;
  }
  /** Somebody has a line here: if they were taken to be gone, they are here again. */
  came({ token }: Subscriber): void {
    if (token === undefined) return;
    this.#absent.delete(token);
    this.#sayHere(token);
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY).unref();
  }
  /** A line is gone. */
  left({ token }: Subscriber): void {
    if (token !== undefined && !this.#isHere(token)) this.#absent.set(token, { since: performance.now(), patience: RELOAD_MS });
    if (this.#table.subscribers.size === 0) this.stop();
  }
  /** Something was said of a seat, here or elsewhere. */
  heard(what: 'gone' | 'here', seat: Seat): void {
    const token = this.#table.room.seats[seat]?.holder?.token;
    if (token === undefined) return;
    if (what === 'gone' && this.#isHere(token)) this.#sayHere(token);
    if (what === 'here' && !this.#isHere(token)) {
      // Another process has their line: this one is in no hurry to doubt it.
      const { patience } = this.#absent.get(token) ?? { patience: UNKNOWN_MS / 2 };
      this.#absent.set(token, { since: performance.now(), patience: Math.min(MAX_UNKNOWN_MS, Math.max(UNKNOWN_MS, patience * 2)) });
    }
  }
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
  #isHere(token: string): boolean {
    return [...this.#table.subscribers].some((one) => one.token === token);
  }
  #sayHere(token: string): void {
    const propose = (room: RoomState<GameTypes>): ReturnType<Proposal> => {
      if (!this.#isHere(token) || (room.phase !== 'lobby' && room.phase !== 'playing')) return undefined;
      const seat = room.seats.findIndex(({ holder, gone }) => holder?.token === token && gone !== null);
      const at = seat < 0 ? formerSeatOf(room.seats, token) : seat;
      return at === undefined ? undefined : { t: 'here', seat: at };
    };
    if (propose(this.#table.room) !== undefined) void this.#table.propose(propose);
  }
  /** Looks who has had no line for too long. */
  #look(): void {
    const { room } = this.#table;
    if (room.phase !== 'lobby' && room.phase !== 'playing') return;
    for (const { holder, gone, away, asked } of room.seats) {
      if (holder === null || gone !== null || (away !== null && room.phase === 'playing') || this.#isHere(holder.token)) continue;
      const absent = this.#absent.get(holder.token) ?? { since: performance.now(), patience: UNKNOWN_MS };
      this.#absent.set(holder.token, absent);
      // Of whom nothing is known here, it matters only when the table waits for them.
      const isWaitedFor = asked !== null || room.phase === 'lobby' || absent.patience === RELOAD_MS;
      if (isWaitedFor && performance.now() - absent.since >= absent.patience) this.#sayGone(holder.token, absent);
    }
  }
  #sayGone(token: string, absent: Absent): void {
    absent.since = performance.now();
    absent.patience = Math.max(UNKNOWN_MS, absent.patience);
    void this.#table.propose(({ seats }) => {
      const seat = this.#isHere(token) ? -1 : seats.findIndex(({ holder, gone }) => holder?.token === token && gone === null);
      return seat < 0 ? undefined : { t: 'gone', seat };
    });
  }
}
