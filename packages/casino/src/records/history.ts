/**
 * The sittings that are over and can be looked back at: the last twenty, and no more lines than a browser has room for. A profile holds
 * what each began with; its log lies in pages on the disk and is read when somebody looks back.
 */
import type { Chips } from '@baize/engine';
import { LINES_A_PAGE, type Log, type PagesWritten } from '../table/action-log.ts';
import type { TableOpening } from '../table/table.ts';

/** A sitting that is over, without its log. */
export interface FinishedSitting extends TableOpening {
  readonly game: string;
  readonly version: number;
  readonly held: { readonly stack: Chips; readonly atRisk: Chips };
  readonly logName: string;
  /** How many lines its log has. */
  readonly lines: number;
  /** When it began and when it was over, in milliseconds since 1970; undefined where nobody said. */
  readonly began?: number;
  readonly ended?: number;
}

/** How many sittings are kept. */
export const MAX_FINISHED = 20;
/** How many lines all their logs may have together: about a megabyte on a disk. */
export const MAX_FINISHED_LINES = 20_000;

/** Past sittings within their bounds, the latest last: the oldest go first. */
export const boundFinished = (sittings: readonly FinishedSitting[]): readonly FinishedSitting[] => {
  let kept = sittings.slice(-MAX_FINISHED);
  while (kept.reduce((sum, { lines }) => sum + lines, 0) > MAX_FINISHED_LINES) kept = kept.slice(1);
  return kept;
};

/** A table that is over, with its log. */
interface Over extends Omit<FinishedSitting, 'lines' | 'ended'> {
  readonly log: Log;
  readonly promised?: unknown;
}

/** With one more that is over, at this time. One in which nothing was done, or that is too long by itself, is not kept. */
export const addFinished = (
  past: readonly FinishedSitting[],
  { log, promised: _promised, ...sitting }: Over,
  at?: number,
): readonly FinishedSitting[] => {
  const others = past.filter(({ logName }) => logName !== sitting.logName);
  const isWorth = log.length > 0 && log.length <= MAX_FINISHED_LINES;
  return boundFinished(isWorth ? [...others, { ...sitting, lines: log.length, ...(at === undefined ? {} : { ended: at }) }] : others);
};

/** What a sitting that is over brought; undefined where nothing was staked. What was still at risk then was left behind, and is lost. */
export const netOfFinished = ({ stacks, me, held }: Pick<FinishedSitting, 'stacks' | 'me' | 'held'>): number | undefined => {
  const brought = stacks[me] ?? 0;
  return brought === 0 ? undefined : held.stack - brought;
};

/** How many pages the log of a sitting that is over has on the disk. */
export const pageCount = ({ lines }: FinishedSitting): number => Math.ceil(lines / LINES_A_PAGE);

/** The pages of past sittings that lie on the disk: they were written when each was over. */
export const pagesOfFinished = (past: readonly FinishedSitting[]): PagesWritten =>
  Object.fromEntries(past.map((sitting) => [sitting.logName, pageCount(sitting)]));
