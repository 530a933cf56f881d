/**
 * Node's own SQLite behind the few calls of `libsql` that `database.ts` makes. The packed command has nothing beside it, so its build
 * puts this in the place of `libsql`.
 */

type Cell = string | number | Uint8Array | null;

interface NodeStatement {
  all(...cells: Cell[]): readonly object[];
  run(...cells: Cell[]): { readonly changes: number | bigint };
}

interface NodeDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
  close(): void;
}

type OpenNodeDatabase = new (file: string, options: { readonly readOnly: boolean }) => NodeDatabase;

// The types of the oldest Node that we run on do not know it.
const hasDatabase = (value: unknown): value is { readonly DatabaseSync: OpenNodeDatabase } =>
  typeof value === 'object' && value !== null && 'DatabaseSync' in value && typeof value.DatabaseSync === 'function';

/** Node's module; undefined where this Node has none that is good enough. To look it up makes Node warn of it, so that is done late. */
const nodeSqlite = (): OpenNodeDatabase | undefined => {
  const found: unknown = process.getBuiltinModule('node:sqlite');
  if (!hasDatabase(found)) return undefined;
  const trial = new found.DatabaseSync(':memory:', { readOnly: false });
  // The first Nodes that had it cannot say whether a transaction is open.
  const isGoodEnough = 'isTransaction' in trial;
  trial.close();
  return isGoodEnough ? found.DatabaseSync : undefined;
};

/** Whether this Node can keep rooms in a file by itself. */
export const hasNodeSqlite = (): boolean => nodeSqlite() !== undefined;

class Statement {
  readonly #statement: NodeStatement;

  constructor(statement: NodeStatement) {
    this.#statement = statement;
  }
  raw(): Rows {
    return new Rows(this.#statement);
  }
  run(...cells: Cell[]): { readonly changes: number } {
    return { changes: Number(this.#statement.run(...cells).changes) };
  }
}

/** A statement whose rows come as their cells. */
class Rows {
  readonly #statement: NodeStatement;

  constructor(statement: NodeStatement) {
    this.#statement = statement;
  }
  all(...cells: Cell[]): readonly unknown[] {
    return this.#statement.all(...cells).map((row) => Object.values(row));
  }
}

/** A database. */
class Database {
  readonly #db: NodeDatabase;

  /** Opens a file. Throws a sentence where this Node has no SQLite. */
  constructor(file: string, { readonly = false }: { readonly readonly?: boolean } = {}) {
    const Open = nodeSqlite();
    if (Open === undefined)
      throw new Error(`Node ${process.versions.node} has no SQLite to keep rooms in a file with. Node 22.16 or newer has one.`);
    this.#db = new Open(file, { readOnly: readonly });
  }
  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }
  exec(sql: string): void {
    this.#db.exec(sql);
  }
  prepare(sql: string): Statement {
    return new Statement(this.#db.prepare(sql));
  }
  close(): void {
    this.#db.close();
  }
}

// `libsql` is a default export, and this takes its place.
// biome-ignore lint/style/noDefaultExport: the reason stands above
export default Database;
