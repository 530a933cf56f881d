/** The log of a single process: one file, in a thread that waits for the disk. What comes while it waits is written together. */
import { parentPort, Worker } from 'node:worker_threads';
import type { WorkerFile } from '../bot-workers.ts';
import { batchOf } from './arrivals.ts';
import type { PutAside, StoreJob, StoreReply } from './database.ts';
import {
  type Appended,
  BrokenLog,
  type Follower,
  Followers,
  type KeptFold,
  type LogHead,
  ROOM_TTL,
  type RoomLog,
  steadyClock,
  type WrittenEntry,
} from './log.ts';

/** Options of a log in a file. */
export interface SqliteOptions {
  readonly file: string;
  /** The thread it runs in; without one it runs where it is opened. */
  readonly worker?: WorkerFile;
  /** Nothing was written, and whoever asked is told so: the disk is full, or gone. */
  onTrouble(error: unknown): void;
  /** What was found broken, and is not used. */
  onAside(aside: PutAside): void;
  /** The clock; a steady one by default. */
  readonly clock?: () => number;
}

/** Where jobs are done. */
interface Store {
  run(jobs: readonly StoreJob[]): Promise<readonly StoreReply[]>;
  close(): Promise<void>;
}

/** Jobs on their way to the thread: all appends, which are most of them, as one text, which is copied in a fraction of the time; all else whole, in its place. */
interface PackedJobs {
  readonly appends: string;
  readonly others: readonly { readonly at: number; readonly job: StoreJob }[];
}

/** Packs jobs: of an append a line with the room, the time, the place it follows, the last place, how many entries and how many letters, and then those. */
export const packJobs = (jobs: readonly StoreJob[]): PackedJobs => {
  const others: { readonly at: number; readonly job: StoreJob }[] = [];
  let appends = '';
  for (const [at, job] of jobs.entries()) {
    if (job.do !== 'append') {
      others.push({ at, job });
      continue;
    }
    const { room, after, batch } = job;
    appends += `${room} ${job.at} ${after.seq} ${after.digest} ${batch.seq} ${batch.digest} ${batch.count} ${batch.text.length}\n${batch.text}`;
  }
  return { appends, others };
};

/** The jobs again, in their order. */
export const unpackJobs = ({ appends, others }: PackedJobs): readonly StoreJob[] => {
  let next = 0;
  const append = (): StoreJob => {
    const end = appends.indexOf('\n', next);
    const [room = '', at, seq, digest = '', last, lastDigest = '', count, length] = appends.slice(next, end).split(' ');
    next = end + 1 + Number(length);
    const batch = { seq: Number(last), digest: lastDigest, count: Number(count), text: appends.slice(end + 1, next) };
    return { do: 'append', room, at: Number(at), after: { seq: Number(seq), digest }, batch };
  };
  const jobs: StoreJob[] = [];
  const rest = [...others];
  while (rest.length > 0 || next < appends.length) {
    const other = rest[0]?.at === jobs.length ? rest.shift() : undefined;
    jobs.push(other?.job ?? append());
  }
  return jobs;
};

/** What goes to the thread and comes back. */
type ToStore = { readonly open: string } | { readonly jobs: PackedJobs } | { readonly close: true };
type FromStore = { readonly opened: readonly PutAside[] } | { readonly replies: readonly (StoreReply | 0)[] } | { readonly failed: string };

/** The usual answer, for which 0 is sent. */
const WRITTEN: StoreReply = { appended: { ok: true } };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const openHere = async ({ file, onAside }: SqliteOptions): Promise<Store> => {
  const { RoomDatabase } = await import('./database.ts');
  const database = new RoomDatabase(file);
  for (const one of database.aside) onAside(one);
  return {
    run: async (jobs) => {
      await Promise.resolve();
      return database.run(jobs);
    },
    close: () => Promise.resolve(database.close()),
  };
};

const openInThread = async (options: SqliteOptions, { file, words = [] }: WorkerFile): Promise<Store> => {
  const worker = new Worker(file, { argv: [...words], workerData: 'rooms' });
  // One question at a time is asked.
  let asked: { done(reply: FromStore): void; fail(why: unknown): void } | undefined;
  let end: Error | undefined;
  const gone = (why: unknown): void => {
    end ??= why instanceof Error ? why : new Error('The thread of the rooms has ended.');
    asked?.fail(end);
  };
  worker.on('error', gone);
  worker.on('exit', gone);
  worker.on('message', (reply: FromStore) => asked?.done(reply));
  const ask = (message: ToStore): Promise<FromStore> =>
    new Promise((done, fail) => {
      asked = { done, fail };
      if (end === undefined) worker.postMessage(message);
      else fail(end);
    });
  const opened = await ask({ open: options.file });
  if ('failed' in opened) throw new Error(opened.failed);
  if ('opened' in opened) for (const one of opened.opened) options.onAside(one);
  return {
    run: async (jobs) => {
      const reply = await ask({ jobs: packJobs(jobs) });
      if ('replies' in reply) return reply.replies.map((one) => (one === 0 ? WRITTEN : one));
      throw new Error('failed' in reply ? reply.failed : 'The thread of the rooms has said something else.');
    },
    close: async () => {
      await ask({ close: true });
      await worker.terminate();
    },
  };
};

/** Keeps rooms for as long as the thread lives. */
export const keepRoomsInWorker = async (): Promise<void> => {
  const port = parentPort;
  if (port === null) return;
  const { RoomDatabase } = await import('./database.ts');
  let database: InstanceType<typeof RoomDatabase> | undefined;
  const answer = (message: ToStore): FromStore => {
    if ('open' in message) {
      database = new RoomDatabase(message.open);
      return { opened: database.aside };
    }
    if ('close' in message) {
      database?.close();
      return { replies: [] };
    }
    const replies = database?.run(unpackJobs(message.jobs)) ?? [];
    return { replies: replies.map((one) => ('appended' in one && one.appended.ok ? 0 : one)) };
  };
  port.on('message', (message: ToStore) => {
    try {
      port.postMessage(answer(message));
    } catch (error) {
      const failed: FromStore = { failed: wordsOf(error) };
      port.postMessage(failed);
    }
  });
};

interface AskedJob {
  readonly job: StoreJob;
  readonly done: (reply: StoreReply) => void;
  readonly fail: (error: unknown) => void;
}

const FORGET_EVERY = 60 * 60_000;

/** How long the disk rests between two transactions. Nobody feels it, and under load each of them carries more. */
const GAP_MS = 10;
/** Whoever takes up a room asks several times in turn, and a whole table waits: what is read is read at once. */
const canWait = (job: StoreJob): boolean => job.do === 'append' || job.do === 'keep';

class SqliteLog implements RoomLog {
  readonly #store: Store;
  readonly #options: SqliteOptions;
  readonly #clock: () => number;
  readonly #followers = new Followers();
  readonly #timer: NodeJS.Timeout;
  #queue: AskedJob[] = [];
  #isBusy = false;
  #isWell = true;
  #endedAt = Number.NEGATIVE_INFINITY;
  #idle: Promise<void> = Promise.resolve();
  #hurry: (() => void) | undefined;

  constructor(store: Store, options: SqliteOptions) {
    this.#store = store;
    this.#options = options;
    this.#clock = options.clock ?? steadyClock();
    this.#timer = setInterval(() => void this.forgetOld().catch(options.onTrouble), FORGET_EVERY).unref();
  }
  /** Forgets rooms in which nothing has happened for a day. */
  async forgetOld(): Promise<void> {
    await this.#ask({ do: 'forget', since: this.#clock() - ROOM_TTL, but: this.#followers.rooms });
  }
  #ask(job: StoreJob): Promise<StoreReply> {
    return new Promise((done, fail) => {
      this.#queue.push({ job, done, fail });
      if (!canWait(job)) this.#hurry?.();
      if (this.#isBusy) return;
      this.#isBusy = true;
      this.#idle = this.#work();
    });
  }
  async #work(): Promise<void> {
    while (this.#queue.length > 0) {
      // What is asked for in the same go is done in the same go; and where much is asked for, a few milliseconds are one go.
      const early = this.#endedAt + GAP_MS - performance.now();
      await (early > 0 && this.#queue.every(({ job }) => canWait(job)) ? this.#rest(early) : Promise.resolve());
      const batch = this.#queue;
      this.#queue = [];
      await this.#runBatch(batch);
      this.#endedAt = performance.now();
    }
    this.#isBusy = false;
  }
  /** Waits a while, unless somebody is in a hurry. */
  #rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#hurry?.(), ms);
      this.#hurry = () => {
        clearTimeout(timer);
        this.#hurry = undefined;
        done();
      };
    });
  }
  async #runBatch(batch: readonly AskedJob[]): Promise<void> {
    try {
      const replies = await this.#store.run(batch.map(({ job }) => job));
      this.#isWell = true;
      for (const [at, { done, fail }] of batch.entries()) {
        const reply = replies[at];
        if (reply === undefined) fail(new Error('A job was not answered.'));
        else if ('error' in reply) fail(new BrokenLog(reply.error));
        else done(reply);
      }
    } catch (error) {
      // Nothing of this batch was written.
      if (this.#isWell) this.#options.onTrouble(error);
      this.#isWell = false;
      for (const { fail } of batch) fail(error);
    }
  }

  async append(room: string, after: LogHead, lines: readonly WrittenEntry[]): Promise<Appended> {
    const reply = await this.#ask({ do: 'append', room, after, batch: batchOf(lines), at: this.#clock() });
    if (!('appended' in reply)) throw new Error('The rooms have answered something else.');
    if (reply.appended.ok) this.#followers.tell(room, lines);
    return reply.appended;
  }
  async read(room: string, after: LogHead): Promise<readonly WrittenEntry[] | undefined> {
    const reply = await this.#ask({ do: 'read', room, after });
    return 'lines' in reply ? reply.lines : undefined;
  }
  follow(room: string, follower: Follower): Promise<() => void> {
    return Promise.resolve(this.#followers.add(room, follower));
  }
  now(): Promise<number> {
    return Promise.resolve(this.#clock());
  }
  async keep(room: string, fold: KeptFold): Promise<void> {
    await this.#ask({ do: 'keep', room, fold });
  }
  async kept(room: string): Promise<KeptFold | undefined> {
    const reply = await this.#ask({ do: 'kept', room });
    return 'fold' in reply ? reply.fold : undefined;
  }
  isThere(): Promise<boolean> {
    return Promise.resolve(this.#isWell);
  }
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#idle;
    await this.#store.close();
  }
}

/** Opens a log in a file. Throws where another server has it. */
export const openSqliteLog = async (options: SqliteOptions): Promise<RoomLog> => {
  const store = await (options.worker === undefined ? openHere(options) : openInThread(options, options.worker));
  const log = new SqliteLog(store, options);
  await log.forgetOld();
  return log;
};
