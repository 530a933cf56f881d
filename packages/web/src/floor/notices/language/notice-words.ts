/** What the player is told in a line of its own. */
import type { Chips } from '@baize/engine';

/** The words of the notices. */
export interface NoticeWords {
  readonly forbidden: string;
  readonly full: string;
  /** So many chips to begin again with. */
  broken(chips: Chips): string;
  readonly stuck: string;
  readonly shut: string;
  /** What was taken from a table, and what had to stay there. */
  left(taken: Chips, forfeited: Chips): string;
  /** Of a table in the save that could not be read, with so many chips on it. */
  tableClosed(chips: Chips): string;
  readonly rivals: string;
  readonly advice: { copy(sessions: number): string; readonly profile: string; readonly install: string };
  readonly lookBack: string;
  readonly ok: string;
  readonly update: string;
  readonly updateNow: string;
}
