/** What the tables are called on the floor. */
import type { GameId } from '@baize/games';

/** The title of each. A game without one does not compile. */
export const titles: Readonly<Record<GameId, string>> = {
  holdem: 'Hold’em',
  blackjack: 'Blackjack',
  pontoon: 'Pontoon',
  hearts: 'Hearts',
  roulette: 'Roulette',
  sabacc: 'Sabacc',
};
