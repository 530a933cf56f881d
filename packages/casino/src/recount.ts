/** Statistics from records alone: every sitting is played again, and what happened in it is counted anew. */
import type { GameModule, GameTypes } from '@baize/engine';
import { countBeat } from './count-beat.ts';
import { type Recorded, stepsOf } from './record.ts';
import { countForfeited, noRounds, type Statistics } from './statistics.ts';

/** A record, and whether the player has left that table: what was at risk then was forfeited. */
export interface CountedRecord {
  readonly record: Recorded;
  readonly isLeft: boolean;
}

/** What the books say after these sittings at one game, the oldest first. A sitting's books are folded just so while it is played. */
export const recount = <T extends GameTypes>(
  module: GameModule<T>,
  sittings: readonly CountedRecord[],
  before: Statistics = noRounds,
): Statistics => {
  let books = before;
  for (const { record, isLeft } of sittings) {
    for (const { beats } of stepsOf(module, record)) for (const beat of beats) books = countBeat(module, books, beat, record.me);
    if (isLeft && record.held.atRisk > 0) books = countForfeited(books, record.held.atRisk);
  }
  return books;
};
