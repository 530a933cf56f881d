/**
 * Writing a save: one document, and beside it the full pages of long logs (table/action-log.ts). Where it is written is up to the front
 * ends: `runtime/save.ts` in each of them. Reading it is another matter (`save.ts`), and a page that has nothing to read needs none of it.
 */
import { pagesOfFinished } from '../records/history.ts';
import { allLines, type Page, type PagesWritten, pagesFrom } from '../table/action-log.ts';
import type { Profile, SavedTable } from './profile.ts';

/** The format that this version writes: a higher one is a later version's, and left alone. */
export const SAVE_FORMAT = 4;
/** The oldest format that is still read. Format 3 says nothing of when a sitting was, nor which game was the last. */
export const OLDEST_FORMAT = 3;

type Tables = Readonly<Record<string, SavedTable>>;
const mapTables = <To>(tables: Tables, to: (table: SavedTable) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, to(table)]));

const documentOf = (profile: Profile, tables: object, ended: object): string =>
  JSON.stringify({ format: SAVE_FORMAT, ...profile, tables, ended });

/** The text of a whole profile, for a file that can be taken along: every log is in it. */
export const writeSave = (profile: Profile): string => {
  const whole = (table: SavedTable): object => ({ ...table, log: allLines(table.log) });
  return documentOf(profile, mapTables(profile.tables, whole), mapTables(profile.ended, whole));
};

/** A save in its parts, as it lies on a disk. The pages are written first. */
export interface SaveParts {
  readonly head: string;
  /** The pages that are not on the disk yet. */
  readonly pages: readonly Page[];
  /** The pages that are on it once these are. */
  readonly written: PagesWritten;
}

/** The parts of a save, where these pages are on the disk already. */
export const splitSave = (profile: Profile, onDisk: PagesWritten): SaveParts => {
  const pages: Page[] = [];
  const written: Record<string, number> = {};
  const split =
    (isOver: boolean) =>
    (table: SavedTable): object => {
      const { log, logName } = table;
      // To a log that is over nothing will be added: its last lines are a page as well.
      const isClosed = isOver && log.last.length > 0;
      const [count, there] = [log.pages.length + (isClosed ? 1 : 0), onDisk[logName] ?? 0];
      if (there < count) pages.push(...pagesFrom(logName, isClosed ? [...log.pages, log.last] : log.pages, there));
      written[logName] = count;
      return { ...table, log: isClosed ? [] : log.last, pages: count };
    };
  Object.assign(written, pagesOfFinished(profile.past));
  const head = documentOf(profile, mapTables(profile.tables, split(false)), mapTables(profile.ended, split(true)));
  return { head, pages, written };
};
