/** How a table goes on: one of one's own by its sitting, a shared one by its session. Keys, clock and drawing know no difference. */
import { catchUp, decide, type Narration, type NotDone, tellNext, type Waiting, waitsFor } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';

/** What drives a table. One of one's own is a value, and its driver pure; a shared one goes on by itself, and its driver asks it. */
export interface TableDriver<T extends GameTypes> {
  /** Whether others sit at it who do not wait for this screen. */
  readonly isShared: boolean;
  waiting(at: Narration<T>): Waiting;
  /** The next beat; with none left, the move of a bot that is waited for. */
  next(at: Narration<T>): Narration<T>;
  /** What has been decided, shown to its end. */
  all(at: Narration<T>): Narration<T>;
  /** What follows from a choice, its first beat shown; or why it is not taken. */
  choose(at: Narration<T>, action: T['action']): Narration<T> | NotDone;
}

/** The driver of a table of one's own. */
export const localDriver = <T extends GameTypes>(module: GameModule<T>): TableDriver<T> => ({
  isShared: false,
  waiting: ({ sitting }) => waitsFor(module, sitting),
  next: (at) => tellNext(module, at),
  all: (at) => catchUp(module, at),
  choose: (at, action) => decide(module, at, action),
});
