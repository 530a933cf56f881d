/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Chance, drawNumber, type Viewer } from '@baize/engine';
import type { Event, State, View } from './state.ts';
import { POCKETS } from './wheel.ts';

/** The table without chance, and without the number while the ball runs. */
export const view = (state: State): View => {
  const { chance: _chance, ...open } = state;
  return { ...open, number: state.phase === 'spinning' ? 'hidden' : state.number };
};

/** Every event is for everybody: that the wheel is spun says nothing about where the ball will rest. */
export const viewEvent = (event: Event): Event => event;

/** A table that looks the same: while the ball runs, any number may be the one. */
export const imagine = (seen: View, _viewer: Viewer, chance: Chance): State => {
  if (seen.number !== 'hidden') return { ...seen, number: seen.number, chance };
  const [number, after] = drawNumber(POCKETS, chance);
  return { ...seen, number, chance: after };
};
