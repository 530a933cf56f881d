/** Threads in which strong bots think, behind a queue that is bounded: where it is full, a weaker bot answers at once. */
import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads';
import { answerTo, type BotQuestion } from '@baize/casino';
import { catalogue, type GameId, type Games, isGameId } from '@baize/games';

/** A question to a bot, in plain JSON: which game, and what its bot is asked. */
export interface BotJob {
  readonly game: string;
  readonly question: unknown;
}

/** What a thread runs: a file, and the words it is started with. */
export interface WorkerFile {
  readonly file: URL | string;
  readonly words?: readonly string[];
  /** How much memory it may take; as usual unless told. */
  readonly limits?: ResourceLimits;
}

interface Thread {
  readonly worker: Worker;
  busy: ((answer: unknown) => void) | undefined;
}

interface Asked extends BotJob {
  readonly done: (answer: unknown) => void;
}

const MAX_ASKED = 64;

/** The threads. */
export class BotWorkers {
  readonly #file: WorkerFile | undefined;
  readonly #most: number;
  readonly #threads: Thread[] = [];
  #queue: Asked[] = [];

  /** `file`: what a thread runs; without one there are none, and nobody can be asked. */
  constructor(file: WorkerFile | undefined, threads: number) {
    this.#file = file;
    this.#most = threads;
  }
  /** How many wait for an answer. */
  get waiting(): number {
    return this.#queue.length;
  }
  /** What the bot answers; undefined at once when too many wait, or when there are no threads, and later when its thread has died. */
  ask(question: BotJob): Promise<unknown> | undefined {
    if (this.#file === undefined || this.#most === 0 || this.#queue.length >= MAX_ASKED) return undefined;
    return new Promise((done) => {
      this.#queue.push({ ...question, done });
      this.#next();
    });
  }
  #next(): void {
    const thread = this.#threads.find(({ busy }) => busy === undefined) ?? this.#start();
    const asked = thread === undefined ? undefined : this.#queue.shift();
    if (thread === undefined || asked === undefined) return;
    thread.busy = asked.done;
    thread.worker.postMessage({ game: asked.game, question: asked.question });
  }
  #start(): Thread | undefined {
    if (this.#file === undefined || this.#threads.length >= this.#most || this.#queue.length === 0) return undefined;
    const thread: Thread = {
      worker: new Worker(this.#file.file, { argv: [...(this.#file.words ?? [])], resourceLimits: this.#file.limits }),
      busy: undefined,
    };
    thread.worker.unref();
    const answered = (answer: unknown): void => {
      const { busy } = thread;
      thread.busy = undefined;
      busy?.(answer);
      this.#next();
    };
    thread.worker.on('message', answered);
    // A thread that dies answers nothing: whoever asked asks a weaker bot, and the next question starts another thread.
    thread.worker.on('error', () => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      answered(undefined);
    });
    this.#threads.push(thread);
    return thread;
  }
  async close(): Promise<void> {
    this.#queue = [];
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

// --- inside a thread -----------------------------------------------------------------------------------------------------

const isQuestion = <Id extends GameId>(value: unknown): value is BotQuestion<Games[Id]> =>
  typeof value === 'object' && value !== null && 'bot' in value && 'sight' in value && 'chance' in value;

const answer = async <Id extends GameId>(id: Id, question: unknown): Promise<unknown> =>
  isQuestion<Id>(question) ? answerTo<Games[Id]>(await catalogue[id](), question) : undefined;

/** Answers questions for as long as the thread lives. */
export const answerInWorker = (): void => {
  parentPort?.on('message', ({ game, question }: { readonly game: string; readonly question: unknown }) => {
    if (isGameId(game)) void answer(game, question).then((action) => parentPort?.postMessage(action));
    else parentPort?.postMessage(undefined);
  });
};
