/** The log of a table for one evening: in memory, and gone with its process. */
import {
  type Appended,
  checkedLines,
  type Follower,
  Followers,
  isSameHead,
  type KeptFold,
  LOG_START,
  type LogHead,
  ROOM_TTL,
  type RoomLog,
  steadyClock,
  type WrittenEntry,
} from './log.ts';

interface MemoryRoom {
  readonly lines: WrittenEntry[];
  fold?: KeptFold;
  at: number;
}

class MemoryLog implements RoomLog {
  readonly #rooms = new Map<string, MemoryRoom>();
  readonly #followers = new Followers();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }
  append(code: string, after: LogHead, lines: readonly WrittenEntry[]): Promise<Appended> {
    const room = this.#rooms.get(code) ?? { lines: [], at: 0 };
    if (!isSameHead(after, room.lines.at(-1) ?? LOG_START)) return Promise.resolve({ ok: false, tail: this.#after(room, after) });
    if (room.lines.length === 0) this.#forgetOld();
    this.#rooms.set(code, room);
    room.lines.push(...checkedLines(after, lines));
    room.at = this.#clock();
    this.#followers.tell(code, lines);
    return Promise.resolve({ ok: true });
  }
  /** Rooms in which nothing has happened for a day are gone. */
  #forgetOld(): void {
    const oldest = this.#clock() - ROOM_TTL;
    for (const [code, { at }] of this.#rooms) if (at <= oldest && this.#followers.of(code) === undefined) this.#rooms.delete(code);
  }
  #after({ lines }: MemoryRoom, after: LogHead): readonly WrittenEntry[] | undefined {
    return after.seq === 0 || isSameHead(after, lines[after.seq - 1]) ? lines.slice(after.seq) : undefined;
  }
  read(code: string, after: LogHead): Promise<readonly WrittenEntry[] | undefined> {
    return Promise.resolve(this.#after(this.#rooms.get(code) ?? { lines: [], at: 0 }, after));
  }
  follow(code: string, follower: Follower): Promise<() => void> {
    return Promise.resolve(this.#followers.add(code, follower));
  }
  now(): Promise<number> {
    return Promise.resolve(this.#clock());
  }
  keep(code: string, fold: KeptFold): Promise<void> {
    const room = this.#rooms.get(code);
    if (room !== undefined && isSameHead(fold.head, room.lines[fold.head.seq - 1])) room.fold = fold;
    return Promise.resolve();
  }
  kept(code: string): Promise<KeptFold | undefined> {
    return Promise.resolve(this.#rooms.get(code)?.fold);
  }
  isThere(): Promise<boolean> {
    return Promise.resolve(true);
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A log in memory. */
export const openMemoryLog = ({ clock = steadyClock() }: { readonly clock?: () => number } = {}): RoomLog => new MemoryLog(clock);
