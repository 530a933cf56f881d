/** Fresh copies of a state, to be filled in before they are handed out. */
import type { State } from './state.ts';

/** A state that nobody has seen yet. */
export type MutableState = { -readonly [K in keyof State]: State[K] };

/**
 * A copy of a state. Written out, since every beat of a hand makes one: spreading an object of this size takes twenty times as long,
 * and all states being built in one place keeps the compiler sure of their shape.
 */
export const draftOf = (state: State): MutableState => ({
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
