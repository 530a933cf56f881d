/** The odds that `baize odds GAME` tells. None is loaded before somebody asks for it. */
import { withWords } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { OddsCommand } from './answer.ts';

/** The games that tell their odds. */
export const odds: { readonly [Id in GameId]?: () => Promise<OddsCommand> } = {
  blackjack: async () => (await withWords(import('./blackjack.ts'))).blackjackOdds,
  hearts: async () => (await withWords(import('./hearts.ts'))).heartsOdds,
  holdem: async () => (await withWords(import('./holdem.ts'))).holdemOdds,
  pontoon: async () => (await withWords(import('./pontoon.ts'))).pontoonOdds,
  roulette: async () => (await withWords(import('./roulette.ts'))).rouletteOdds,
  sabacc: async () => (await withWords(import('./sabacc.ts'))).sabaccOdds,
};
