/** The thread on which the opponents of one game think, so that the page never stands still. */
import { answerTo, type BotQuestion } from '@baize/casino';
import type { Chance, GameModule, GameTypes, Hint, Sight } from '@baize/engine';
import { reply, type ThreadScope } from './reply.ts';

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
