/**
 * The log of a sitting: it only grows. Full pages are never touched again and are shared by every later log, so one line more costs
 * the same after a hundred lines and after a hundred thousand, in memory and on the disk (see save.ts).
 */
import type { Seat } from '@baize/engine';

// Logs on a disk. A save holds the last page of a table's log and says how many lie before it; each of those is written once, before
// the save that counts it, and never again. So a step writes as much after a hundred actions as after a hundred thousand, and a save
// that was cut off at any moment still has all the pages that it counts.

/** A page as it lies on a disk, under a name of its own. */
export interface Page {
  readonly name: string;
  readonly text: string;
}

/** How many pages of each log lie on the disk, by the log's name. */
export type PagesWritten = Readonly<Record<string, number>>;

const LOG_NAME = /^log-[a-z]+-[0-9a-f]{16}$/;
const PAGE_NAME = /^(log-[a-z]+-[0-9a-f]{16})-\d+$/;

/** Whether this is the name of a log. */
export const isLogName = (name: string): boolean => LOG_NAME.test(name);

/** The log that a page belongs to, by the page's name; undefined when that is no page's. */
export const logOfPage = (name: string): string | undefined => PAGE_NAME.exec(name)?.[1];

/** The name of a page of a log. */
export const pageName = (logName: string, place: number): string => `${logName}-${place}`;

/** Lines in few letters: `[seat, action]`. */
const pageText = (lines: readonly LoggedAction[]): string => JSON.stringify(lines.map(({ seat, action }) => [seat, action]));

/** The pages of a log from this one on, as they are written. */
export const pagesFrom = (logName: string, pages: Log['pages'], first: number): readonly Page[] =>
  pages.slice(first).map((lines, place) => ({ name: pageName(logName, first + place), text: pageText(lines) }));

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
