/** The opponents' thoughts, asked for from the page: in a thread of their own, or here where there can be none. */
import type { Question } from '@baize/casino';
import type { Chance, GameModule, GameTypes, Hint, Sight } from '@baize/engine';
import { type Answer, answer, type Thought } from '../worker/think.ts';

/** Somebody who can be asked. */
export interface Mind<T extends GameTypes> {
  /** A bot's move. The same question is thought about once, however often it is asked. */
  move(question: Question<T>): Promise<T['action']>;
  hint(sight: Sight<T>, chance: Chance): Promise<Hint<T>>;
  close(): void;
}

/** The thread, as far as a mind needs one. */
export type Thread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Pending<T extends GameTypes> {
  readonly thought: Thought<T>;
  settle(answer: Answer<T> | Promise<Answer<T>>): void;
}

/** One that answers here, a moment later, as a thread would. */
const here = <T extends GameTypes>(module: GameModule<T>, thought: Thought<T>): Promise<Answer<T>> =>
  Promise.resolve().then(() => answer(module, thought));

/** Asks in a thread. Once it fails, what was asked and what will be is answered here. */
const asker = <T extends GameTypes>(module: GameModule<T>, start: () => Thread) => {
  const pending = new Map<number, Pending<T>>();
  let thread: Thread | undefined = start();
  let asked = 0;
  thread.addEventListener('message', ({ data: { id, answer: found } }: MessageEvent<{ id: number; answer: Answer<T> }>) => {
    pending.get(id)?.settle(found);
    pending.delete(id);
  });
  thread.addEventListener('error', () => {
    thread = undefined;
    for (const { thought, settle } of pending.values()) settle(here(module, thought));
    pending.clear();
  });
  const ask = (thought: Thought<T>): Promise<Answer<T>> => {
    if (thread === undefined) return here(module, thought);
    asked += 1;
    const id = asked;
    thread.postMessage({ id, thought });
    return new Promise((settle) => pending.set(id, { thought, settle }));
  };
  return { ask, close: () => thread?.terminate() };
};

/** Opens a mind for a game. */
export const openMind = <T extends GameTypes>(module: GameModule<T>, start: () => Thread): Mind<T> => {
  const { ask, close } = asker(module, start);
  let last: { readonly seed: string; readonly action: Promise<T['action']> } | undefined;
  const moveOf = async (question: Question<T>): Promise<T['action']> => {
    const found = await ask({ kind: 'move', question });
    if (found.kind !== 'move') throw new TypeError('A bot was asked and the coach answered.');
    return found.action;
  };
  return {
    move: (question) => {
      // A bot's seed follows from the table, its seat and how far the game is: it names the question.
      const { seed } = question.chance;
      if (last?.seed !== seed) last = { seed, action: moveOf(question) };
      return last.action;
    },
    hint: async (sight, chance) => {
      const found = await ask({ kind: 'hint', sight, chance });
      if (found.kind !== 'hint') throw new TypeError('The coach was asked and a bot answered.');
      return found.hint;
    },
    close,
  };
};
