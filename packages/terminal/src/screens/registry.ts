/** The tables of the terminal. A game without one does not compile; none is loaded, with its words, before somebody sits down to it. */
import { withWords } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { TableScreen } from './screen.ts';

/** The screen of each game. */
export const screens: { readonly [Id in GameId]: () => Promise<TableScreen<Games[Id]>> } = {
  pontoon: async () => (await withWords(import('./pontoon/pontoon.ts'))).pontoonScreen,
  hearts: async () => (await withWords(import('./hearts/hearts.ts'))).heartsScreen,
  holdem: async () => (await withWords(import('./holdem/holdem.ts'))).holdemScreen,
  blackjack: async () => (await withWords(import('./blackjack/blackjack.ts'))).blackjackScreen,
  roulette: async () => (await withWords(import('./roulette/roulette.ts'))).rouletteScreen,
  sabacc: async () => (await withWords(import('./sabacc/sabacc.ts'))).sabaccScreen,
};
