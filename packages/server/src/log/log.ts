/**
 * The log behind the rooms: the only truth there is. Three of them keep the same promises, and one suite of tests holds them to it.
 *
 * Every entry has a digest of itself and of everything before it. So a place in a log is a number and a digest: whoever knows an entry
 * that is not in the log any more, as its end was lost, finds that out whatever has been written there since.
 */
import { hash } from 'node:crypto';
import { parseJson } from '@baize/engine';
import { isLogEntry, type RoomEntry } from '@baize/rooms';

/** A place in a room's log: the number of an entry, from 1, and the digest of the log up to it. */
export interface LogHead {
  readonly seq: number;
  readonly digest: string;
}

/** The place before the first entry. */
export const LOG_START: LogHead = { seq: 0, digest: '' };

/** An entry as it is written. */
export interface WrittenEntry extends LogHead {
  readonly text: string;
}

/** What became of an append. */
export type Appended =
  | { readonly ok: true }
  /** Somebody was first, and this is what the writer has missed; undefined when what it knows is not in the log any more. */
  | { readonly ok: false; readonly tail: readonly WrittenEntry[] | undefined };

/** A folded room that was kept, and the place it was folded to. */
export interface KeptFold {
  readonly head: LogHead;
  readonly text: string;
}

/** Who follows a room. */
export interface Follower {
  /** Entries were written, here or elsewhere: those that were written together, or the rest of them. */
  heard(lines: readonly WrittenEntry[]): void;
  /** Something may have been missed: read on from what you have. */
  missed(): void;
}

/** A log of rooms. */
export interface RoomLog {
  /**
   * Writes entries after this place, if it is the last: never over others, never behind a gap, never on a branch that is gone. They are
   * safe when this answers. A process that dies before it has answered may leave the first few of them.
   */
  append(room: string, after: LogHead, lines: readonly WrittenEntry[]): Promise<Appended>;
  /** The entries after a place, each checked against the one before; undefined when that place is not in the log any more. */
  read(room: string, after: LogHead): Promise<readonly WrittenEntry[] | undefined>;
  /** Tells of every entry from now on; returns what ends it. */
  follow(room: string, follower: Follower): Promise<() => void>;
  /** The log's time, which all processes share, in milliseconds. Nothing is timed by it: it may jump. */
  now(room: string): Promise<number>;
  /** A folded room, kept so that opening it is quick. What it covers is put by, and read only by whoever wants the whole log. */
  keep(room: string, fold: KeptFold): Promise<void>;
  /** What was kept last. */
  kept(room: string): Promise<KeptFold | undefined>;
  /** Whether the log can be reached. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long a room is kept after its last entry. */
export const ROOM_TTL = 24 * 60 * 60_000;

/** A log that is not what was written. */
export class BrokenLog extends Error {}

/** The digest of a log that ends with this text. */
const digestAfter = (before: string, text: string): string => hash('sha256', `${before}\n${text}`);

/** Texts as they are written after a place. */
export const linesAfter = (after: LogHead, texts: readonly string[]): readonly WrittenEntry[] => {
  let { seq, digest } = after;
  return texts.map((text) => {
    seq += 1;
    digest = digestAfter(digest, text);
    return { seq, digest, text };
  });
};

/** Entries as they are written after a place. */
export const writtenAfter = (after: LogHead, entries: readonly RoomEntry[]): readonly WrittenEntry[] =>
  linesAfter(
    after,
    entries.map((entry) => JSON.stringify(entry)),
  );

/** Whether a line is the next after a place. */
export const isNextLine = (after: LogHead, { seq, digest, text }: WrittenEntry): boolean =>
  seq === after.seq + 1 && digest === digestAfter(after.digest, text);

/** These lines, if each follows from the one before; throws where one does not. */
export const checkedLines = (after: LogHead, lines: readonly WrittenEntry[]): readonly WrittenEntry[] => {
  let head = after;
  for (const line of lines) {
    if (!isNextLine(head, line)) throw new BrokenLog(`entry ${line.seq} does not follow from entry ${head.seq}`);
    head = line;
  }
  return lines;
};

/** Whether two places are the same. */
export const isSameHead = (a: LogHead, b: LogHead | undefined): boolean => a.seq === b?.seq && a.digest === b.digest;

/** What a line says. */
export const roomEntryOf = ({ seq, text }: WrittenEntry): RoomEntry => {
  const value = parseJson(text);
  if (!isLogEntry(value)) throw new BrokenLog(`line ${seq} is no entry`);
  return value;
};

/** The time, as a clock tells it that nobody sets: it goes on from what the machine's said when this was made. */
export const steadyClock = (): (() => number) => {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
};

/** Followers by room, for a log of one process. */
export class Followers {
  readonly #rooms = new Map<string, Set<Follower>>();
  /** The rooms that somebody follows. */
  get rooms(): readonly string[] {
    return [...this.#rooms.keys()];
  }
  /** Those of a room. */
  of(room: string): ReadonlySet<Follower> | undefined {
    return this.#rooms.get(room);
  }
  /** One more; returns what ends it. */
  add(room: string, follower: Follower): () => void {
    const all = this.#rooms.get(room) ?? new Set();
    this.#rooms.set(room, all.add(follower));
    return () => {
      all.delete(follower);
      if (all.size === 0 && this.#rooms.get(room) === all) this.#rooms.delete(room);
    };
  }
  /** Tells of what was written. */
  tell(room: string, lines: readonly WrittenEntry[]): void {
    for (const follower of this.#rooms.get(room) ?? []) follower.heard(lines);
  }
}
