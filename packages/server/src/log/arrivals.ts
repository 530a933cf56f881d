/**
 * What has just been appended, in the order in which it came. Tables at play write in turn, so to put each entry beside the others of its
 * room would write one page of the file for every append; here many appends lie on one. A room's entries are known by heart as long as they
 * lie here: most of them are packed with the next fold and never put anywhere else. Rooms that nobody plays at are moved to their place.
 */
import { isSameHead, LOG_START, type LogHead, linesAfter, type WrittenEntry } from './log.ts';
import { adding, asking, changing, type SqlCell, type SqlConnection, textAt, wholeAt } from './statements.ts';

/** The table: of each append its room, its time, its last place, and all of its texts. */
export const ARRIVALS =
  'CREATE TABLE arrivals (id INTEGER PRIMARY KEY, room TEXT NOT NULL, at INTEGER NOT NULL, seq INTEGER NOT NULL, digest TEXT NOT NULL, text TEXT NOT NULL) STRICT;';

/** How many appends may lie here: whoever starts after a crash goes through all of them. */
const MAX_ARRIVALS = 8192;
/** How many stay when there are more: a few go at a time, so that nobody waits for it. */
const LEFT_ARRIVALS = 7680;

/** Entries that are written together: the place of the last, how many there are, and their texts, a line each. They are JSON, so no end of line is in them. */
export interface EntryBatch extends LogHead {
  readonly count: number;
  readonly text: string;
}

/** These entries together. */
export const batchOf = (lines: readonly WrittenEntry[]): EntryBatch => {
  const { seq, digest } = lines.at(-1) ?? LOG_START;
  return { seq, digest, count: lines.length, text: lines.map(({ text }) => text).join('\n') };
};

/** One append, and the place that it follows. Its entries are looked at one by one only where somebody reads them. */
interface Arrival extends LogHead {
  readonly id: number;
  readonly after: LogHead;
  readonly text: string;
}

/** The entries of one room that lie here and nowhere else, and when the last of them came. */
interface Tail {
  arrivals: Arrival[];
  at: number;
}

/** A tail that is to be put in its place. */
export interface Moved {
  readonly room: string;
  readonly at: number;
  readonly lines: readonly WrittenEntry[];
}

/** The texts of entries, the number of the first, and the place of the last. */
export interface Texts {
  readonly texts: readonly string[];
  readonly first: number;
  readonly last: LogHead;
}

/**
 * The entries of an append. The last of them has the digest that was written with it: where that does not follow, whoever checks the room
 * finds it.
 */
const linesOf = ({ after, seq, digest, text }: Arrival): readonly WrittenEntry[] =>
  linesAfter(after, text.split('\n')).map((line) => (line.seq === seq ? { ...line, digest } : line));

/** What is left of an append when the entries before a place lie elsewhere. */
const restOf = (arrival: Arrival, before: number): Arrival => {
  if (arrival.after.seq + 1 >= before) return arrival;
  const lines = linesOf(arrival);
  const at = before - 1 - arrival.after.seq;
  const { seq, digest } = lines[at - 1] ?? arrival.after;
  return { ...arrival, after: { seq, digest }, text: batchOf(lines.slice(at)).text };
};

/** What a row adds to a log that stands at this place; undefined when it has all of it. */
const arrivalIn = (row: readonly SqlCell[], head: LogHead): Arrival | undefined => {
  const [id, seq, digest, text] = [wholeAt(row, 0), wholeAt(row, 3), textAt(row, 4), textAt(row, 5)];
  if (seq <= head.seq) return undefined;
  const texts = text.split('\n');
  const before = seq - texts.length;
  // What the log has is not added again; where something is missing before it, its digests cannot be right, and that is found.
  const known = Math.max(0, head.seq - before);
  return {
    id,
    seq,
    digest,
    after: known > 0 || before === head.seq ? head : { seq: before, digest: '' },
    text: texts.slice(known).join('\n'),
  };
};

/** What has just been appended. */
export class Arrivals {
  readonly #tails = new Map<string, Tail>();
  /** What is appended in this transaction and not yet in the table. */
  #cells: SqlCell[] = [];
  #firstId = 1;
  #lastId = 0;
  readonly #add: (cells: readonly SqlCell[]) => void;
  readonly #all: ReturnType<typeof asking>;
  readonly #trim: ReturnType<typeof changing>;

  constructor(db: SqlConnection) {
    this.#add = adding(db, 'arrivals (id, room, at, seq, digest, text)', 6);
    this.#all = asking(db, 'SELECT id, room, at, seq, digest, text FROM arrivals ORDER BY id');
    this.#trim = changing(db, 'DELETE FROM arrivals WHERE id < ?');
  }

  /** Learns by heart what lies in the table; `headOf`: where the log of a room ends in the others. */
  recall(headOf: (room: string) => LogHead): void {
    this.#tails.clear();
    this.#cells = [];
    const rows = this.#all();
    this.#firstId = wholeAt(rows[0] ?? [1], 0);
    this.#lastId = wholeAt(rows.at(-1) ?? [0], 0);
    for (const row of rows) {
      const room = textAt(row, 1);
      const arrival = arrivalIn(row, this.headOf(room) ?? headOf(room));
      if (arrival !== undefined) this.#push(room, wholeAt(row, 2), arrival);
    }
  }
  #push(room: string, at: number, arrival: Arrival): void {
    const tail = this.#tails.get(room);
    if (tail === undefined) this.#tails.set(room, { at, arrivals: [arrival] });
    else {
      tail.arrivals.push(arrival);
      tail.at = at;
    }
  }
  /** Where a room's log ends, if its end lies here. */
  headOf(room: string): LogHead | undefined {
    return this.#tails.get(room)?.arrivals.at(-1);
  }
  /** The entries of a room that lie here, after a place. */
  after(room: string, seq: number): readonly WrittenEntry[] {
    const arrivals = this.#tails.get(room)?.arrivals.filter((one) => one.seq > seq) ?? [];
    return arrivals.flatMap(linesOf).filter((line) => line.seq > seq);
  }
  /** Whether this place of a room lies here. */
  has(room: string, head: LogHead): boolean {
    const arrival = this.#tails.get(room)?.arrivals.find(({ seq }) => seq >= head.seq);
    if (arrival === undefined || isSameHead(head, arrival)) return arrival !== undefined;
    return linesOf(arrival).some((line) => isSameHead(head, line));
  }
  /** Takes what lies here of a room before a place, as somebody packs it. */
  takeBefore(room: string, before: number): Texts | undefined {
    const tail = this.#tails.get(room);
    const [first] = tail?.arrivals ?? [];
    if (tail === undefined || first === undefined || first.after.seq + 1 >= before) return undefined;
    const whole = tail.arrivals.filter(({ seq }) => seq < before);
    const rest = tail.arrivals.slice(whole.length);
    const texts = whole.map(({ text }) => text);
    const [cut] = rest;
    let last: LogHead = whole.at(-1) ?? first.after;
    if (cut !== undefined && cut.after.seq + 1 < before) {
      const left = restOf(cut, before);
      texts.push(cut.text.slice(0, -left.text.length - 1));
      last = left.after;
      rest[0] = left;
    }
    tail.arrivals = rest;
    if (rest.length === 0) this.#tails.delete(room);
    return { texts, first: first.after.seq + 1, last: { seq: last.seq, digest: last.digest } };
  }
  append(room: string, at: number, after: LogHead, { seq, digest, text }: EntryBatch): void {
    this.#lastId += 1;
    this.#cells.push(this.#lastId, room, at, seq, digest, text);
    // What it follows is known already: the same text is not kept twice.
    const { seq: before, digest: digestBefore } = this.headOf(room) ?? after;
    this.#push(room, at, { id: this.#lastId, after: { seq: before, digest: digestBefore }, seq, digest, text });
  }
  /** Writes down what was appended. */
  flush(): void {
    const cells = this.#cells;
    this.#cells = [];
    if (cells.length > 0) this.#add(cells);
  }
  /** The rooms of which something lies here. */
  get rooms(): readonly string[] {
    return [...this.#tails.keys()];
  }
  /** Takes the entries of rooms that have lain here for long, when there are too many: whoever takes them puts them in their place. */
  takeOld(): readonly Moved[] {
    if (this.#lastId - this.#firstId < MAX_ARRIVALS) return [];
    const bar = this.#lastId - LEFT_ARRIVALS;
    return this.#takeIf(({ arrivals }) => (arrivals[0]?.id ?? 0) < bar);
  }
  /** Takes those of one room. */
  takeRoom(room: string): readonly Moved[] {
    return this.#takeIf((_, one) => one === room);
  }
  /** Takes those of rooms to which nothing has come since a time. */
  takeSilent(since: number): readonly Moved[] {
    return this.#takeIf(({ at }) => at < since);
  }
  /** Takes those of all rooms. */
  takeAll(): readonly Moved[] {
    return this.#takeIf(() => true);
  }
  #takeIf(test: (tail: Tail, room: string) => boolean): readonly Moved[] {
    const moved: Moved[] = [];
    let firstId = this.#lastId + 1;
    for (const [room, tail] of this.#tails) {
      if (test(tail, room)) {
        moved.push({ room, at: tail.at, lines: tail.arrivals.flatMap(linesOf) });
        this.#tails.delete(room);
      } else firstId = Math.min(firstId, tail.arrivals[0]?.id ?? firstId);
    }
    if (firstId > this.#firstId) {
      this.flush();
      this.#trim(firstId);
      this.#firstId = firstId;
    }
    return moved;
  }
}
