/** Thoughts asked for from the page: in a thread of their own, or here where there can be none. */

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

/** Opens a thread that answers. Once it fails, what was asked and what will be is answered here, a moment later as a thread would. */
export const openThread = <Thought, Answer>(answer: (thought: Thought) => Answer, start: () => Thread): ThreadCall<Thought, Answer> => {
  const here = (thought: Thought): Promise<Answer> => Promise.resolve(thought).then(answer);
  const pending = new Map<number, Pending<Thought, Answer>>();
  let thread: Thread | undefined = start();
  let asked = 0;
  thread.addEventListener('message', ({ data: { id, answer: found } }: MessageEvent<{ id: number; answer: Answer }>) => {
    pending.get(id)?.settle(found);
    pending.delete(id);
  });
  thread.addEventListener('error', () => {
    thread = undefined;
    for (const { thought, settle } of pending.values()) settle(here(thought));
    pending.clear();
  });
  const ask = (thought: Thought): Promise<Answer> => {
    if (thread === undefined) return here(thought);
    asked += 1;
    const id = asked;
    thread.postMessage({ id, thought });
    return new Promise((settle) => pending.set(id, { thought, settle }));
  };
  return { ask, close: () => thread?.terminate() };
};
