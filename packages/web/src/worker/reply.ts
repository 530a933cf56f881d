/** What runs in a thread of ours: it answers what the page asks, until the page closes it. */

/** What a thread has and a page has not. The library of types knows either the one or the other. */
export interface ThreadScope<Thought, Answer> {
  addEventListener(kind: 'message', listen: (event: { readonly data: { readonly id: number; readonly thought: Thought } }) => void): void;
  postMessage(reply: { readonly id: number; readonly answer: Answer }): void;
}

/** Answers every thought, told by its number, as soon as it is thought. */
export const reply = <Thought, Answer>(
  answer: (thought: Thought) => Answer | Promise<Answer>,
  scope: ThreadScope<Thought, Answer>,
): void => {
  scope.addEventListener('message', ({ data: { id, thought } }) => {
    const found = answer(thought);
    if (found instanceof Promise) void found.then((later) => scope.postMessage({ id, answer: later }));
    else scope.postMessage({ id, answer: found });
  });
};
