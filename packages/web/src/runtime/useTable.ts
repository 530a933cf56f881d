/** A table in the page: it owns the clock, and plays the beats of a session at the player's pace. */
import type { Shown, Statistics, TableOpening, Waiting } from '@baize/casino';
import { type BySeat, fork, type GameModule, type GameTypes, type Hint, type Settlement } from '@baize/engine';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { holdOf, thinkFor } from '../kit/motion.ts';
import { advise, begin, decide, type Line, next, rush, seen, waiting } from './session.ts';

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

/** Sits down at a table and plays it. `pace` multiplies every pause; 0 shows the end at once. */
export const useTable = <T extends GameTypes>(module: GameModule<T>, opening: TableOpening, pace: number): TableRun<T> => {
  const [session, setSession] = useState(() => begin(module, opening));
  const [hint, setHint] = useState<{ readonly at: number; readonly hint: Hint<T> }>();
  const on = waiting(module, session);
  const shown = useMemo(() => seen(module, session), [module, session]);
  const moves = session.sitting.table.log.length;

  useLayoutEffect(() => {
    if (on === 'me' || on === 'over') return undefined;
    if (pace === 0) {
      setSession((now) => rush(module, now));
      return undefined;
    }
    const wait = holdOf(shown.tempo, pace) + (on === 'bot' ? thinkFor(pace) : 0);
    const timer = setTimeout(() => setSession((now) => next(module, now)), wait);
    return () => clearTimeout(timer);
  }, [module, on, shown, pace]);

  const choose = useCallback((action: T['action']) => setSession((now) => decide(module, now, action)), [module]);
  const skip = useCallback(() => setSession((now) => rush(module, now)), [module]);
  const askHint = useCallback(() => {
    if (on !== 'me') return;
    // The coach's chance is not the table's: asking changes nothing that follows.
    const given = module.hint(shown, fork(opening.seed, `coach at ${moves}`));
    setHint({ at: moves, hint: given });
    setSession((now) => advise(now, `${module.words.action(given.action, shown)}. ${given.because}`));
  }, [module, on, shown, opening.seed, moves]);

  return {
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
};
