/** Which form of Hold'em answers a bot's question: the table for two is loaded when a shark needs it. */
import type { BotQuestion } from '@baize/casino';
import type { GameModule } from '@baize/engine';
import { type Holdem, holdemModule } from '@baize/games/holdem';
import { delay } from '../../kit/clock.ts';

/** How long until it is asked for again where it could not be loaded, in milliseconds. */
const AGAIN = 2000;

/** The game with its table for two. Without a network it waits for one: a bot that moved without its table would move differently. */
const loadFull = async (): Promise<GameModule<Holdem>> => {
  for (;;) {
    const loaded = await import('@baize/games/holdem/full').catch(() => undefined);
    if (loaded !== undefined) return loaded.fullHoldemModule;
    await delay(AGAIN);
  }
};

/** The form of the game that answers this question. */
export const holdemFor = ({ bot, sight: { view } }: BotQuestion<Holdem>): GameModule<Holdem> | Promise<GameModule<Holdem>> =>
  bot === 'shark' && view.standing.filter((standing) => standing !== 'out').length === 2 ? loadFull() : holdemModule;
