/** The opponents and the coach, asked from the page. */
import type { BotQuestion, Thinker } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import { answer, type BotRequest, type ModuleFor } from '../worker/bots.ts';
import { openThread, type Thread } from './worker-thread.ts';

/** Where the opponents think. */
export interface BotRuntime<T extends GameTypes> {
  /** A thread of its own for opponents who think long; left out where they answer at once. It runs `serveBots` for the game. */
  botWorker?(): Worker;
  /** The form of the game that answers a question; the one that is drawn by default. */
  moduleFor?: ModuleFor<T>;
}

/** Opens a thread for the bots of a game. */
export const openBotThread = <T extends GameTypes>(module: GameModule<T>, start: () => Thread, moduleFor?: ModuleFor<T>): Thinker<T> => {
  const { ask, close } = openThread((thought: BotRequest<T>) => answer(module, thought, moduleFor), start);
  let last: { readonly seed: string; readonly action: Promise<T['action']> } | undefined;
  const moveOf = async (question: BotQuestion<T>): Promise<T['action']> => {
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

/** Where the opponents of a table think; undefined where they answer at once. */
export const thinkerFor = <T extends GameTypes>(
  module: GameModule<T>,
  { botWorker, moduleFor }: BotRuntime<T>,
): (() => Thinker<T>) | undefined => botWorker && (() => openBotThread(module, botWorker, moduleFor));
