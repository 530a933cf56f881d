/** What a round is called at each game. */
import type { GameId } from '@baize/games';

/** What a round is called here. */
export const ROUND_WORDS: Readonly<Record<GameId, string>> = {
  hearts: 'Hand',
  holdem: 'Hand',
  blackjack: 'Round',
  pontoon: 'Round',
  roulette: 'Spin',
  sabacc: 'Game',
};
