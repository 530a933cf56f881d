/** A fresh copy of a table, to be filled in before it is handed out. */
import type { NextState } from '@baize/engine';
import type { Holdem, State } from './state.ts';

/** A table that nobody has seen yet. */
export type NextTable = NextState<Holdem>;

/** A copy of a table. All tables are built here or in `clearTable`, which keeps the compiler sure of their shape. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  hand: state.hand,
  phase: state.phase,
  street: state.street,
  stacks: state.stacks,
  bets: state.bets,
  paid: state.paid,
  antes: state.antes,
  standing: state.standing,
  hands: state.hands,
  shown: state.shown,
  board: state.board,
  button: state.button,
  small: state.small,
  big: state.big,
  turn: state.turn,
  level: state.level,
  raise: state.raise,
  met: state.met,
  aggressor: state.aggressor,
  deeds: state.deeds,
  won: state.won,
  ready: state.ready,
  chance: state.chance,
  deck: state.deck,
  dealt: state.dealt,
  burned: state.burned,
});
