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
  type TakenEntry,
  writeRoomRecord,
} from '@baize/rooms';
import type { WrittenEntry } from './log/log.ts';
import { type Proposal, type ProposalResult, Scheduler, type SchedulerServices } from './scheduler.ts';
import { foldLines, readRoom, snapshotText } from './snapshot.ts';

/** What a host needs of the process around it. */
export interface ReplicaServices extends SchedulerServices {
  /** The next mark for an entry: unlike every other, in this process and all others. */
  mark(): string;
  /** Something is wrong with a room that cannot be mended. */
  onTrouble(code: string, what: string): void;
  /** Another game is played there from now on: whoever looks has to come again. */
  onOtherGame(code: string): void;
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

/** What was checked and is on its way into the log. */
interface Proposed<T extends GameTypes> {
  readonly entry: RoomEntry;
  readonly taken: TakenEntry<T>;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class OpenRoom<T extends GameTypes> implements RoomReplica {
  readonly code: string;
  room: RoomState<T>;
  readonly #module: GameModule<T>;
  readonly #services: ReplicaServices;
  readonly #broadcaster: Broadcaster<T>;
  #proposals: Promise<unknown> = Promise.resolve();
  #proposed: readonly Proposed<T>[] = [];
  /** An append was not answered: nobody knows whether it is in the log. */
  #isUnsure = false;
  readonly #moves: Scheduler<T>;
  #unfollow: (() => void) | undefined;
  #isClosed = false;
  #reading: Promise<void> | undefined;
  #record: { readonly at: string; readonly record: Promise<RoomRecord | undefined> } | undefined;

  constructor(module: GameModule<T>, place: ReplicaServices, room: RoomState<T>) {
    this.#module = module;
    this.#services = place;
    this.#broadcaster = new Broadcaster(module);
    this.#moves = new Scheduler(module, place, this);
    this.room = room;
    this.code = room.code;
  }
  get subscribers(): ReadonlySet<Subscriber> {
    return this.#broadcaster.subscribers;
  }
  get isWatched(): boolean {
    return !this.#isClosed && this.subscribers.size > 0;
  }

  /** Follows the log from now on. */
  async follow(): Promise<void> {
    this.#unfollow = await this.#services.log.follow(this.code, {
      heard: (line) => this.#heard(line),
      missed: () => void this.#catchUp().catch((error: unknown) => this.#services.onTrouble(this.code, String(error))),
    });
    await this.#catchUp();
  }
  async reach(seq: number): Promise<void> {
    if (this.room.seq < seq || this.#isUnsure) await this.#catchUp();
  }
  enter(subscriber: Subscriber, since: number): void {
    this.#broadcaster.enter(this.room, subscriber, this.#services.log.now(), since);
    this.#moves.arm();
  }
  show(subscriber: Subscriber): void {
    this.#broadcaster.show(this.room, subscriber, this.#services.log.now());
  }
  leave(subscriber: Subscriber): void {
    this.#broadcaster.subscribers.delete(subscriber);
    if (this.subscribers.size === 0) this.#moves.disarm();
  }
  close(): void {
    this.#isClosed = true;
    this.#moves.disarm();
    this.#unfollow?.();
  }
  record(): Promise<RoomRecord | undefined> {
    // It changes only with a deal, the end, or when something is opened then: whoever asks again and again does not make it fold the whole log each time.
    const at = `${this.room.hand} ${this.room.phase} ${this.room.sealed.length}`;
    if (this.#record?.at !== at) this.#record = { at, record: this.#writeRecord() };
    return this.#record.record;
  }
  async #writeRecord(): Promise<RoomRecord | undefined> {
    const lines = await this.#services.log.read(this.code, 1);
    return writeRoomRecord(
      this.#module,
      this.code,
      lines.map(({ entry }) => entry),
    );
  }

  // --- reading -----------------------------------------------------------------------------------------------------

  #heard({ seq, entry }: WrittenEntry): void {
    if (this.#isClosed || seq <= this.room.seq) return;
    if (seq === this.room.seq + 1) {
      this.#take(entry);
      this.#moves.arm();
    } else {
      this.#services.metrics.count('gaps');
      void this.#catchUp().catch(() => {
        this.#isUnsure = true;
      });
    }
  }
  /** Takes in the next entry. What was folded to be checked is not folded again. */
  #take(entry: RoomEntry): void {
    const before = this.room;
    const seq = before.seq + 1;
    const mine = this.#proposed.find((one) => one.taken.room.seq === seq && one.entry.by === entry.by)?.taken;
    const folded: FoldResult<T> = mine ?? foldEntry(this.#module, before, entry);
    if (!folded.ok) {
      this.#giveUp(`entry ${before.seq + 1} does not fold: ${folded.why}`);
      return;
    }
    this.room = folded.room;
    this.#moves.isMine = mine !== undefined;
    this.#services.metrics.count('entries');
    if (this.room.opening.game !== this.#module.game.id) {
      // Nobody is told of it here: who is sent away finds it as soon as they are back.
      this.close();
      this.#services.onOtherGame(this.code);
      return;
    }
    this.#broadcaster.publish(before, folded, entry, this.#services.log.now());
    if (folded.dealt !== undefined) this.#keep();
  }
  /** Something is in the log that cannot be: a bug. The log is kept; the room ends here. */
  #giveUp(what: string): void {
    this.#services.onTrouble(this.code, what);
    this.close();
  }
  /** Keeps the fold at each deal, so that opening the room is quick. Where it cannot be kept, the whole log is folded then. */
  #keep(): void {
    const { room } = this;
    this.#services.log.keep(this.code, room.seq, snapshotText(this.#module, room)).catch(() => this.#services.metrics.count('unkept'));
  }
  /** Reads what was missed; and all of it, if the log has lost its end. */
  #catchUp(): Promise<void> {
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }
  async #readOn(): Promise<void> {
    const { seq } = this.room;
    const lines = await this.#services.log.read(this.code, seq);
    this.#services.metrics.count('catch_ups');
    this.#isUnsure = false;
    // The last entry that is here must be there, or the log has lost its end.
    if (lines[0]?.seq !== seq) return this.#startAgain();
    this.#takeAll(lines);
  }
  #takeAll(lines: readonly WrittenEntry[]): void {
    for (const { seq, entry } of lines) if (!this.#isClosed && seq === this.room.seq + 1) this.#take(entry);
    this.#moves.arm();
  }
  async #startAgain(): Promise<void> {
    this.#services.metrics.count('lost_tails');
    const room = foldLines(this.#module, this.code, await this.#services.log.read(this.code, 1));
    if (room === undefined) return this.#giveUp('its log is gone');
    this.room = room;
    this.#broadcaster.reset();
    for (const subscriber of this.subscribers) this.show(subscriber);
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
    const first = this.#check(before, act);
    if (!first.ok) {
      this.#services.metrics.count('refusals');
      return first;
    }
    const seq = before.seq + 1;
    this.#proposed = this.#followed(first);
    const entries = this.#proposed.map(({ entry }) => entry);
    const began = performance.now();
    const appended = await this.#services.log.append(this.code, seq, entries);
    this.#services.metrics.appends.add(performance.now() - began);
    if (appended.ok) {
      // The echo may have come before the answer.
      this.#takeAll(entries.map((entry, at) => ({ seq: seq + at, entry })));
      return { ok: true };
    }
    if (appended.head < before.seq) await this.#startAgain();
    else this.#takeAll(appended.tail);
    return undefined;
  }

  /** An entry that is folded, and not yet written. */
  #check(room: RoomState<T>, act: EntryBody): ({ readonly ok: true } & Proposed<T>) | Extract<FoldResult<T>, { readonly ok: false }> {
    const entry: RoomEntry = { at: Math.max(this.#services.log.now(), room.at), by: this.#services.mark(), ...act };
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
): Promise<RoomReplica | undefined> => {
  const room = await readRoom(module, place.log, code);
  if (room === undefined) return undefined;
  const host = new OpenRoom(module, place, room);
  await host.follow();
  return host;
};
