/** A table in the page: it owns the clock, and plays the beats of a session at the player's pace. */
import type { Shown, Sitting, Statistics, Table, Waiting } from '@baize/casino';
import { type BySeat, fork, type GameModule, type GameTypes, type Hint, type Settlement } from '@baize/engine';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { holdOf, thinkFor } from '../kit/motion.ts';
import { advise, decide, type Line, next, rush, type Session, seen, waiting } from './session.ts';

/** What a table screen draws from, and what it can ask for. */
export interface TableRun<T extends GameTypes> {
  readonly shown: Shown<T>;
  readonly waiting: Waiting;
  readonly lines: readonly Line[];
  readonly statistics: Statistics;
  /** What the last round that was settled brought each seat. */
  readonly results: BySeat<Settlement | null>;
  /** How that was told. */
  readonly verdict: readonly string[];
  /** What the coach would do now; undefined when nobody asked, or the table has moved on. */
  readonly hint: Hint<T> | undefined;
  choose(action: T['action']): void;
  /** Shows at once what is still to be shown. */
  skip(): void;
  askHint(): void;
}

/** What becomes of a table that is played. */
export interface Keeping<T extends GameTypes> {
  /** Keeps the sitting before anything of it is shown. False when it could not be: then nothing happens. */
  keep(sitting: Sitting<T>): boolean;
  /** What the player hears: what was just shown, or all that was skipped. */
  hear(events: readonly T['event'][]): void;
  /** How long an event holds the table, in milliseconds, where its tempo does not say. */
  holds?: ((event: T['event'], pace: number) => number | undefined) | undefined;
}

/** A session and the one way to change it: kept first, then shown, then heard. */
const useKept = <T extends GameTypes>(start: Session<T>, { keep, hear }: Keeping<T>) => {
  const [session, setSession] = useState(start);
  const latest = useRef(start);
  const move = useCallback(
    (change: (session: Session<T>) => Session<T>): void => {
      const before = latest.current;
      const after = change(before);
      if (after === before || (after.sitting.table !== before.sitting.table && !keep(after.sitting))) return;
      latest.current = after;
      setSession(after);
      if (after.passed !== before.passed) hear(after.passed);
    },
    [keep, hear],
  );
  return [session, move] as const;
};

/** Plays a table: what a screen draws from, and for the room the table as it truly is. `pace` multiplies every pause; 0 shows the end at once. */
export const useTable = <T extends GameTypes>(
  module: GameModule<T>,
  start: Session<T>,
  pace: number,
  keeping: Keeping<T>,
): readonly [TableRun<T>, Table<T>] => {
  const [session, move] = useKept(start, keeping);
  const { holds } = keeping;
  const [hint, setHint] = useState<{ readonly at: number; readonly hint: Hint<T> }>();
  const on = waiting(module, session);
  const shown = useMemo(() => seen(module, session), [module, session]);
  const { seed, log } = session.sitting.table;
  const moves = log.length;

  useLayoutEffect(() => {
    if (on === 'me' || on === 'over') return undefined;
    if (pace === 0) {
      move((now) => rush(module, now));
      return undefined;
    }
    const own = shown.event === undefined ? undefined : holds?.(shown.event, pace);
    const wait = (own ?? holdOf(shown.tempo, pace)) + (on === 'bot' ? thinkFor(pace) : 0);
    const timer = setTimeout(() => move((now) => next(module, now)), wait);
    return () => clearTimeout(timer);
  }, [module, on, shown, pace, move, holds]);

  const choose = useCallback((action: T['action']) => move((now) => decide(module, now, action)), [module, move]);
  const skip = useCallback(() => move((now) => rush(module, now)), [module, move]);
  const askHint = useCallback(() => {
    if (on !== 'me') return;
    // The coach's chance is not the table's: asking changes nothing that follows.
    const given = module.hint(shown, fork(seed, `coach at ${moves}`));
    setHint({ at: moves, hint: given });
    move((now) => advise(now, `${module.words.action(given.action, shown)}. ${given.because}`));
  }, [module, on, shown, seed, moves, move]);

  const run: TableRun<T> = {
    shown,
    waiting: on,
    lines: session.lines,
    results: session.results,
    verdict: session.verdict,
    statistics: session.sitting.statistics,
    hint: on === 'me' && hint?.at === moves ? hint.hint : undefined,
    choose,
    skip,
    askHint,
  };
  return [run, session.sitting.table];
};
