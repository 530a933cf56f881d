/** A fresh copy of a table, to be filled in before it is handed out. */
import type { NextState } from '@baize/engine';
import type { Roulette, State } from './state.ts';

/** A table that nobody has seen yet. */
export type NextTable = NextState<Roulette>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  spins: state.spins,
  phase: state.phase,
  stack: state.stack,
  bets: state.bets,
  layings: state.layings,
  last: state.last,
  number: state.number,
  verdicts: state.verdicts,
  history: state.history,
  chance: state.chance,
});
