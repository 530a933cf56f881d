/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Chance, drawNumber, type Viewer } from '@baize/engine';
import { nobody, playerAt } from './places.ts';
import { isForSeveral } from './rules.ts';
import type { Bettor, Event, State, View } from './state.ts';
import { POCKETS } from './wheel.ts';

/** Whether the number is drawn and nobody may know it: while the ball runs, and at a shared table from the first bet on. */
const isHidden = ({ phase, rules }: State): boolean => phase === 'spinning' || (phase === 'betting' && isForSeveral(rules));

const ownOf = (state: State, viewer: Viewer): Bettor => {
  if (viewer !== 'rail') return playerAt(state, viewer);
  return state.players.length === 1 ? playerAt(state, 0) : nobody;
};

/** The table without chance and without a number that is still to come, and what is the viewer's own. */
export const view = (state: State, viewer: Viewer): View => {
  const { chance: _chance, ...open } = state;
  return { ...open, ...ownOf(state, viewer), number: isHidden(state) ? 'hidden' : state.number };
};

/** Every event is for everybody: that the wheel is spun says nothing about where the ball will rest. */
export const viewEvent = (event: Event): Event => event;

/** A table that looks the same: while the number is unseen, any may be the one. */
export const imagine = (
  { rules, spins, phase, players, said, houseWon, number, history }: View,
  _viewer: Viewer,
  chance: Chance,
): State => {
  const open = { rules, spins, phase, players, said, houseWon, history };
  if (number !== 'hidden') return { ...open, number, chance };
  const [imagined, after] = drawNumber(POCKETS, chance);
  return { ...open, number: imagined, chance: after };
};
