/** The thread on which the opponents of one game think, so that the page never stands still. */
import { answerTo, type BotQuestion } from '@baize/casino';
import type { Chance, GameModule, GameTypes, Hint, Sight } from '@baize/engine';

// --- what runs in a thread of ours: it answers what the page asks, until the page closes it --------------------------

/** What a thread has and a page has not. The library of types knows either the one or the other. */
interface ThreadScope<Thought, Answer> {
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

/** What is asked: a bot's move, or the coach's advice to somebody who sees this. */
export type BotRequest<T extends GameTypes> =
  | { readonly kind: 'move'; readonly question: BotQuestion<T> }
  | { readonly kind: 'hint'; readonly sight: Sight<T>; readonly chance: Chance };

/** The answer to a thought, told by its number. */
export type Answer<T extends GameTypes> =
  | { readonly kind: 'move'; readonly action: T['action'] }
  | { readonly kind: 'hint'; readonly hint: Hint<T> };

/** The form of a game that answers a question: what its strongest opponents go by may be loaded for that question alone. */
export type ModuleFor<T extends GameTypes> = (question: BotQuestion<T>) => GameModule<T> | Promise<GameModule<T>>;

/** Answers a thought. It is the same in the thread and, where there can be none, in the page. */
export const answer = async <T extends GameTypes>(
  module: GameModule<T>,
  thought: BotRequest<T>,
  moduleFor: ModuleFor<T> = () => module,
): Promise<Answer<T>> =>
  thought.kind === 'move'
    ? { kind: 'move', action: answerTo(await moduleFor(thought.question), thought.question) }
    : { kind: 'hint', hint: module.hint(thought.sight, thought.chance) };

/** Thinks for this game until the thread is closed. */
export const serveBots = <T extends GameTypes>(
  module: GameModule<T>,
  scope: ThreadScope<BotRequest<T>, Answer<T>>,
  moduleFor?: ModuleFor<T>,
): void => reply((thought) => answer(module, thought, moduleFor), scope);
