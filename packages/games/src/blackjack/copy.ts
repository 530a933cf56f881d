/** A fresh copy of a table, to be filled in before it is handed out. */
import type { NextState } from '@baize/engine';
import type { Blackjack, State } from './state.ts';

/** A table that nobody has seen yet. */
export type NextTable = NextState<Blackjack>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  round: state.round,
  phase: state.phase,
  stack: state.stack,
  bet: state.bet,
  lastBet: state.lastBet,
  insurance: state.insurance,
  hands: state.hands,
  turn: state.turn,
  dealer: state.dealer,
  result: state.result,
  shoe: state.shoe,
  chance: state.chance,
  dealt: state.dealt,
});
