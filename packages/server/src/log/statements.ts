/** Asking SQLite: statements that are made once, and rows whose cells are what they should be. */
import type Database from 'libsql';
import { BrokenLog, type WrittenEntry } from './log.ts';

/** A file that is open. */
export type SqlConnection = InstanceType<typeof Database>;
/** What stands in one cell of a row. */
export type SqlCell = string | number | Uint8Array | null;

const isCell = (value: unknown): value is SqlCell =>
  value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array;
/** A row as its cells. */
const cellsOf = (row: unknown): readonly SqlCell[] => {
  if (!Array.isArray(row) || !row.every(isCell)) throw new BrokenLog('a row has other cells');
  return row;
};
/** The text in a cell. */
export const textAt = (row: readonly SqlCell[], at: number): string => {
  const cell = row[at];
  if (typeof cell !== 'string') throw new BrokenLog('a cell is no text');
  return cell;
};
/** The number in a cell. */
export const wholeAt = (row: readonly SqlCell[], at: number): number => {
  const cell = row[at];
  if (typeof cell !== 'number') throw new BrokenLog('a cell is no number');
  return cell;
};
/** The bytes in a cell. */
export const bytesAt = (row: readonly SqlCell[], at: number): Uint8Array => {
  const cell = row[at];
  if (!(cell instanceof Uint8Array)) throw new BrokenLog('a cell has no bytes');
  return cell;
};
/** The entry in a row. */
export const entryIn = (row: readonly SqlCell[]): WrittenEntry => ({ seq: wholeAt(row, 0), digest: textAt(row, 1), text: textAt(row, 2) });

/** A statement that is asked for rows. */
export const asking = (db: SqlConnection, sql: string): ((...cells: SqlCell[]) => readonly (readonly SqlCell[])[]) => {
  const statement = db.prepare<SqlCell[]>(sql).raw();
  return (...cells) => statement.all(...cells).map(cellsOf);
};
/** A statement that changes something. */
export const changing = (db: SqlConnection, sql: string): ((...cells: SqlCell[]) => number) => {
  const statement = db.prepare<SqlCell[]>(sql);
  return (...cells) => statement.run(...cells).changes;
};

/** How many rows one statement adds. */
const MAX_ADDED = 16;

/** Adds rows of so many cells. What is written together is one statement: to ask for one costs as much as to do it. */
export const adding = (db: SqlConnection, into: string, columns: number, rest = ''): ((cells: readonly SqlCell[]) => void) => {
  const statements = new Map<number, ReturnType<typeof changing>>();
  const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`;
  const adds = (rows: number): ReturnType<typeof changing> => {
    const add =
      statements.get(rows) ?? changing(db, `INSERT INTO ${into} VALUES ${Array.from({ length: rows }, () => row).join(', ')} ${rest}`);
    statements.set(rows, add);
    return add;
  };
  return (cells) => {
    const most = MAX_ADDED * columns;
    for (let at = 0; at < cells.length; at += most) {
      const some = cells.slice(at, at + most);
      adds(some.length / columns)(...some);
    }
  };
};
