/** What is said in a house over ssh: at its door, in its lobby, and on the way out. */

/** Why a line is not let in. */
export type Barred = 'full' | 'too-many' | 'too-many-coming';

/** A table as the lobby lists it. */
export interface ListedTable {
  /** The words of the room, as in `baize join`. */
  readonly room: string;
  readonly game: string;
  /** Who sits there. */
  readonly names: readonly string[];
  readonly free: number;
  readonly isDealt: boolean;
}

/** The words of a house. */
export interface HouseWords {
  readonly noShell: string;
  readonly noKey: string;
  readonly barred: Readonly<Record<Barred, string>>;
  readonly idle: string;
  readonly flooded: string;
  readonly closing: string;
  readonly guest: Readonly<Record<'no-key' | 'no-room', string>>;
  readonly noGuests: string;
  /** What the server is called where it does not answer. */
  readonly thisHouse: string;
  readonly recordsElsewhere: string;
  readonly lobby: {
    readonly title: string;
    readonly help: string;
    noTable(word: string): string;
    /** Everybody who is here, whoever reads it among them. */
    people(names: readonly string[]): string;
    readonly noTables: string;
    table(table: ListedTable): string;
  };
}
