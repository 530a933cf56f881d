/** The roulette table, as the room opens it. */
import { rouletteModule } from '@baize/games/roulette';
import type { TableModule } from '../contract.ts';
import { RouletteTable } from './RouletteTable.tsx';
import { sounds } from './sounds.ts';
import { LONGEST } from './spin.ts';

/** Roulette's table. */
export const table: TableModule<'roulette'> = {
  id: 'roulette',
  module: rouletteModule,
  lines: {
    house: 'The payouts of this house: corners pay 11 to 1, low and high 2 to 1.',
    european: 'The common table with one zero, the first four, and the calls of the French.',
    french: 'As the European, and half of an even chance comes back on zero.',
  },
  alone: 'One wheel, one small ball, and you.',
  usualOthers: 0,
  sounds,
  // The ball is seen to come to rest before anything is paid.
  holds: ({ type }, pace) => (type === 'ball-rested' ? (LONGEST + 2000) * pace : undefined),
  Table: RouletteTable,
};
