/** The tables on the floor: what each is called, and the cloth on it. */
import type { Settings } from '@baize/casino';
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

/** The cloth of each. */
export const felts: Readonly<Record<GameId, Settings['felt']>> = {
  holdem: 'green',
  blackjack: 'blue',
  pontoon: 'burgundy',
  hearts: 'green',
  roulette: 'burgundy',
  sabacc: 'blue',
};
