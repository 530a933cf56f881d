/** What the tables are called on the floor. */
import type { GameId } from '@baize/games';

const all = {
  holdem: 'Hold’em',
  blackjack: 'Blackjack',
  pontoon: 'Pontoon',
  hearts: 'Hearts',
  roulette: 'Roulette',
  sabacc: 'Sabacc',
} as const;

/** Every table the house will have. */
export type HouseGame = keyof typeof all;

/** The title of each. A game of the catalogue that has none does not compile. */
export const titles: Readonly<Record<HouseGame | GameId, string>> = all;
