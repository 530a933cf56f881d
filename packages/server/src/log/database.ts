/**
 * The rooms of one machine in one file, by SQLite: write-ahead log, forced to the disk with every transaction. It is used by one server at
 * a time, and checked before it is used. All of it waits for the disk, so it runs in a thread of its own.
 */
import { existsSync, realpathSync, renameSync } from 'node:fs';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import Database from 'libsql';
import {
  type Appended,
  BrokenLog,
  checkedLines,
  isSameHead,
  type KeptFold,
  LOG_START,
  type LogHead,
  linesAfter,
  type WrittenEntry,
} from './log.ts';

/** What the database is asked to do. */
export type StoreJob =
  | { readonly do: 'append'; readonly room: string; readonly after: LogHead; readonly lines: readonly WrittenEntry[]; readonly at: number }
  | { readonly do: 'read'; readonly room: string; readonly after: LogHead }
  | { readonly do: 'keep'; readonly room: string; readonly fold: KeptFold }
  | { readonly do: 'kept'; readonly room: string }
  /** Forgets rooms without an entry since then, but for those that somebody follows. */
  | { readonly do: 'forget'; readonly since: number; readonly but: readonly string[] };

/** What came of a job; `error`: of this one alone. */
export type StoreReply =
  | { readonly appended: Appended }
  | { readonly lines: readonly WrittenEntry[] | undefined }
  | { readonly fold: KeptFold | undefined }
  | { readonly forgotten: number }
  | { readonly error: string };

/** A room that is not what was written, or a file that cannot be read: it is not used, and it is kept. */
export interface PutAside {
  readonly room?: string;
  readonly file?: string;
  readonly why: string;
}

/** The form of the tables. A file of a later one is left alone. */
const SCHEMA = 1;
const TABLES = `
CREATE TABLE rooms (code TEXT PRIMARY KEY, at INTEGER NOT NULL, seq INTEGER NOT NULL, digest TEXT NOT NULL, aside TEXT) WITHOUT ROWID;
CREATE TABLE entries (room TEXT, seq INTEGER, digest TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (room, seq)) WITHOUT ROWID;
CREATE TABLE pages (room TEXT, first INTEGER, last INTEGER NOT NULL, digest TEXT NOT NULL, crc INTEGER NOT NULL, zip BLOB NOT NULL, PRIMARY KEY (room, first)) WITHOUT ROWID;
CREATE TABLE folds (room TEXT PRIMARY KEY, seq INTEGER NOT NULL, digest TEXT NOT NULL, crc INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX rooms_at ON rooms (at);
PRAGMA user_version = ${SCHEMA};
`;

type Connection = InstanceType<typeof Database>;
type Cell = string | number | Uint8Array | null;

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array;
/** A row as its cells. */
const cellsOf = (row: unknown): readonly Cell[] => {
  if (!Array.isArray(row) || !row.every(isCell)) throw new BrokenLog('a row has other cells');
  return row;
};
const textAt = (row: readonly Cell[], at: number): string => {
  const cell = row[at];
  if (typeof cell !== 'string') throw new BrokenLog('a cell is no text');
  return cell;
};
const countAt = (row: readonly Cell[], at: number): number => {
  const cell = row[at];
  if (typeof cell !== 'number') throw new BrokenLog('a cell is no number');
  return cell;
};
const bytesAt = (row: readonly Cell[], at: number): Uint8Array => {
  const cell = row[at];
  if (!(cell instanceof Uint8Array)) throw new BrokenLog('a cell has no bytes');
  return cell;
};
const lineOf = (row: readonly Cell[]): WrittenEntry => ({ seq: countAt(row, 0), digest: textAt(row, 1), text: textAt(row, 2) });

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A statement that is asked for rows. */
const asking = (db: Connection, sql: string): ((...cells: Cell[]) => readonly (readonly Cell[])[]) => {
  const statement = db.prepare<Cell[]>(sql).raw();
  return (...cells) => statement.all(...cells).map(cellsOf);
};
/** A statement that changes something. */
const changing = (db: Connection, sql: string): ((...cells: Cell[]) => number) => {
  const statement = db.prepare<Cell[]>(sql);
  return (...cells) => statement.run(...cells).changes;
};

const statementsOf = (db: Connection) => ({
  head: asking(db, 'SELECT seq, digest, aside FROM rooms WHERE code = ?'),
  setHead: changing(
    db,
    'INSERT INTO rooms (code, at, seq, digest) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET at = excluded.at, seq = excluded.seq, digest = excluded.digest',
  ),
  add: changing(db, 'INSERT INTO entries (room, seq, digest, text) VALUES (?, ?, ?, ?)'),
  entry: asking(db, 'SELECT seq, digest, text FROM entries WHERE room = ? AND seq = ?'),
  from: asking(db, 'SELECT seq, digest, text FROM entries WHERE room = ? AND seq > ? ORDER BY seq'),
  pages: asking(db, 'SELECT first, last, digest, crc, zip FROM pages WHERE room = ? ORDER BY first'),
  addPage: changing(db, 'INSERT INTO pages (room, first, last, digest, crc, zip) VALUES (?, ?, ?, ?, ?, ?)'),
  trim: changing(db, 'DELETE FROM entries WHERE room = ? AND seq < ?'),
  fold: asking(db, 'SELECT seq, digest, crc, text FROM folds WHERE room = ?'),
  setFold: changing(db, 'INSERT OR REPLACE INTO folds (room, seq, digest, crc, text) VALUES (?, ?, ?, ?, ?)'),
  old: asking(db, 'SELECT code FROM rooms WHERE at < ?'),
  aside: changing(db, 'UPDATE rooms SET aside = ? WHERE code = ?'),
  forget: ['rooms WHERE code', 'entries WHERE room', 'pages WHERE room', 'folds WHERE room'].map((where) =>
    changing(db, `DELETE FROM ${where} = ?`),
  ),
});

type Statements = ReturnType<typeof statementsOf>;

const openConnection = (file: string): Connection => {
  const db = new Database(file);
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return db;
};

const versionOf = (db: Connection): number => countAt(asking(db, 'PRAGMA user_version')()[0] ?? [], 0);

/** What SQLite itself finds wrong; undefined when nothing is. */
const faultIn = (db: Connection): string | undefined => {
  const first = textAt(asking(db, 'PRAGMA integrity_check(1)')()[0] ?? [], 0);
  return first === 'ok' ? undefined : first;
};

/** The texts of a page that was put by. */
const textsOf = (row: readonly Cell[]): readonly string[] => {
  const zip = bytesAt(row, 4);
  if (crc32(zip) !== countAt(row, 3)) throw new BrokenLog(`entries ${countAt(row, 0)} to ${countAt(row, 1)} are not what was put by`);
  return inflateRawSync(zip).toString('utf8').split('\n');
};

/** Why a room is not what was written; undefined when it is. What was put by is looked at, not unpacked. */
const faultOf = (all: Statements, code: string): string | undefined => {
  try {
    const [row] = all.head(code);
    let head = LOG_START;
    for (const page of all.pages(code)) {
      const [first, last] = [countAt(page, 0), countAt(page, 1)];
      if (first !== head.seq + 1) return `entry ${head.seq + 1} is missing`;
      if (crc32(bytesAt(page, 4)) !== countAt(page, 3)) return `entries ${first} to ${last} are not what was put by`;
      head = { seq: last, digest: textAt(page, 2) };
    }
    const lines = checkedLines(head, all.from(code, head.seq).map(lineOf));
    const last = lines.at(-1) ?? head;
    return row !== undefined && isSameHead(last, { seq: countAt(row, 0), digest: textAt(row, 1) })
      ? undefined
      : 'its last entry is missing';
  } catch (error) {
    return wordsOf(error);
  }
};

/** The codes of all rooms, as far as they can be read: from both ends, so that one page that is broken hides few of them. */
const codesIn = (db: Connection): readonly string[] => {
  const codes = new Set<string>();
  for (const [order, compare, start] of [
    ['ASC', '>', ''],
    ['DESC', '<', '~'],
  ] as const) {
    const next = asking(db, `SELECT code FROM rooms WHERE code ${compare} ? ORDER BY code ${order} LIMIT 100`);
    try {
      for (let rows = next(start); rows.length > 0; rows = next(textAt(rows.at(-1) ?? [], 0)))
        for (const row of rows) codes.add(textAt(row, 0));
    } catch {
      // What lies behind is looked for from the other end.
    }
  }
  return [...codes];
};

const COPIED = {
  rooms: ['code', 'code, at, seq, digest, aside'],
  entries: ['room', 'room, seq, digest, text'],
  pages: ['room', 'room, first, last, digest, crc, zip'],
} as const;

/** Copies one room from a file that is broken. Throws where it cannot be read. */
const copyRoom = (from: Connection, to: Connection, code: string): void => {
  for (const [table, [key, columns]] of Object.entries(COPIED)) {
    const rows = asking(from, `SELECT ${columns} FROM ${table} WHERE ${key} = ?`)(code);
    const add = changing(
      to,
      `INSERT INTO ${table} (${columns}) VALUES (${columns
        .split(',')
        .map(() => '?')
        .join(', ')})`,
    );
    for (const row of rows) add(...row);
  }
};

/** Copies what can be read of a broken file into a fresh one; says which rooms could not be. */
const rescue = (broken: string, fresh: Connection): readonly PutAside[] => {
  const aside: PutAside[] = [];
  let old: Connection;
  try {
    old = new Database(broken);
    for (const code of codesIn(old)) {
      fresh.exec('BEGIN');
      try {
        copyRoom(old, fresh, code);
        fresh.exec('COMMIT');
      } catch (error) {
        fresh.exec('ROLLBACK');
        aside.push({ room: code, why: wordsOf(error) });
      }
    }
    old.close();
  } catch (error) {
    aside.push({ file: broken, why: wordsOf(error) });
  }
  return aside;
};

/** Only one server at a time has a file. The lock goes with its process, however that ends. */
const lockFor = (file: string): Connection => {
  const lock = new Database(`${file}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Error(`Another server has ${file} open. End that one first, or name another file.`);
  }
};

/** The database. */
export class RoomDatabase {
  /** What was found broken when it was opened. */
  readonly aside: readonly PutAside[];
  readonly #lock: Connection;
  readonly #db: Connection;
  readonly #all: Statements;

  /** Opens a file that no other server has open. */
  constructor(name: string) {
    const file = existsSync(name) ? realpathSync(name) : name;
    this.#lock = lockFor(file);
    const { db, aside } = this.#open(file);
    this.#db = db;
    this.#all = statementsOf(db);
    this.aside = [...aside, ...this.#putAside()];
  }
  #open(file: string): { readonly db: Connection; readonly aside: readonly PutAside[] } {
    const why = this.#whyNotUse(file);
    if (why === undefined) return { db: openConnection(file), aside: [] };
    const broken = `${file}.broken-${Date.now().toString(36)}`;
    for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, broken + part);
    const db = openConnection(file);
    db.exec(TABLES);
    return { db, aside: [{ file: broken, why }, ...rescue(broken, db)] };
  }
  /** What is wrong with a file; one that is not there, or empty, is made. */
  #whyNotUse(file: string): string | undefined {
    let db: Connection | undefined;
    try {
      db = openConnection(file);
      const version = versionOf(db);
      if (version > SCHEMA) throw new Error(`${file} was written by a later version of this program.`);
      if (version === 0) db.exec(TABLES);
      return faultIn(db);
    } catch (error) {
      if (wordsOf(error).includes('later version')) throw error;
      return wordsOf(error);
    } finally {
      db?.close();
    }
  }
  /** Rooms that are not what was written are not used any more. */
  #putAside(): readonly PutAside[] {
    const aside: PutAside[] = [];
    for (const room of codesIn(this.#db)) {
      if (this.#headOf(room) === undefined) continue;
      const why = faultOf(this.#all, room);
      if (why === undefined) continue;
      this.#all.aside(why, room);
      aside.push({ room, why });
    }
    return aside;
  }

  /** Does jobs in one transaction: either all of it is on the disk when this returns, or it throws and nothing is. */
  run(jobs: readonly StoreJob[]): readonly StoreReply[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const replies = jobs.map((job) => this.#do(job));
      this.#db.exec('COMMIT');
      // What was forgotten goes back to the disk.
      if (jobs.some((job) => job.do === 'forget')) this.#db.exec('PRAGMA incremental_vacuum(5000)');
      return replies;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
  #do(job: StoreJob): StoreReply {
    switch (job.do) {
      case 'append':
        return { appended: this.#append(job) };
      case 'read':
        return this.#alone(() => ({ lines: this.#read(job.room, job.after) }));
      case 'keep':
        this.#keep(job.room, job.fold);
        return { fold: undefined };
      case 'kept':
        return this.#alone(() => ({ fold: this.#kept(job.room) }));
      case 'forget':
        return { forgotten: this.#forget(job.since, new Set(job.but)) };
    }
  }
  /** A room that cannot be read is its own trouble, and nobody else's. */
  #alone(read: () => StoreReply): StoreReply {
    try {
      return read();
    } catch (error) {
      return { error: wordsOf(error) };
    }
  }
  /** Where a room's log ends; undefined when the room was put aside. */
  #headOf(room: string): LogHead | undefined {
    const [row] = this.#all.head(room);
    if (row === undefined) return LOG_START;
    return row[2] === null ? { seq: countAt(row, 0), digest: textAt(row, 1) } : undefined;
  }
  #append({ room, after, lines, at }: Extract<StoreJob, { readonly do: 'append' }>): Appended {
    if (!isSameHead(after, this.#headOf(room))) return { ok: false, tail: this.#read(room, after) };
    for (const { seq, digest, text } of lines) this.#all.add(room, seq, digest, text);
    const last = lines.at(-1) ?? after;
    this.#all.setHead(room, at, last.seq, last.digest);
    return { ok: true };
  }
  #read(room: string, after: LogHead): readonly WrittenEntry[] | undefined {
    if (this.#headOf(room) === undefined) return after.seq === 0 ? [] : undefined;
    const [known] = after.seq === 0 ? [] : this.#all.entry(room, after.seq);
    if (after.seq > 0) {
      if (known === undefined || !isSameHead(after, lineOf(known))) return undefined;
      return checkedLines(after, this.#all.from(room, after.seq).map(lineOf));
    }
    const lines: WrittenEntry[] = [];
    for (const page of this.#all.pages(room)) {
      lines.push(...linesAfter(lines.at(-1) ?? LOG_START, textsOf(page)));
      if (!isSameHead(lines.at(-1) ?? LOG_START, { seq: countAt(page, 1), digest: textAt(page, 2) }))
        throw new BrokenLog('a page ends otherwise');
    }
    const head = lines.at(-1) ?? LOG_START;
    return [...lines, ...checkedLines(head, this.#all.from(room, head.seq).map(lineOf))];
  }
  /** Keeps a fold, and packs the entries before it: the last one stays, so that whoever reads on can be compared with it. */
  #keep(room: string, { head, text }: KeptFold): void {
    const [known] = this.#all.entry(room, head.seq);
    if (known === undefined || !isSameHead(head, lineOf(known))) return;
    const covered = this.#all
      .from(room, 0)
      .map(lineOf)
      .filter(({ seq }) => seq < head.seq);
    const [first, last] = [covered[0], covered.at(-1)];
    if (first !== undefined && last !== undefined) {
      const zip = deflateRawSync(covered.map((line) => line.text).join('\n'));
      this.#all.addPage(room, first.seq, last.seq, last.digest, crc32(zip), zip);
      this.#all.trim(room, head.seq);
    }
    this.#all.setFold(room, head.seq, head.digest, crc32(text), text);
  }
  #kept(room: string): KeptFold | undefined {
    const [row] = this.#all.fold(room);
    if (row === undefined || this.#headOf(room) === undefined || crc32(textAt(row, 3)) !== countAt(row, 2)) return undefined;
    return { head: { seq: countAt(row, 0), digest: textAt(row, 1) }, text: textAt(row, 3) };
  }
  #forget(since: number, but: ReadonlySet<string>): number {
    const old = this.#all.old(since).flatMap((row) => (but.has(textAt(row, 0)) ? [] : [textAt(row, 0)]));
    for (const code of old) for (const forget of this.#all.forget) forget(code);
    return old.length;
  }
  close(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
    this.#lock.close();
  }
}

/** Copies the rooms of a file, while a server may be using it. The copy is whole: all that was acknowledged before it began. */
export const backUpRooms = (file: string, to: string): void => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(to)) throw new Error(`${to} is there already. Name a file that is not.`);
  const db = new Database(file, { readonly: true });
  try {
    db.exec(`PRAGMA busy_timeout = 5000; VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
  const copy = new Database(to);
  const fault = faultIn(copy);
  copy.close();
  if (fault !== undefined) throw new Error(`The copy is broken: ${fault}.`);
};
