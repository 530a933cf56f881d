/** Decisions that were kept as they were made, each with what its player saw then: all that a judge needs, and no more than they knew. */
import type { DecisionMade } from '@baize/casino';
import { type GameModule, type GameTypes, isAction, isFields } from '@baize/engine';

/** The decisions of one player at one table, as a device has kept them. */
export interface DecisionsKept {
  readonly game: string;
  readonly preset: string;
  /** The deals of the judge are drawn from it; it has nothing to do with those of the table. */
  readonly seed: string;
  /** In order. What is no decision of this game is passed over. */
  readonly made: readonly unknown[];
}

const isMade = <T extends GameTypes>({ shapes }: GameModule<T>['game'], value: unknown): value is DecisionMade<T> => {
  if (!isFields(value)) return false;
  const { line, round, sight, action } = value;
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(round) || !isFields(sight)) return false;
  const { seat, view, offers } = sight;
  return Number.isSafeInteger(seat) && isFields(view) && Array.isArray(offers) && isAction<T['action']>(shapes, action);
};

/** The decisions among what was kept. */
export const decisionsIn = <T extends GameTypes>({ game }: GameModule<T>, { made }: DecisionsKept): readonly DecisionMade<T>[] =>
  made.filter((one) => isMade<T>(game, one));
