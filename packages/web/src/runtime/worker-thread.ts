/** Thoughts asked for from the page: in a thread of their own, or here where there can be none. */
import { later } from '../kit/clock.ts';

/** The thread, as far as the page needs one. */
export type Thread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Somebody in a thread who can be asked. */
export interface ThreadCall<Thought, Answer> {
  ask(thought: Thought): Promise<Answer>;
  close(): void;
}

interface Pending<Thought, Answer> {
  readonly thought: Thought;
  settle(answer: Answer | Promise<Answer>): void;
}

/** How long a thread that was asked may be silent, in milliseconds. No bot thinks as long as that. */
const PATIENCE = 5000;

/** A thread; undefined where the browser does not let us have one. */
const begin = (start: () => Thread): Thread | undefined => {
  try {
    return start();
  } catch {
    // Forbidden by a policy, or no such thing here: the page thinks for itself.
    return undefined;
  }
};

/**
 * Opens a thread that answers. Where it cannot be started, fails, answers what cannot be read, or is silent for five seconds, what was
 * asked and what will be is answered here, a moment later as a thread would.
 */
export const openThread = <Thought, Answer>(
  answer: (thought: Thought) => Answer | Promise<Answer>,
  start: () => Thread,
): ThreadCall<Thought, Answer> => {
  const here = (thought: Thought): Promise<Answer> => Promise.resolve(thought).then(answer);
  const pending = new Map<number, Pending<Thought, Answer>>();
  let thread = begin(start);
  let asked = 0;
  let endSilence = (): void => undefined;
  const giveUp = (): void => {
    endSilence();
    thread?.terminate();
    thread = undefined;
    const left = [...pending.values()];
    pending.clear();
    for (const { thought, settle } of left) settle(here(thought));
  };
  /** From now on, as long as anything is asked, it may be silent for so long. */
  const listen = (): void => {
    endSilence();
    if (pending.size > 0) endSilence = later(PATIENCE, giveUp);
  };
  thread?.addEventListener('message', ({ data: { id, answer: found } }: MessageEvent<{ id: number; answer: Answer }>) => {
    pending.get(id)?.settle(found);
    pending.delete(id);
    listen();
  });
  thread?.addEventListener('error', giveUp);
  thread?.addEventListener('messageerror', giveUp);
  const ask = (thought: Thought): Promise<Answer> => {
    if (thread === undefined) return here(thought);
    asked += 1;
    const id = asked;
    return new Promise((settle) => {
      pending.set(id, { thought, settle });
      listen();
      thread?.postMessage({ id, thought });
    });
  };
  const close = (): void => {
    endSilence();
    thread?.terminate();
  };
  return { ask, close };
};
