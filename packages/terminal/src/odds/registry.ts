/** The odds that `baize odds GAME` tells. None is loaded before somebody asks for it. */
import type { GameId } from '@baize/games';
import type { OddsCommand } from './answer.ts';

/** The games that tell their odds. */
export const odds: { readonly [Id in GameId]?: () => Promise<OddsCommand> } = {
  blackjack: async () => (await import('./blackjack.ts')).blackjackOdds,
  hearts: async () => (await import('./hearts.ts')).heartsOdds,
  holdem: async () => (await import('./holdem.ts')).holdemOdds,
  pontoon: async () => (await import('./pontoon.ts')).pontoonOdds,
  roulette: async () => (await import('./roulette.ts')).rouletteOdds,
  sabacc: async () => (await import('./sabacc.ts')).sabaccOdds,
};
