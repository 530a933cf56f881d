/** A fresh copy of a table, to be filled in before it is handed out. */
import type { NextState } from '@baize/engine';
import type { Sabacc, State } from './state.ts';

/** A table that nobody has seen yet. */
export type NextTable = NextState<Sabacc>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  game: state.game,
  round: state.round,
  phase: state.phase,
  stacks: state.stacks,
  standing: state.standing,
  hands: state.hands,
  staked: state.staked,
  bets: state.bets,
  raises: state.raises,
  queue: state.queue,
  deeds: state.deeds,
  discard: state.discard,
  sabaccPot: state.sabaccPot,
  dice: state.dice,
  lots: state.lots,
  finish: state.finish,
  ready: state.ready,
  ending: state.ending,
  chance: state.chance,
  deck: state.deck,
});
