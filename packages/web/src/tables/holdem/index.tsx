/** The Hold'em table, as the room opens it. */
import { evaluator, holdemModule } from '@baize/games/holdem';
import type { TableModule } from '../contract.ts';
import { HoldemTable } from './HoldemTable.tsx';
import { holdemFor } from './holdem-for.ts';
import { holds, sounds } from './sounds.ts';

/** Hold'em's table. */
export const table: TableModule<'holdem'> = {
  id: 'holdem',
  module: holdemModule,
  lines: {
    holdem: 'Blinds of 10 and 20. Whoever sits left of the button acts first, and nobody folds for nothing.',
    casino: 'No blinds: two cards each, three for all at once, then flop, turn and river. You act last.',
    tda: 'As in a tournament: left of the big blind acts first, a dead button, the last to raise shows first.',
  },
  alone: 'You sit alone.',
  usualOthers: 5,
  usualPreset: 'casino',
  sounds,
  holds,
  botWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'holdem' }),
  moduleFor: holdemFor,
  prepare: evaluator,
  Table: HoldemTable,
};
