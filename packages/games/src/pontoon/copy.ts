/** A fresh copy of a table, to be filled in before it is handed out. */
import type { Card, NextState, Seat } from '@baize/engine';
import { stackOf } from './places.ts';
import type { Hand, Place, Pontoon, State } from './state.ts';

/** A table that nobody has seen yet. */
export type NextTable = NextState<Pontoon>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  round: state.round,
  phase: state.phase,
  stacks: state.stacks,
  playing: state.playing,
  banker: state.banker,
  hands: state.hands,
  turn: state.turn,
  ready: state.ready,
  spent: state.spent,
  shuffleDue: state.shuffleDue,
  verdicts: state.verdicts,
  chance: state.chance,
  deck: state.deck,
});

/** One hand becomes another. */
export const setHand = (table: NextTable, place: Place, hand: number, changed: Hand<Card>): void => {
  table.hands = table.hands.with(place, (table.hands[place] ?? []).with(hand, changed));
};

/** Chips leave a seat's stack. */
export const pay = (table: NextTable, seat: Seat, amount: number): void => {
  table.stacks = table.stacks.with(seat, stackOf(table, seat) - amount);
};

/** The next card leaves the pack. */
export const drawNext = (table: NextTable): Card => {
  const [card] = table.deck;
  if (card === undefined) throw new RangeError('The pack is empty.');
  table.deck = table.deck.slice(1);
  return card;
};
