/** The table screens, one for every game of the catalogue: a game without one does not compile. Each is loaded, with its words, when it is opened. */
import { withWords } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { TableModule } from './contract.ts';

/** Every table, by its game. */
export const tables: { readonly [Id in GameId]: () => Promise<TableModule<Id>> } = {
  pontoon: async () => (await withWords(import('./pontoon/index.tsx'))).table,
  hearts: async () => (await withWords(import('./hearts/index.tsx'))).table,
  holdem: async () => (await withWords(import('./holdem/index.tsx'))).table,
  blackjack: async () => (await withWords(import('./blackjack/index.tsx'))).table,
  roulette: async () => (await withWords(import('./roulette/index.tsx'))).table,
  sabacc: async () => (await withWords(import('./sabacc/index.tsx'))).table,
};

/** Something of its own for each table. */
export const forTables = <Value>(make: <Id extends GameId>(id: Id) => Value): Readonly<Record<GameId, Value>> => ({
  pontoon: make('pontoon'),
  hearts: make('hearts'),
  holdem: make('holdem'),
  blackjack: make('blackjack'),
  roulette: make('roulette'),
  sabacc: make('sabacc'),
});

/** Whether there is a table of this name. */
export const isTable = (name: string): name is GameId => Object.hasOwn(tables, name);
