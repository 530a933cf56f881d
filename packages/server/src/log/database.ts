/**
 * The rooms of one machine in one file, by SQLite: write-ahead log, forced to the disk with every transaction. It is used by one server at
 * a time, and checked before it is used. All of it waits for the disk, so it runs in a thread of its own.
 */
import { existsSync, realpathSync, renameSync } from 'node:fs';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import Database from 'libsql';
import { ARRIVALS, Arrivals, type EntryBatch, type Moved, type Texts } from './arrivals.ts';
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
import { adding, asking, bytesAt, changing, entryIn, type SqlCell, type SqlConnection, textAt, wholeAt } from './statements.ts';

/** What the database is asked to do. */
export type StoreJob =
  | { readonly do: 'append'; readonly room: string; readonly after: LogHead; readonly batch: EntryBatch; readonly at: number }
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
const SCHEMA = 2;
const TABLES = `
CREATE TABLE rooms (code TEXT PRIMARY KEY, at INTEGER NOT NULL, seq INTEGER NOT NULL, digest TEXT NOT NULL, aside TEXT) WITHOUT ROWID;
CREATE TABLE entries (room TEXT, seq INTEGER, digest TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (room, seq)) WITHOUT ROWID;
CREATE TABLE pages (room TEXT, first INTEGER, last INTEGER NOT NULL, digest TEXT NOT NULL, crc INTEGER NOT NULL, zip BLOB NOT NULL, PRIMARY KEY (room, first)) WITHOUT ROWID;
CREATE TABLE folds (room TEXT PRIMARY KEY, seq INTEGER NOT NULL, digest TEXT NOT NULL, crc INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
${ARRIVALS}
PRAGMA user_version = ${SCHEMA};
`;
/** What makes of a file of the first form one of the second. */
const UPGRADE = `BEGIN; ${ARRIVALS} PRAGMA user_version = ${SCHEMA}; COMMIT`;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const statementsOf = (db: SqlConnection) => ({
  begin: changing(db, 'BEGIN IMMEDIATE'),
  commit: changing(db, 'COMMIT'),
  head: asking(db, 'SELECT seq, digest, aside FROM rooms WHERE code = ?'),
  setHeads: adding(
    db,
    'rooms (code, at, seq, digest)',
    4,
    'ON CONFLICT (code) DO UPDATE SET at = excluded.at, seq = excluded.seq, digest = excluded.digest',
  ),
  add: adding(db, 'entries (room, seq, digest, text)', 4),
  entry: asking(db, 'SELECT seq, digest, text FROM entries WHERE room = ? AND seq = ?'),
  from: asking(db, 'SELECT seq, digest, text FROM entries WHERE room = ? AND seq > ? ORDER BY seq'),
  lastEntry: asking(db, 'SELECT seq, digest FROM entries WHERE room = ? ORDER BY seq DESC LIMIT 1'),
  lastPage: asking(db, 'SELECT last, digest FROM pages WHERE room = ? ORDER BY first DESC LIMIT 1'),
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

/** Gives pages back to the disk that nothing stands on any more: not all at once, so that nobody waits for it. */
const VACUUM = 'PRAGMA incremental_vacuum(5000)';

type Statements = ReturnType<typeof statementsOf>;

const openConnection = (file: string): SqlConnection => {
  const db = new Database(file);
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // The pages of tables at play are written again and again: they go from the log into the file once for 16 MB.
  db.exec('PRAGMA wal_autocheckpoint = 4000');
  // Files of earlier builds have an index that had to be written with every entry, and is read once an hour.
  db.exec('DROP INDEX IF EXISTS rooms_at');
  return db;
};

const versionOf = (db: SqlConnection): number => wholeAt(asking(db, 'PRAGMA user_version')()[0] ?? [], 0);

/** What SQLite itself finds wrong; undefined when nothing is. */
const faultIn = (db: SqlConnection): string | undefined => {
  const first = textAt(asking(db, 'PRAGMA integrity_check(1)')()[0] ?? [], 0);
  return first === 'ok' ? undefined : first;
};

/** The texts of a page that was put by. */
const textsOf = (row: readonly SqlCell[]): readonly string[] => {
  const zip = bytesAt(row, 4);
  if (crc32(zip) !== wholeAt(row, 3)) throw new BrokenLog(`entries ${wholeAt(row, 0)} to ${wholeAt(row, 1)} are not what was put by`);
  return inflateRawSync(zip).toString('utf8').split('\n');
};

/** Why a room is not what was written; undefined when it is. What was put by is looked at, not unpacked. */
const faultOf = (all: Statements, arrivals: Arrivals, code: string): string | undefined => {
  try {
    const [row] = all.head(code);
    let head = LOG_START;
    for (const page of all.pages(code)) {
      const [first, last] = [wholeAt(page, 0), wholeAt(page, 1)];
      if (first !== head.seq + 1) return `entry ${head.seq + 1} is missing`;
      if (crc32(bytesAt(page, 4)) !== wholeAt(page, 3)) return `entries ${first} to ${last} are not what was put by`;
      head = { seq: last, digest: textAt(page, 2) };
    }
    const lines = checkedLines(head, [...all.from(code, head.seq).map(entryIn), ...arrivals.after(code, head.seq)]);
    const last = arrivals.headOf(code) ?? (row === undefined ? LOG_START : { seq: wholeAt(row, 0), digest: textAt(row, 1) });
    return isSameHead(lines.at(-1) ?? head, last) ? undefined : 'its last entry is missing';
  } catch (error) {
    return wordsOf(error);
  }
};

/** The codes of all rooms, as far as they can be read: from both ends, so that one page that is broken hides few of them. */
const codesIn = (db: SqlConnection): readonly string[] => {
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
const copyRoom = (from: SqlConnection, to: SqlConnection, code: string): void => {
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

/** Copies what had just arrived in a broken file, as far as it can be read: from both ends. Says what lies between. */
const copyArrivals = (file: string, from: SqlConnection, to: SqlConnection): readonly PutAside[] => {
  if (versionOf(from) < 2) return [];
  const columns = 'id, room, at, seq, digest, text';
  const add = adding(to, `arrivals (${columns})`, 6, 'ON CONFLICT DO NOTHING');
  let [first, last] = [0, Number.MAX_SAFE_INTEGER];
  let why = '';
  try {
    const next = asking(from, `SELECT ${columns} FROM arrivals WHERE id > ? ORDER BY id LIMIT 10`);
    for (let rows = next(first); rows.length > 0; rows = next(first)) {
      add(rows.flat());
      first = wholeAt(rows.at(-1) ?? [], 0);
    }
    return [];
  } catch (error) {
    why = wordsOf(error);
  }
  try {
    const next = asking(from, `SELECT ${columns} FROM arrivals WHERE id < ? AND id > ? ORDER BY id DESC LIMIT 1`);
    for (let rows = next(last, first); rows.length > 0; rows = next(last, first)) {
      add(rows.flat());
      last = wholeAt(rows[0] ?? [], 0);
    }
  } catch {
    // What lies between is named below.
  }
  const end = last < Number.MAX_SAFE_INTEGER ? ` and before ${last}` : '';
  return [{ file, why: `what arrived after ${first}${end} is lost: ${why}` }];
};

/** Copies what can be read of a broken file into a fresh one; says which rooms could not be. */
const rescue = (broken: string, fresh: SqlConnection): readonly PutAside[] => {
  const aside: PutAside[] = [];
  let old: SqlConnection;
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
    aside.push(...copyArrivals(broken, old, fresh));
    old.close();
  } catch (error) {
    aside.push({ file: broken, why: wordsOf(error) });
  }
  return aside;
};

/** Only one server at a time has a file. The lock goes with its process, however that ends. */
const lockFor = (file: string): SqlConnection => {
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
  readonly #lock: SqlConnection;
  readonly #db: SqlConnection;
  readonly #all: Statements;
  readonly #arrivals: Arrivals;
  /** Whether the arrivals are known as they are on the disk: not after a transaction that failed. */
  #isSure = false;

  /** Opens a file that no other server has open. */
  constructor(name: string) {
    const file = existsSync(name) ? realpathSync(name) : name;
    this.#lock = lockFor(file);
    const { db, aside } = this.#openFile(file);
    this.#db = db;
    this.#all = statementsOf(db);
    this.#arrivals = new Arrivals(db);
    this.#inTransaction(() => undefined);
    this.aside = [...aside, ...this.#putAside()];
  }
  #openFile(file: string): { readonly db: SqlConnection; readonly aside: readonly PutAside[] } {
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
    let db: SqlConnection | undefined;
    try {
      db = openConnection(file);
      const version = versionOf(db);
      if (version > SCHEMA) throw new Error(`${file} was written by a later version of this program.`);
      if (version === 0) db.exec(TABLES);
      else if (version < SCHEMA) db.exec(UPGRADE);
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
    for (const room of new Set([...codesIn(this.#db), ...this.#arrivals.rooms])) {
      if (this.#headOf(room) === undefined) continue;
      const why = faultOf(this.#all, this.#arrivals, room);
      if (why === undefined) continue;
      this.#inTransaction(() => {
        this.#move(this.#arrivals.takeRoom(room));
        this.#all.aside(why, room);
      });
      aside.push({ room, why });
    }
    return aside;
  }

  /** Does jobs in one transaction: either all of it is on the disk when this returns, or it throws and nothing is. */
  run(jobs: readonly StoreJob[]): readonly StoreReply[] {
    const replies = this.#inTransaction(() => {
      const all = jobs.map((job) => this.#do(job));
      this.#move(this.#arrivals.takeOld());
      return all;
    });
    // What was forgotten goes back to the disk.
    if (jobs.some((job) => job.do === 'forget')) this.#db.exec(VACUUM);
    return replies;
  }
  #inTransaction<R>(act: () => R): R {
    this.#all.begin();
    try {
      if (!this.#isSure) this.#arrivals.recall((room) => this.#placedHead(room));
      this.#isSure = true;
      const result = act();
      this.#arrivals.flush();
      this.#all.commit();
      return result;
    } catch (error) {
      this.#isSure = false;
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
  /** Puts what has arrived in its place, beside the other entries of its room. */
  #move(moved: readonly Moved[]): void {
    this.#all.add(moved.flatMap(({ room, lines }) => lines.flatMap(({ seq, digest, text }) => [room, seq, digest, text])));
    this.#all.setHeads(
      moved.flatMap(({ room, at, lines }) => {
        const { seq, digest } = lines.at(-1) ?? LOG_START;
        return [room, at, seq, digest];
      }),
    );
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
    const arrived = this.#arrivals.headOf(room);
    if (arrived !== undefined) return arrived;
    const [row] = this.#all.head(room);
    if (row === undefined) return LOG_START;
    return row[2] === null ? { seq: wholeAt(row, 0), digest: textAt(row, 1) } : undefined;
  }
  /** Where it ends but for what has just arrived. */
  #placedHead(room: string): LogHead {
    const row = this.#all.lastEntry(room)[0] ?? this.#all.lastPage(room)[0];
    return row === undefined ? LOG_START : { seq: wholeAt(row, 0), digest: textAt(row, 1) };
  }
  #append({ room, after, batch, at }: Extract<StoreJob, { readonly do: 'append' }>): Appended {
    if (!isSameHead(after, this.#headOf(room))) return { ok: false, tail: this.#read(room, after) };
    if (batch.count === 0) return { ok: true };
    if (batch.seq !== after.seq + batch.count) throw new BrokenLog('entries are not in their order');
    // A room is in the list of them from its first entry on.
    if (after.seq === 0) this.#all.setHeads([room, at, 0, '']);
    this.#arrivals.append(room, at, after, batch);
    return { ok: true };
  }
  /** The entries of a room that no page covers, after a place. */
  #unpacked(room: string, seq: number): readonly WrittenEntry[] {
    return [...this.#all.from(room, seq).map(entryIn), ...this.#arrivals.after(room, seq)];
  }
  /** Whether this place of a room is in its log, and no page covers it. */
  #isUnpacked(room: string, head: LogHead): boolean {
    const [known] = this.#all.entry(room, head.seq);
    return known === undefined ? this.#arrivals.has(room, head) : isSameHead(head, entryIn(known));
  }
  #read(room: string, after: LogHead): readonly WrittenEntry[] | undefined {
    if (this.#headOf(room) === undefined) return after.seq === 0 ? [] : undefined;
    if (after.seq > 0) return this.#isUnpacked(room, after) ? checkedLines(after, this.#unpacked(room, after.seq)) : undefined;
    const lines: WrittenEntry[] = [];
    for (const page of this.#all.pages(room)) {
      lines.push(...linesAfter(lines.at(-1) ?? LOG_START, textsOf(page)));
      if (!isSameHead(lines.at(-1) ?? LOG_START, { seq: wholeAt(page, 1), digest: textAt(page, 2) }))
        throw new BrokenLog('a page ends otherwise');
    }
    const head = lines.at(-1) ?? LOG_START;
    return [...lines, ...checkedLines(head, this.#unpacked(room, head.seq))];
  }
  /** Keeps a fold, and packs the entries before it: the last one stays, so that whoever reads on can be compared with it. */
  #keep(room: string, { head, text }: KeptFold): void {
    if (!this.#isUnpacked(room, head)) return;
    const placed = this.#placedBefore(room, head.seq);
    const arrived = this.#arrivals.takeBefore(room, head.seq);
    const [first, last] = [placed ?? arrived, arrived ?? placed];
    if (first !== undefined && last !== undefined) {
      const zip = deflateRawSync([...(placed?.texts ?? []), ...(arrived?.texts ?? [])].join('\n'), { level: 1 });
      this.#all.addPage(room, first.first, last.last.seq, last.last.digest, crc32(zip), zip);
      this.#all.trim(room, head.seq);
    }
    this.#all.setFold(room, head.seq, head.digest, crc32(text), text);
  }
  /** The entries of a room that stand in their place before a number. */
  #placedBefore(room: string, before: number): Texts | undefined {
    const lines = this.#all
      .from(room, 0)
      .map(entryIn)
      .filter(({ seq }) => seq < before);
    const [first, last] = [lines[0], lines.at(-1)];
    return first === undefined || last === undefined ? undefined : { texts: lines.map(({ text }) => text), first: first.seq, last };
  }
  #kept(room: string): KeptFold | undefined {
    const [row] = this.#all.fold(room);
    if (row === undefined || this.#headOf(room) === undefined || crc32(textAt(row, 3)) !== wholeAt(row, 2)) return undefined;
    return { head: { seq: wholeAt(row, 0), digest: textAt(row, 1) }, text: textAt(row, 3) };
  }
  #forget(since: number, but: ReadonlySet<string>): number {
    this.#move(this.#arrivals.takeSilent(since));
    const isKept = (room: string): boolean => but.has(room) || this.#arrivals.headOf(room) !== undefined;
    const old = this.#all.old(since).flatMap((row) => (isKept(textAt(row, 0)) ? [] : [textAt(row, 0)]));
    for (const code of old) for (const forget of this.#all.forget) forget(code);
    return old.length;
  }
  close(): void {
    try {
      this.#inTransaction(() => this.#move(this.#arrivals.takeAll()));
    } catch {
      // The disk is full: what has arrived is safe where it lies, and whoever starts next finds it there.
    }
    this.#db.exec(VACUUM);
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
