/** The Pontoon table, as the room opens it. */
import { pontoonModule } from '@baize/games/pontoon';
import type { TableModule } from '../contract.ts';
import { PontoonTable } from './PontoonTable.tsx';
import { sounds } from './sounds.ts';

/** Pontoon's table. */
export const table: TableModule<'pontoon'> = {
  id: 'pontoon',
  module: pontoonModule,
  lines: {
    house: 'You against the banker, card by card. Nothing is staked; the rounds are counted.',
    british: 'Stakes, bought cards and split pairs. The bank passes with a pontoon, and may be yours.',
  },
  alone: 'You sit alone with the banker.',
  usualOthers: 3,
  sounds,
  Table: PontoonTable,
};
