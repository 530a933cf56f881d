/** The Sabacc table, as the room opens it. */
import { sabaccModule } from '@baize/games/sabacc';
import type { TableModule } from '../contract.ts';
import { RulesPictures } from './Pictured.tsx';
import { SabaccTable } from './SabaccTable.tsx';
import { sounds } from './sounds.ts';

/** Sabacc's table. */
export const table: TableModule<'sabacc'> = {
  id: 'sabacc',
  module: sabaccModule,
  lines: {
    house: 'Nearest to zero takes the pot, a zero the sabacc pot too. Three rounds, and the dice may change every hand.',
    spire: 'The same, but zeros have ranks of their own, from pure sabacc down, and a hand may be junked while betting.',
  },
  alone: 'You sit alone.',
  usualOthers: 3,
  sounds,
  Pictures: RulesPictures,
  Table: SabaccTable,
};
