/** A fresh copy of a table, to be filled in before it is handed out. */
import type { NextState } from '@baize/engine';
import type { Hearts, State } from './state.ts';

/** A table that nobody has seen yet. */
export type NextTable = NextState<Hearts>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  stacks: state.stacks,
  phase: state.phase,
  hand: state.hand,
  dealer: state.dealer,
  direction: state.direction,
  hands: state.hands,
  passes: state.passes,
  turn: state.turn,
  trick: state.trick,
  tricks: state.tricks,
  broken: state.broken,
  scores: state.scores,
  sheet: state.sheet,
  ready: state.ready,
  chance: state.chance,
  deck: state.deck,
});
