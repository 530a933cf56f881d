/**
 * The log of a single process: memory, and one file with a line for each entry. What is appended together is written together and
 * forced to the disk; only then is it shown and answered.
 */

import { type FileHandle, open, readFile, rename, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '@baize/engine';
import { isLogEntry, type RoomEntry } from '@baize/rooms';
import { type Appended, type Follower, type RoomLog, SNAPSHOT_TTL, type WrittenEntry } from './log.ts';

interface KeptRoom {
  /** Each entry as text: a parsed one takes three times the room. */
  readonly entries: string[];
  readonly followers: Set<Follower>;
  at: number;
  /** An append that is on its way to the disk. */
  isBusy: boolean;
}

interface Waiting {
  readonly lines: string;
  readonly done: () => void;
}

/** Options of an embedded log. */
export interface EmbeddedOptions {
  /** Where the file lies; none for memory alone. */
  readonly file?: string;
  /** The disk is full or gone: nothing may be answered any more. */
  onFailure(error: unknown): void;
  /** The clock; the machine's by default. */
  readonly clock?: () => number;
}

interface FileLine {
  readonly room: string;
  readonly seq: number;
  readonly entry: RoomEntry;
}

const isFileLine = (value: unknown): value is FileLine =>
  typeof value === 'object' &&
  value !== null &&
  'room' in value &&
  typeof value.room === 'string' &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'entry' in value &&
  isLogEntry(value.entry);

const entryOf = (text: string): RoomEntry => {
  const value = parseJson(text);
  if (!isLogEntry(value)) throw new Error('A line of the log is no entry.');
  return value;
};

/** A file's lines, as far as they are whole, and how long they are in bytes. What comes after the first that is torn was never answered. */
const readLines = async (file: string): Promise<{ readonly lines: readonly FileLine[]; readonly bytes: number; readonly size: number }> => {
  const text = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const lines: FileLine[] = [];
  let bytes = 0;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf(10, from);
    const value = end < 0 ? undefined : parseJson(text.toString('utf8', from, end));
    if (!isFileLine(value)) break;
    lines.push(value);
    bytes = from = end + 1;
  }
  return { lines, bytes, size: text.length };
};

/** Entries of a room as lines of the file, from a place on. */
const linesOf = (room: string, from: number, entries: readonly string[]): string =>
  entries.map((entry, at) => `{"room":${JSON.stringify(room)},"seq":${from + at},"entry":${entry}}\n`).join('');

const syncFolder = async (file: string): Promise<void> => {
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
};

class EmbeddedLog implements RoomLog {
  readonly #rooms = new Map<string, KeptRoom>();
  readonly #kept = new Map<string, string>();
  readonly #options: EmbeddedOptions;
  #file: FileHandle | undefined;
  #queue: Waiting[] = [];
  #isWriting = false;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  /** Reads the file, cuts off what is torn, and leaves out rooms that are gone. */
  async load(file: string): Promise<void> {
    const { lines, bytes, size } = await readLines(file);
    if (bytes < size) await truncate(file, bytes);
    for (const { room, seq, entry } of lines) {
      const known = this.#room(room);
      if (seq === known.entries.length + 1) known.entries.push(JSON.stringify(entry));
      known.at = entry.at;
    }
    const live = [...this.#rooms].filter(([, { at }]) => at > this.now() - SNAPSHOT_TTL);
    if (live.length < this.#rooms.size) await this.#rewrite(file, live);
    this.#file = await open(file, 'a');
    await syncFolder(file);
  }
  async #rewrite(file: string, live: readonly (readonly [string, KeptRoom])[]): Promise<void> {
    this.#rooms.clear();
    const fresh = await open(`${file}.new`, 'w');
    for (const [room, one] of live) {
      this.#rooms.set(room, one);
      await fresh.write(linesOf(room, 1, one.entries));
    }
    await fresh.sync();
    await fresh.close();
    await rename(`${file}.new`, file);
  }

  #room(code: string): KeptRoom {
    const known = this.#rooms.get(code) ?? { entries: [], followers: new Set(), at: 0, isBusy: false };
    this.#rooms.set(code, known);
    return known;
  }

  async append(code: string, seq: number, entries: readonly RoomEntry[]): Promise<Appended> {
    const room = this.#room(code);
    if (room.isBusy || seq !== room.entries.length + 1) return { ok: false, head: room.entries.length, tail: this.#from(room, seq) };
    if (seq === 1) this.#forgetOld();
    const texts = entries.map((entry) => JSON.stringify(entry));
    room.isBusy = true;
    await this.#write(linesOf(code, seq, texts));
    room.isBusy = false;
    room.entries.push(...texts);
    for (const [at, entry] of entries.entries()) {
      room.at = entry.at;
      for (const follower of room.followers) follower.heard({ seq: seq + at, entry });
    }
    return { ok: true };
  }
  /** Rooms in which nothing has happened for a day are gone; the file loses them with the next start. */
  #forgetOld(): void {
    const oldest = this.now() - SNAPSHOT_TTL;
    for (const [code, { at, followers, entries }] of this.#rooms) {
      if (at > oldest || followers.size > 0 || entries.length === 0) continue;
      this.#rooms.delete(code);
      this.#kept.delete(code);
    }
  }
  #write(lines: string): Promise<void> {
    if (this.#file === undefined) return Promise.resolve();
    return new Promise((done) => {
      this.#queue.push({ lines, done });
      if (!this.#isWriting) void this.#flush();
    });
  }
  async #flush(): Promise<void> {
    this.#isWriting = true;
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      try {
        await this.#file?.appendFile(batch.map(({ lines }) => lines).join(''));
        await this.#file?.datasync();
      } catch (error) {
        // Nothing of this batch is answered: the process has to end before it says something that is not so.
        this.#options.onFailure(error);
        return;
      }
      for (const { done } of batch) done();
    }
    this.#isWriting = false;
  }

  #from({ entries }: KeptRoom, from: number, most = Number.POSITIVE_INFINITY): readonly WrittenEntry[] {
    return entries
      .slice(Math.max(0, from - 1), Math.max(0, from - 1) + most)
      .map((text, at) => ({ seq: Math.max(1, from) + at, entry: entryOf(text) }));
  }
  read(code: string, from: number, most?: number): Promise<readonly WrittenEntry[]> {
    const room = this.#rooms.get(code);
    return Promise.resolve(room === undefined ? [] : this.#from(room, from, most));
  }
  follow(code: string, follower: Follower): Promise<() => void> {
    const room = this.#room(code);
    room.followers.add(follower);
    return Promise.resolve(() => {
      room.followers.delete(follower);
      if (room.entries.length === 0) this.#rooms.delete(code);
    });
  }
  now(): number {
    return (this.#options.clock ?? Date.now)();
  }
  // In memory alone: after a restart rooms are folded from the file.
  keep(room: string, _seq: number, text: string): Promise<void> {
    this.#kept.set(room, text);
    return Promise.resolve();
  }
  kept(room: string): Promise<string | undefined> {
    return Promise.resolve(this.#kept.get(room));
  }
  isThere(): Promise<boolean> {
    return Promise.resolve(true);
  }
  async close(): Promise<void> {
    await this.#file?.close();
  }
}

/** Opens an embedded log. */
export const openEmbeddedLog = async (options: EmbeddedOptions): Promise<RoomLog> => {
  const log = new EmbeddedLog(options);
  if (options.file !== undefined) await log.load(options.file);
  return log;
};
