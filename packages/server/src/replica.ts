/**
 * One room as one process sees it: it folds what the log tells, writes what its players want, and lets bots and clocks move. No process
 * owns a room. What several of them write at once is put in order by the log, and whoever comes second folds and looks again.
 */
import type { GameModule, GameTypes } from '@baize/engine';
import {
  Broadcaster,
  type EntryBody,
  type FoldResult,
  foldEntry,
  type RoomEntry,
  type RoomRecord,
  type RoomState,
  type Subscriber,
  seatTime,
  type TakenEntry,
  writeRoomRecord,
} from '@baize/rooms';
import type { TokenBucket } from './limits.ts';
import { isNextLine, LOG_START, type LogHead, roomEntryOf, type WrittenEntry, writtenAfter } from './log/log.ts';
import { Presence } from './presence.ts';
import { type Proposal, type ProposalResult, Scheduler, type SchedulerServices } from './scheduler.ts';
import { type FoldedRoom, type FoundRoom, readRoom, snapshotOf } from './snapshot.ts';

/** What a replica needs of the process around it. */
export interface ReplicaServices extends SchedulerServices {
  /** How much coming and going a room bears. */
  roomBucket(): TokenBucket;
  /** The next mark for an entry: unlike every other, in this process and all others. */
  mark(): string;
  /** The room cannot go on here. `why`: it is broken; without it, it has gone, or another game is played there. Whoever looks has to come again. */
  onEnd(replica: RoomReplica, why?: string): void;
  /** The log has lost what was shown here up to this entry: everybody is shown what it has now. */
  onLost(replica: RoomReplica, seq: number): void;
}

/** A room that is open in this process. The game in it is its own affair. */
export interface RoomReplica {
  readonly code: string;
  readonly subscribers: ReadonlySet<Subscriber>;
  /** The seats, the phase, and what else is the same at every game. */
  readonly room: RoomState<GameTypes>;
  /** Reads on, if somebody has seen more of this room than this process has: nobody is shown a table as it was before. */
  reach(seq: number): Promise<void>;
  enter(subscriber: Subscriber, since: number): void;
  show(subscriber: Subscriber): void;
  leave(subscriber: Subscriber): void;
  /** Writes an entry. It is made again from the room as it is, whenever somebody else was quicker. */
  propose(make: Proposal): Promise<ProposalResult>;
  record(): Promise<RoomRecord | undefined>;
  close(): void;
}

const MAX_TRIES = 20;
/** How many entries are written at once: somebody's own, and the moves of quick bots that follow from it. */
const MAX_AT_ONCE = 8;
/** After how many entries the fold is kept with a deal, when it is smallest; and after how many if nothing was dealt. */
const KEPT_WITH_DEAL = 48;
const KEPT_EVERY = 256;
/** How many entries back a replica can tell whether what it hears is what it has. */
const MAX_RECENT = 64;
/** How long somebody has at least whose time was running when a room is taken up: it may have been the server that was away. */
const GRACE_MS = 5000;
/** How long a record of a table at play is good enough for whoever else asks. */
const RECORD_EVERY_MS = 60_000;
/** How soon the log is read again after that has failed. */
const READ_AGAIN_MS = 500;

/** What was checked and is on its way into the log. */
interface Proposed<T extends GameTypes> {
  readonly entry: RoomEntry;
  readonly taken: TakenEntry<T>;
}

/** What people do who do not play. */
const COMING_AND_GOING: ReadonlySet<EntryBody['t']> = new Set([
  'sat',
  'left',
  'back',
  'gone',
  'here',
  'watched',
  'unwatched',
  'ready',
  'unready',
  'changed',
  'level',
  'said',
]);

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * The time in a room. It goes on from its last entry by the clock that nobody sets, so a clock that is wrong, or set, or differs from
 * machine to machine, shortens and lengthens nothing.
 */
class RoomTime {
  #at: number;
  #since = performance.now();
  constructor(at: number) {
    this.#at = at;
  }
  now(): number {
    return Math.floor(this.#at + performance.now() - this.#since);
  }
  set(at: number): void {
    this.#at = at;
    this.#since = performance.now();
  }
}

/** What time it is in a room that is taken up, by the log's time; but nobody is taken up with no time left. */
const timeAt = (room: RoomState<GameTypes>, logTime: number): number => {
  const times = room.phase === 'playing' ? room.seats.flatMap((one) => seatTime(room, one) ?? []) : [];
  const latest = Math.min(...times.map(({ at, spare }) => at + spare - GRACE_MS));
  return Math.max(room.at, Math.min(logTime, latest));
};

class OpenRoom<T extends GameTypes> implements RoomReplica {
  readonly code: string;
  room: RoomState<T>;
  /** The place in the log that the room is folded to. */
  #head: LogHead;
  /** The digests of the last entries, by their place. */
  readonly #recent = new Map<number, string>();
  readonly #time: RoomTime;
  readonly #module: GameModule<T>;
  readonly #services: ReplicaServices;
  readonly #broadcaster: Broadcaster<T>;
  #proposals: Promise<unknown> = Promise.resolve();
  #proposed = new Map<string, Proposed<T>>();
  /** An append was not answered, or the log could not be read: nobody knows what is in it. */
  #isUnsure = false;
  readonly #moves: Scheduler<T>;
  readonly #presence: Presence;
  readonly #bucket: TokenBucket;
  #unfollow: (() => void) | undefined;
  #isClosed = false;
  #reading: Promise<void> | undefined;
  #readAgain: NodeJS.Timeout | undefined;
  #keptAt: number;
  #record: { readonly of: string; readonly at: number; readonly record: Promise<RoomRecord | undefined> } | undefined;

  constructor(module: GameModule<T>, place: ReplicaServices, { room, head }: FoldedRoom<T>, logTime: number) {
    this.#module = module;
    this.#services = place;
    this.#broadcaster = new Broadcaster(module);
    this.#moves = new Scheduler(module, place, this);
    this.#presence = new Presence(this);
    this.#bucket = place.roomBucket();
    this.#time = new RoomTime(timeAt(room, logTime));
    this.room = room;
    this.#head = head;
    this.#keptAt = head.seq;
    this.code = room.code;
  }
  now(): number {
    return this.#time.now();
  }
  get subscribers(): ReadonlySet<Subscriber> {
    return this.#broadcaster.subscribers;
  }
  get isClosed(): boolean {
    return this.#isClosed;
  }
  get isWatched(): boolean {
    return !this.#isClosed && this.subscribers.size > 0;
  }

  /** Follows the log from now on. */
  async follow(): Promise<void> {
    this.#unfollow = await this.#services.log.follow(this.code, {
      heard: (lines) => this.#heard(lines),
      missed: () => this.#lookAgain(),
    });
    await this.#catchUp();
  }
  async reach(seq: number): Promise<void> {
    if (this.room.seq < seq || this.#isUnsure) await this.#catchUp();
  }
  enter(subscriber: Subscriber, since: number): void {
    this.#broadcaster.enter(this.room, subscriber, this.now(), since);
    this.#presence.came(subscriber);
    this.#moves.arm();
  }
  show(subscriber: Subscriber): void {
    this.#broadcaster.show(this.room, subscriber, this.now());
  }
  leave(subscriber: Subscriber): void {
    this.#broadcaster.subscribers.delete(subscriber);
    this.#presence.left(subscriber);
    if (this.subscribers.size === 0) this.#moves.disarm();
  }
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#readAgain);
    this.#moves.disarm();
    this.#presence.stop();
    this.#unfollow?.();
  }
  record(): Promise<RoomRecord | undefined> {
    // The whole log is folded for it: once a minute, however many ask, but at once when it is over or something is opened.
    const { hand, phase, sealed } = this.room;
    const of = phase === 'playing' ? 'playing' : `${hand} ${phase} ${sealed.length}`;
    const at = performance.now();
    if (this.#record?.of !== of || at - this.#record.at > RECORD_EVERY_MS) this.#record = { of, at, record: this.#writeRecord() };
    return this.#record.record;
  }
  async #writeRecord(): Promise<RoomRecord | undefined> {
    const lines = (await this.#services.log.read(this.code, LOG_START)) ?? [];
    const digests = lines.map(({ digest }) => digest);
    return writeRoomRecord(this.#module, this.code, lines.map(roomEntryOf), digests);
  }

  // --- reading -----------------------------------------------------------------------------------------------------

  #heard(lines: readonly WrittenEntry[]): void {
    const before = this.#head;
    for (const line of lines) if (!this.#isClosed) this.#hear(line);
    if (this.#head !== before) this.#moves.arm();
  }
  #hear(line: WrittenEntry): void {
    if (line.seq <= this.#head.seq) {
      // Somebody else's entry at a place where there is one already: what is here is on a branch that is gone.
      const known = this.#recent.get(line.seq);
      if (known !== undefined && known !== line.digest) this.#lookAgain();
    } else if (this.#isMine(line) || isNextLine(this.#head, line)) this.#take(line);
    else {
      this.#services.metrics.count('gaps');
      this.#lookAgain();
    }
  }
  #isMine({ seq, digest }: WrittenEntry): boolean {
    return seq === this.#head.seq + 1 && this.#proposed.has(digest);
  }
  /** Takes in the next line. What was folded to be checked is not folded again. */
  #take(line: WrittenEntry): void {
    const before = this.room;
    const log = { before: this.#head.digest, after: line.digest };
    const mine = this.#proposed.get(line.digest);
    const entry = mine?.entry ?? roomEntryOf(line);
    const folded: FoldResult<T> = mine?.taken ?? foldEntry(this.#module, before, entry);
    if (!folded.ok) {
      // Something is in the log that cannot be: a bug. The log is kept; the room ends here.
      this.#end(`entry ${line.seq} does not fold: ${folded.why}`);
      return;
    }
    this.room = folded.room;
    this.#standAt(line);
    this.#time.set(entry.at);
    this.#moves.isMine = mine !== undefined;
    this.#services.metrics.count('entries');
    // Nobody is told of another game here: who is sent away finds it as soon as they are back.
    if (this.room.opening.game !== this.#module.game.id) {
      this.#end();
      return;
    }
    this.#broadcaster.publish(before, folded, entry, this.now(), log);
    if (entry.t === 'gone' || entry.t === 'here') this.#presence.heard(entry.t, entry.seat);
    if (line.seq >= this.#keptAt + (folded.dealt === undefined ? KEPT_EVERY : KEPT_WITH_DEAL)) this.#keep();
  }
  #standAt({ seq, digest }: LogHead): void {
    this.#head = { seq, digest };
    this.#recent.set(seq, digest);
    this.#recent.delete(seq - MAX_RECENT);
  }
  /** The room ends in this process. */
  #end(why?: string): void {
    this.close();
    this.#services.onEnd(this, why);
  }
  /** Keeps the fold, so that opening the room is quick. Where it cannot be kept, more of the log is folded then. */
  #keep(): void {
    const fold = snapshotOf(this.#module, { room: this.room, head: this.#head });
    this.#keptAt = fold.head.seq;
    this.#services.log.keep(this.code, fold).catch(() => this.#services.metrics.count('unkept'));
  }
  /** Reads what may have been missed, and again until it could be read. */
  #lookAgain(): void {
    if (this.#isClosed) return;
    this.#catchUp().catch(() => {
      clearTimeout(this.#readAgain);
      this.#readAgain = setTimeout(() => this.#lookAgain(), READ_AGAIN_MS * (1 + Math.random())).unref();
    });
  }
  /** Reads what was missed; and all of it, if what is here is not in the log any more. */
  #catchUp(): Promise<void> {
    this.#reading ??= this.#readOn()
      .catch((error: unknown) => {
        this.#isUnsure = true;
        throw error;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
  async #readOn(): Promise<void> {
    const lines = await this.#services.log.read(this.code, this.#head);
    this.#services.metrics.count('catch_ups');
    this.#isUnsure = false;
    if (lines === undefined) return this.#startAgain();
    this.#takeAll(lines);
    this.#moves.arm();
  }
  /** Takes in lines that are in the log: what has come in between by another way is left out. */
  #takeAll(lines: readonly WrittenEntry[]): void {
    const before = this.#head;
    for (const line of lines) if (!this.#isClosed && line.seq === this.#head.seq + 1) this.#take(line);
    if (this.#head !== before) this.#moves.arm();
  }
  /** What is here is on a branch that is gone: everybody is shown the truth. */
  async #startAgain(): Promise<void> {
    if (this.#isClosed) return;
    this.#services.metrics.count('lost_tails');
    const folded = await readRoom(this.#module, this.#services.log, this.code);
    if (folded === undefined) return this.#end();
    const { seq } = this.#head;
    this.room = folded.room;
    this.#recent.clear();
    this.#standAt(folded.head);
    this.#keptAt = folded.head.seq;
    this.#time.set(timeAt(folded.room, Math.max(folded.room.at, this.now())));
    this.#broadcaster.reset();
    for (const subscriber of this.subscribers) this.show(subscriber);
    this.#services.onLost(this, seq);
    this.#moves.arm();
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  propose(make: Proposal): Promise<ProposalResult> {
    // One at a time: otherwise a process would be in its own way.
    const done = this.#proposals.then(() => this.#tryOften(make));
    this.#proposals = done.catch(() => undefined);
    return done;
  }
  async #tryOften(make: Proposal): Promise<ProposalResult> {
    try {
      for (let tries = 0; tries < MAX_TRIES && !this.#isClosed; tries += 1) {
        if (this.#isUnsure) await this.#catchUp();
        const granted = await this.#tryOnce(make);
        if (granted !== undefined) return granted;
        this.#services.metrics.count('conflicts');
        await pause(Math.random() * Math.min(50, 2 ** tries));
      }
    } catch {
      // The log cannot be reached, or did not answer: what it has is read before anything else is written.
      this.#isUnsure = true;
    }
    this.#services.metrics.count('waits');
    return { ok: false, why: 'retry' };
  }
  /** Undefined when somebody else was first. */
  async #tryOnce(make: Proposal): Promise<ProposalResult | undefined> {
    const before = this.room;
    const act = make(before);
    if (act === undefined) return { ok: false, why: 'superseded' };
    // Whoever only comes and goes would fill a log; who plays does not.
    if (COMING_AND_GOING.has(act.t) && !this.#bucket.take(performance.now())) return { ok: false, why: 'too-often' };
    const first = this.#check(before, act);
    if (!first.ok) {
      this.#services.metrics.count('refusals');
      return first;
    }
    const after = this.#head;
    const all = this.#followed(first);
    const lines = writtenAfter(
      after,
      all.map(({ entry }) => entry),
    );
    this.#proposed = new Map(all.map((one, at) => [lines[at]?.digest ?? '', one]));
    const began = performance.now();
    const appended = await this.#services.log.append(this.code, after, lines);
    this.#services.metrics.appends.add(performance.now() - began);
    if (appended.ok) {
      // The echo may have come before the answer.
      this.#takeAll(lines);
      return { ok: true };
    }
    if (appended.tail === undefined) await this.#startAgain();
    else this.#takeAll(appended.tail);
    return undefined;
  }

  /** An entry that is folded, and not yet written. */
  #check(room: RoomState<T>, act: EntryBody): ({ readonly ok: true } & Proposed<T>) | Extract<FoldResult<T>, { readonly ok: false }> {
    const entry: RoomEntry = { at: Math.max(this.now(), room.at), by: this.#services.mark(), ...act };
    const taken = foldEntry(this.#module, room, entry);
    return taken.ok ? { ok: true, entry, taken } : taken;
  }
  /** An entry and the moves of bots that follow from it at once: they are written, and shown, together. */
  #followed(first: Proposed<T>): readonly Proposed<T>[] {
    const all = [first];
    for (let last = first; all.length < MAX_AT_ONCE; ) {
      const act = this.#moves.quick(last.taken.room);
      const next = act === undefined ? undefined : this.#check(last.taken.room, act);
      if (next?.ok !== true) break;
      all.push(next);
      last = next;
    }
    return all;
  }
}

/** Opens a room. Undefined when there is none, or this build cannot fold it. */
export const openReplica = async <T extends GameTypes>(
  module: GameModule<T>,
  place: ReplicaServices,
  code: string,
  found: FoundRoom,
): Promise<RoomReplica | undefined> => {
  const folded = await readRoom(module, place.log, code, found);
  if (folded === undefined) return undefined;
  const replica = new OpenRoom(module, place, folded, await place.log.now(code));
  await replica.follow();
  // What ended while it was opened is opened again for whoever comes next.
  return replica.isClosed ? undefined : replica;
};
