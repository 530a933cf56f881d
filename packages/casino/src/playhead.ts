/** The playhead: which beat of the game is on the screen. The game itself may be many beats ahead. */
import type { Beat, GameTypes } from '@baize/engine';

/** What is shown, and what is still to be shown. */
export interface Playhead<T extends GameTypes> {
  /** The table as it is shown. */
  readonly state: T['state'];
  /** The event that is shown; undefined before the first. */
  readonly event: T['event'] | undefined;
  readonly queue: readonly Beat<T>[];
}

/** A playhead at rest on a state. */
export const restAt = <T extends GameTypes>(state: T['state']): Playhead<T> => ({ state, event: undefined, queue: [] });

/** More to show, after what is still to come. */
export const append = <T extends GameTypes>(playhead: Playhead<T>, beats: readonly Beat<T>[]): Playhead<T> => ({
  ...playhead,
  queue: [...playhead.queue, ...beats],
});

/** The next beat; the same playhead when there is none. */
export const nextBeat = <T extends GameTypes>(playhead: Playhead<T>): Playhead<T> => {
  const [beat, ...queue] = playhead.queue;
  return beat === undefined ? playhead : { state: beat.state, event: beat.event, queue };
};
