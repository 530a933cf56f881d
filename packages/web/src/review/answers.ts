/** A session at the table as it stood before a decision. Pure. */
import { type LocalTable, noRounds, type Recorded, tableBefore, takeUpTable } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';

/** A session at the table as it stood before a line of the log; undefined where the record does not lead there. */
export const sessionAt = <T extends GameTypes>(module: GameModule<T>, record: Recorded, line: number): LocalTable<T> | undefined => {
  const before = tableBefore(module, record, line);
  return before && takeUpTable(module, before, noRounds);
};
