/** The log behind the rooms: the only truth there is. Two of them keep the same promises, and one suite of tests holds them to it. */
import type { RoomEntry } from '@baize/rooms';

/** What became of an append. */
export type Appended =
  | { readonly ok: true }
  /** Somebody was first: the log stands at `head`, and this is what the writer has missed. */
  | { readonly ok: false; readonly head: number; readonly tail: readonly WrittenEntry[] };

/** An entry and its place in a room's log, from 1. */
export interface WrittenEntry {
  readonly seq: number;
  readonly entry: RoomEntry;
}

/** Who follows a room. */
export interface Follower {
  /** An entry was written, here or elsewhere. */
  heard(line: WrittenEntry): void;
  /** Something may have been missed: read on from what you have. */
  missed(): void;
}

/** A log of rooms. */
export interface RoomLog {
  /**
   * Writes entries from this place on, if it is the next: never over others, and never behind a gap. They are safe when this answers. A
   * process that dies before it has answered may leave the first few of them.
   */
  append(room: string, seq: number, entries: readonly RoomEntry[]): Promise<Appended>;
  /** The entries from a place on: all, or the first of them. */
  read(room: string, from: number, most?: number): Promise<readonly WrittenEntry[]>;
  /** Tells of every entry from now on; returns what ends it. */
  follow(room: string, follower: Follower): Promise<() => void>;
  /** The log's time, which all processes share, in milliseconds. */
  now(): number;
  /** A folded room, kept so that opening it is quick. It may be lost, and is never the truth. */
  keep(room: string, seq: number, text: string): Promise<void>;
  /** What was kept last. */
  kept(room: string): Promise<string | undefined>;
  /** Whether the log can be reached. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long a room is kept after its last entry. */
export const SNAPSHOT_TTL = 24 * 60 * 60_000;
