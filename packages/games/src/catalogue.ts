/** The one list of games. Each is loaded when somebody sits down to it. */
import type { GameModule } from '@baize/engine';
import type { Blackjack } from './blackjack/index.ts';
import type { Hearts } from './hearts/index.ts';
import type { Holdem } from './holdem/index.ts';
import type { Pontoon } from './pontoon/index.ts';
import type { Roulette } from './roulette/index.ts';
import type { Sabacc } from './sabacc/index.ts';

/** The games by id, with their types. */
export interface Games {
  readonly pontoon: Pontoon;
  readonly hearts: Hearts;
  readonly holdem: Holdem;
  readonly blackjack: Blackjack;
  readonly roulette: Roulette;
  readonly sabacc: Sabacc;
}

/** The id of a game. */
export type GameId = keyof Games;

/** The games. */
export const catalogue: { readonly [Id in GameId]: () => Promise<GameModule<Games[Id]>> } = {
  pontoon: async () => (await import('./pontoon/index.ts')).pontoonModule,
  hearts: async () => (await import('./hearts/index.ts')).heartsModule,
  holdem: async () => (await import('./holdem/full.ts')).fullHoldemModule,
  blackjack: async () => (await import('./blackjack/index.ts')).floorModule,
  roulette: async () => (await import('./roulette/index.ts')).rouletteModule,
  sabacc: async () => (await import('./sabacc/index.ts')).sabaccModule,
};

/** Whether this text is the id of a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(catalogue, text);

/** The ids of all games, in the order in which the floor shows them: that of the catalogue. */
export const gameIds: readonly GameId[] = Object.keys(catalogue).filter(isGameId);
