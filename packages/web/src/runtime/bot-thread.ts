/** The opponents and the coach, asked from the page. */
import type { BotQuestion } from '@baize/casino';
import type { Chance, GameModule, GameTypes, Hint, Sight } from '@baize/engine';
import { answer, type BotRequest, type ModuleFor } from '../worker/bots.ts';
import { openThread, type Thread } from './thread.ts';

/** Somebody who can be asked. */
export interface BotThread<T extends GameTypes> {
  /** A bot's move. The same question is thought about once, however often it is asked. */
  move(question: BotQuestion<T>): Promise<T['action']>;
  hint(sight: Sight<T>, chance: Chance): Promise<Hint<T>>;
  close(): void;
}

/** Opens a thread for the bots of a game. */
export const openBotThread = <T extends GameTypes>(module: GameModule<T>, start: () => Thread, moduleFor?: ModuleFor<T>): BotThread<T> => {
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
