/** Long thoughts, thought in threads beside the game: bots that think hard, the coach, and the judge of a look back. */
import { parentPort } from 'node:worker_threads';
import { answerTo, type BotQuestion, type DecisionMade, judge } from '@baize/casino';
import type { Chance, Sight } from '@baize/engine';
import { catalogue, type GameId, type Games, isGameId } from '@baize/games';
import type { Thought } from '../driver.ts';

/** Who thinks longer than this on average is asked in a thread; who is quicker answers at once. */
const LONG_MS = 6;
/** How much the last thought counts for the average. */
const WEIGHT = 0.3;

/** Where thoughts are thought: a queue of questions with threads behind it. */
export interface ThoughtWorkers {
  ask(job: { readonly game: string; readonly question: unknown }): Promise<unknown> | undefined;
}

/** Decides where a thought is thought. What takes long is found out by the clock: the first one of its kind is thought on the spot. */
export class ThoughtDesk {
  readonly #workers: ThoughtWorkers;
  readonly #taken = new Map<string, number>();

  constructor(workers: ThoughtWorkers) {
    this.#workers = workers;
  }
  /** The answer, later; undefined where it is thought on the spot: it is a quick one, or too many wait. */
  ask({ game, kind, who, question }: Thought): Promise<unknown> | undefined {
    return (this.#taken.get(`${game} ${kind} ${who}`) ?? 0) > LONG_MS
      ? this.#workers.ask({ game, question: { kind, question } })
      : undefined;
  }
  /** So long it has taken on the spot. */
  took({ game, kind, who }: Thought, ms: number): void {
    const name = `${game} ${kind} ${who}`;
    const before = this.#taken.get(name);
    this.#taken.set(name, before === undefined ? ms : before + WEIGHT * (ms - before));
  }
}

/** A desk with a thread of this very command behind it. */
export const openDesk = async (): Promise<ThoughtDesk> => {
  const [{ BotWorkers }, { thisCommand }] = await Promise.all([import('@baize/server'), import('./rooms.ts')]);
  return new ThoughtDesk(new BotWorkers(thisCommand('thought-worker'), 1));
};

// --- inside a thread -----------------------------------------------------------------------------------------------------

/** A question as it comes to a thread. Only our own program asks there, in the shapes that its `Thought`s have. */
type Question<Id extends GameId> =
  | { readonly kind: 'move'; readonly question: BotQuestion<Games[Id]> }
  | { readonly kind: 'hint'; readonly question: readonly [Sight<Games[Id]>, Chance] }
  | { readonly kind: 'judge'; readonly question: readonly DecisionMade<Games[Id]>[] };

const isQuestion = <Id extends GameId>(value: unknown): value is Question<Id> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'question' in value;

/** Thinks a thought of a game. */
export const thinkAbout = async <Id extends GameId>(id: Id, asked: unknown): Promise<unknown> => {
  if (!isQuestion<Id>(asked)) return undefined;
  const module = await catalogue[id]();
  switch (asked.kind) {
    case 'move':
      return answerTo<Games[Id]>(module, asked.question);
    case 'hint':
      return module.hint(...asked.question);
    case 'judge':
      return asked.question.map((made) => judge<Games[Id]>(module, made) ?? null);
  }
};

/** Thinks for as long as the thread lives. */
export const thinkInWorker = (): void => {
  parentPort?.on('message', ({ game, question }: { readonly game: string; readonly question: unknown }) => {
    const answer = isGameId(game) ? thinkAbout(game, question) : Promise.resolve(undefined);
    void answer.then((found) => parentPort?.postMessage(found));
  });
};
