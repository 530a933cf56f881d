/** A session at the table as it stood before a decision. Pure. */
import { noRounds, type Recorded, tableBefore } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import { type Session, takeUpSession } from '../runtime/session.ts';

/** A session at the table as it stood before a line of the log; undefined where the record does not lead there. */
export const sessionAt = <T extends GameTypes>(module: GameModule<T>, record: Recorded, line: number): Session<T> | undefined => {
  const before = tableBefore(module, record, line);
  return before && takeUpSession(module, before, noRounds);
};
