/** The tables of the terminal. A game without one does not compile; none is loaded before somebody sits down to it. */
import type { GameId, Games } from '@baize/games';
import type { TableScreen } from './screen.ts';

/** The screen of each game. */
export const screens: { readonly [Id in GameId]: () => Promise<TableScreen<Games[Id]>> } = {
  pontoon: async () => (await import('./pontoon/pontoon.ts')).pontoonScreen,
  hearts: async () => (await import('./hearts/hearts.ts')).heartsScreen,
  holdem: async () => (await import('./holdem/holdem.ts')).holdemScreen,
  blackjack: async () => (await import('./blackjack/blackjack.ts')).blackjackScreen,
  roulette: async () => (await import('./roulette/roulette.ts')).rouletteScreen,
  sabacc: async () => (await import('./sabacc/sabacc.ts')).sabaccScreen,
};
