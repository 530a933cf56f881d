/**
 * The log of a sitting: it only grows. Full pages are never touched again and are shared by every later log, so one line more costs
 * the same after a hundred lines and after a hundred thousand, in memory and on the disk (see save.ts).
 */
import type { Seat } from '@baize/engine';

/** One line: who did what. Read from a file, what was done is still to be checked. */
export interface LoggedAction<Action = unknown> {
  readonly seat: Seat;
  readonly action: Action;
}

/** A log: plain JSON. */
export interface Log<Line = LoggedAction> {
  /** Full pages, the oldest first. */
  readonly pages: readonly (readonly Line[])[];
  /** The lines since the last full page. */
  readonly last: readonly Line[];
  readonly length: number;
}

/** How many lines a page has. Pages lie on players' disks: another number needs another name for them. */
export const LINES_A_PAGE = 64;

/** A log without a line. */
export const emptyLog: Log<never> = { pages: [], last: [], length: 0 };

/** The log with one line more. */
export const addLine = <Line>({ pages, last, length }: Log<Line>, line: Line): Log<Line> => {
  const page = [...last, line];
  return page.length < LINES_A_PAGE ? { pages, last: page, length: length + 1 } : { pages: [...pages, page], last: [], length: length + 1 };
};

/** A log of these lines. */
export const logOf = <Line>(lines: readonly Line[]): Log<Line> => {
  const full = Math.floor(lines.length / LINES_A_PAGE);
  const pages = Array.from({ length: full }, (_, page) => lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE));
  return { pages, last: lines.slice(full * LINES_A_PAGE), length: lines.length };
};

/** All lines of a log, the oldest first. */
export const allLines = <Line>({ pages, last }: Log<Line>): readonly Line[] => [...pages.flat(), ...last];
