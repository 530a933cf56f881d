/**
 * A table session: all that a front end knows of a table, wherever it is played. There are two of one kind: `openLocal` plays on this
 * device, asks the bots and saves; `openRemote` (rooms) hears what a server says. Whoever draws a table needs nothing else.
 */
import {
  type Audience,
  type BySeat,
  type Chips,
  endsRound,
  type Game,
  type GameTypes,
  type Hint,
  inFull,
  isSettled,
  type Saying,
  type Seat,
  type Settlement,
  type Sight,
  type Tempo,
  together,
  type Words,
} from '@baize/engine';
import { countEvent, noRounds, type Statistics } from '../statistics/statistics.ts';

/** What a table waits for: the next beat on the screen, a bot of its own, others elsewhere, the player, or nothing more. */
export type Waiting = 'beat' | 'bot' | 'others' | 'me' | 'over';

/** The seat of a viewer who only watches: none. */
export const NO_SEAT: Seat = -1;

/** What is on the screen: the view and the event as the player may see them, and what may be done once nothing is left to show. */
export interface Shown<T extends GameTypes> extends Sight<T> {
  readonly event: T['event'] | undefined;
  /** How long this beat holds the table. */
  readonly tempo: Tempo;
}

/** One beat as the player saw it, and how the game tells it. */
export interface NarratedBeat<T extends GameTypes> {
  readonly event: T['event'];
  /** The table just after it. */
  readonly view: T['view'];
  readonly sentences: readonly Saying[];
}

/** One sentence of the log. */
export interface LogLine {
  readonly id: number;
  readonly saying: Saying;
  /** Why something was not done, or what the coach says, told apart from what happened. */
  readonly kind: 'event' | 'refusal' | 'hint';
}

/** What was told at a table, and what it came to. */
export interface TableLog<T extends GameTypes> {
  /** Newest last; old lines fall off. */
  readonly lines: readonly LogLine[];
  /** How many lines there have been. */
  readonly lineCount: number;
  /** What the last round that was settled brought each seat. */
  readonly results: BySeat<Settlement | null>;
  /** How that was told. */
  readonly verdict: readonly string[];
  /** The beats that ended the last rounds, as they were told; newest last. */
  readonly ends: readonly NarratedBeat<T>[];
  /** The rounds that have been shown to their end in this session. */
  readonly statistics: Statistics;
}

/** What is true of a table as long as the same people sit at it. */
export interface TableFacts<T extends GameTypes> extends Audience {
  readonly preset: string;
  readonly rules: T['rules'];
  /** The player's seat; `NO_SEAT` for whoever only watches. */
  readonly seat: Seat;
  /** The chips that each seat began with. */
  readonly stacks: BySeat<Chips>;
}

/** A table at one moment. Plain data, and another value whenever something has changed. */
export interface TableNow<T extends GameTypes> extends TableLog<T> {
  readonly facts: TableFacts<T>;
  /** What is on the screen: the same object as long as it is the same beat. Nothing is on offer in it. */
  readonly beat: Shown<T>;
  /** The same with what may be done now: nothing while something is shown, or a choice is under way. */
  readonly shown: Shown<T>;
  readonly waiting: Waiting;
  /** What the player holds, and has on the table and may lose, as far as it is shown. */
  readonly held: { readonly stack: Chips; readonly atRisk: Chips };
  /** Whether the player plays no more, being out of chips; at a shared table the others may play on. */
  readonly isOut: boolean;
  /** How many beats are still to be shown. */
  readonly behind: number;
  /** What the last change has shown or skipped: for the ears. */
  readonly told: readonly NarratedBeat<T>[];
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

/** Whether a table rests: nothing is on its way that this screen would show by itself. */
export const isAtRest = (waiting: Waiting): boolean => waiting !== 'beat' && waiting !== 'bot';

// --- the log -----------------------------------------------------------------------------------------------------

/** Nothing told yet. */
export const emptyTableLog: TableLog<never> = { lines: [], lineCount: 0, results: [], verdict: [], ends: [], statistics: noRounds };

const KEPT_LINES = 40;
const KEPT_ENDS = 20;

/** A log with some sentences more. */
export const writeLines = <L extends TableLog<GameTypes>>(log: L, kind: LogLine['kind'], sayings: readonly Saying[]): L => ({
  ...log,
  lineCount: log.lineCount + sayings.length,
  lines: [...log.lines, ...sayings.map((saying, place) => ({ id: log.lineCount + place, saying, kind }))].slice(-KEPT_LINES),
});

/** A log after a beat was told: its sentences, and what it settled. */
export const writeBeat = <T extends GameTypes, L extends TableLog<T>>(game: Game<T>, log: L, beat: NarratedBeat<T>, me: Seat): L => {
  const { event, sentences } = beat;
  const lines = writeLines(log, 'event', sentences);
  const written = endsRound(game, event) ? { ...lines, ends: [...log.ends, beat].slice(-KEPT_ENDS) } : lines;
  if (!isSettled(event)) return written;
  return { ...written, results: event.results, verdict: sentences.map(inFull), statistics: countEvent(log.statistics, event, me) };
};

/** The latest line that tells what happened. */
export const lastEvent = (lines: readonly LogLine[]): LogLine | undefined => lines.findLast(({ kind }) => kind === 'event');

/** What happened last, in words; undefined where nothing has been told. */
export const lastTold = (lines: readonly LogLine[]): string | undefined => {
  const last = lastEvent(lines);
  return last === undefined ? undefined : inFull(last.saying);
};

/** The latest line that says why something was not done, if it was written since this table. */
export const refusedSince = ({ lineCount }: TableLog<GameTypes>, { lines }: TableLog<GameTypes>): Saying | undefined =>
  lines.findLast(({ kind, id }) => kind === 'refusal' && id >= lineCount)?.saying;

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

/** What the coach says: what to do, and why. */
export const hintWords = <T extends GameTypes>(
  words: Words<T>,
  { shown, facts }: Pick<TableNow<T>, 'shown' | 'facts'>,
  { action, why }: Hint<T>,
): Saying => together([`${words.action(action, shown)}.`, words.why(why, facts)]);
