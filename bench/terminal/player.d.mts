/** What somebody at a terminal sees. */
export interface Seen {
  readonly bar: string;
  readonly text: string;
  readonly turn: number;
}

/** What to type at each table, key by key; undefined while there is nothing to type. */
export const players: Readonly<Record<string, (seen: Seen) => readonly string[] | undefined>>;

/** A window with a program in it. */
export interface OpenWindow {
  text(): string;
  /** The last line that says what can be done. */
  bar(): string;
  hasEnded(): boolean;
  type(keys: string): void;
  close(): void;
}

/** Opens a window, and starts a program of Node's in it. */
export function openWindow(file: string, args: readonly string[], window?: { columns?: number; rows?: number }): OpenWindow;
