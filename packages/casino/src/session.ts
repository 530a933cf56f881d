/**
 * A table session: all that a front end knows of a table, wherever it is played. There are two of one kind: `openLocal` plays at this
 * device, asks the bots and saves; `openRemote` (rooms) hears what a server says. Whoever draws a table needs nothing else.
 */
import { type BySeat, type GameTypes, type Hint, isSettled, type Settlement } from '@baize/engine';
import type { Told } from './narrator.ts';
import type { Shown, Waiting } from './sitting.ts';
import { countEvent, noRounds, type Statistics } from './statistics.ts';

/** One sentence of the log. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
  /** Why something was not done, or what the coach says, told apart from what happened. */
  readonly kind: 'event' | 'refusal' | 'hint';
}

/** What was told at a table, and what it came to. */
export interface TableLog {
  /** Newest last; old lines fall off. */
  readonly lines: readonly LogLine[];
  /** How many lines there have been. */
  readonly lineCount: number;
  /** What the last round that was settled brought each seat. */
  readonly results: BySeat<Settlement | null>;
  /** How that was told. */
  readonly verdict: readonly string[];
  /** The rounds that have been shown to their end in this session. */
  readonly statistics: Statistics;
}

/** A table at one moment. Plain data, and another value whenever something has changed. */
export interface TableNow<T extends GameTypes> extends TableLog {
  /** What is on the screen: the same object as long as it is the same beat. Nothing is on offer in it. */
  readonly beat: Shown<T>;
  /** The same with what may be done now: nothing while something is shown, or a choice is under way. */
  readonly shown: Shown<T>;
  readonly waiting: Waiting;
  /** How many beats are still to be shown. */
  readonly behind: number;
  /** What the last change has shown or skipped: for the ears. */
  readonly told: readonly Told<T>[];
  /** What the coach would do now; undefined when nobody asked, or the table has moved on. */
  readonly hint: Hint<T> | undefined;
}

/** A table that is played. It owns no clock: whoever draws it says when the next beat is due. */
export interface TableSession<T extends GameTypes> {
  /** Whether others sit at it who do not wait for this screen. */
  readonly isShared: boolean;
  now(): TableNow<T>;
  /** Calls back after every change; what is returned ends that. */
  subscribe(listen: () => void): () => void;
  /**
   * The player's choice: taken, and its first beat shown at once; or answered in the log. While something is being shown nothing is on
   * offer, so a choice then only shows the rest: nobody acts on cards unseen.
   */
  choose(action: T['action']): void;
  /** The next beat; with none left, the move of a bot that is waited for. */
  showNext(): void;
  /** All that is left, on to where somebody is asked. */
  showAll(): void;
  /** Asks the coach; the answer is in the log and in `hint`. */
  askHint(): void;
  /** A word to the player that only the screen knows: why something was not done. */
  refuse(text: string): void;
  /** Begins to listen and to think, until what is returned is called. A session that is not started shows what there is, and waits. */
  start(): () => void;
}

// --- the log -----------------------------------------------------------------------------------------------------

/** Nothing told yet. */
export const emptyTableLog: TableLog = { lines: [], lineCount: 0, results: [], verdict: [], statistics: noRounds };

const KEPT_LINES = 40;

/** A log with some sentences more. */
export const writeLines = <L extends TableLog>(log: L, kind: LogLine['kind'], texts: readonly string[]): L => ({
  ...log,
  lineCount: log.lineCount + texts.length,
  lines: [...log.lines, ...texts.map((text, place) => ({ id: log.lineCount + place, text, kind }))].slice(-KEPT_LINES),
});

/** A log after a beat was told: its sentences, and what it settled. */
export const writeTold = <T extends GameTypes, L extends TableLog>(log: L, { event, sentences }: Told<T>, me: number): L => {
  const written = writeLines(log, 'event', sentences);
  if (!isSettled(event)) return written;
  return { ...written, results: event.results, verdict: sentences, statistics: countEvent(log.statistics, event, me) };
};

/** The latest line that tells what happened. */
export const lastEvent = (lines: readonly LogLine[]): LogLine | undefined => lines.findLast(({ kind }) => kind === 'event');

/** The latest line that says why something was not done. */
export const lastRefusal = (lines: readonly LogLine[]): LogLine | undefined => lines.findLast(({ kind }) => kind === 'refusal');

// --- a value that is listened to ---------------------------------------------------------------------------------

/** A value, and everybody who wants to know when it has changed. */
export interface Store<V> {
  now(): V;
  subscribe(listen: () => void): () => void;
  set(value: V): void;
}

/** A store with its first value. */
export const makeStore = <V>(first: V): Store<V> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listen of [...listeners]) listen();
    },
  };
};
