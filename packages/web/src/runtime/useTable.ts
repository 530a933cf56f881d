/** A table in the page: it owns the clock, and plays the beats of a session at the player's pace. */
import { askedNow, type Shown, type Sitting, type Statistics, type Table, type Waiting } from '@baize/casino';
import { type BySeat, fork, type GameModule, type GameTypes, type Hint, type Settlement } from '@baize/engine';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdOf, thinkFor } from '../kit/motion.ts';
import { type BotThread, openBotThread } from './bot-thread.ts';
import { addHint, type LogLine, makeChoice, next, rush, type Session, waiting } from './session.ts';

/** What a table screen draws from, and what it can ask for. */
export interface TableRun<T extends GameTypes> {
  readonly shown: Shown<T>;
  readonly waiting: Waiting;
  readonly lines: readonly LogLine[];
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
export interface TableKeeping<T extends GameTypes> {
  /** Keeps the sitting before anything of it is shown. False when it could not be: then nothing happens. */
  keep(sitting: Sitting<T>): boolean;
  /** What the player hears: what was just shown, or all that was skipped. */
  hear(events: readonly T['event'][]): void;
  /** How long an event holds the table, in milliseconds, where its tempo does not say. */
  holds?: ((event: T['event'], pace: number) => number | undefined) | undefined;
}

/** A session and the one way to change it: kept first, then shown, then heard. */
const useKept = <T extends GameTypes>(start: Session<T>, { keep, hear }: TableKeeping<T>) => {
  const [session, setSession] = useState(start);
  const latest = useRef(start);
  const move = useCallback(
    (change: (session: Session<T>) => Session<T>): void => {
      const before = latest.current;
      const after = change(before);
      if (after === before || (after.sitting.table !== before.sitting.table && !keep(after.sitting))) return;
      latest.current = after;
      setSession(after);
      if (after.told !== before.told) hear(after.told.map(({ event }) => event));
    },
    [keep, hear],
  );
  return [session, move] as const;
};

/** The opponents' own thread, as long as the table is on the screen. Undefined before it is open, and where they need none. */
const useBotThread = <T extends GameTypes>(module: GameModule<T>, start: (() => Worker) | undefined): BotThread<T> | undefined => {
  const [botThread, setBotThread] = useState<BotThread<T>>();
  useEffect(() => {
    if (start === undefined) return undefined;
    const opened = openBotThread(module, start);
    setBotThread(opened);
    return opened.close;
  }, [module, start]);
  return botThread;
};

/** Does something after a pause, unless it is called off. */
const pause = (wait: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
};

/** The same, with the answer to a question that may take longer than the pause. */
const pauseFor = <A>(answer: Promise<A>, wait: number, act: (answer: A) => void): (() => void) => {
  const asked = performance.now();
  let callOff: (() => void) | undefined;
  let isOff = false;
  const heard = (found: A): void => {
    if (!isOff) callOff = pause(wait - (performance.now() - asked), () => act(found));
  };
  // A bot that fails is a bug: the page's last resort tells of it, as of any other.
  void answer.then(heard);
  return () => {
    isOff = true;
    callOff?.();
  };
};

interface Clock<T extends GameTypes> extends Pick<TableKeeping<T>, 'holds'> {
  /** What is on the screen, and what that waits for. */
  readonly shown: Shown<T>;
  readonly on: Waiting;
  readonly pace: number;
  /** Whether the bots think in a thread of their own, and that thread once it is open. */
  readonly botsAreAway: boolean;
  readonly botThread: BotThread<T> | undefined;
}

/** How long what is shown holds the table, and how long a bot thinks who is next. */
const waitAfter = <T extends GameTypes>(
  { event, tempo }: Shown<T>,
  on: Waiting,
  { pace, holds }: Pick<Clock<T>, 'pace' | 'holds'>,
): number => ((event === undefined ? undefined : holds?.(event, pace)) ?? holdOf(tempo, pace)) + (on === 'bot' ? thinkFor(pace) : 0);

type Move<T extends GameTypes> = (change: (session: Session<T>) => Session<T>) => void;

/** A session goes on by itself, at its pace or as fast as it can, until it waits for the player. Returns what hurries it. */
const useClock = <T extends GameTypes>(
  module: GameModule<T>,
  session: Session<T>,
  move: Move<T>,
  { shown, on, pace, holds, botsAreAway, botThread }: Clock<T>,
): (() => void) => {
  const [isHurried, setHurried] = useState(false);
  const atOnce = pace === 0 || isHurried;
  useLayoutEffect(() => {
    if (on === 'me' || on === 'over') return setHurried(false);
    const question = botsAreAway ? askedNow(module, session.sitting) : undefined;
    if (atOnce && question === undefined) return move((now) => rush(module, now, botsAreAway));
    const wait = atOnce ? 0 : waitAfter(shown, on, { pace, holds });
    if (question === undefined) return pause(wait, () => move((now) => next(module, now)));
    return botThread && pauseFor(botThread.move(question), wait, (action) => move((now) => next(module, now, action)));
  }, [module, session, shown, on, pace, atOnce, move, holds, botsAreAway, botThread]);
  return useCallback(() => setHurried(true), []);
};

/** The coach: what he last said, and what asks him. His chance is not the table's: asking changes nothing that follows. */
const useCoach = <T extends GameTypes>(
  module: GameModule<T>,
  { sitting }: Session<T>,
  shown: Shown<T>,
  move: Move<T>,
  botThread: BotThread<T> | undefined,
) => {
  const [said, setSaid] = useState<{ readonly at: number; readonly hint: Hint<T> }>();
  const { seed, log } = sitting.table;
  const moves = log.length;
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  }, [moves]);
  const ask = useCallback(() => {
    const chance = fork(seed, `coach at ${moves}`);
    const tell = (hint: Hint<T>): void => {
      if (latest.current !== moves) return;
      setSaid({ at: moves, hint });
      move((now) => addHint(now, `${module.words.action(hint.action, shown)}. ${hint.because}`));
    };
    if (botThread === undefined) tell(module.hint(shown, chance));
    else void botThread.hint({ seat: shown.seat, view: shown.view, offers: shown.offers }, chance).then(tell);
  }, [module, shown, seed, moves, move, botThread]);
  return [said?.at === moves ? said.hint : undefined, ask] as const;
};

/**
 * Plays a table: what a screen draws from, and for the room the table as it truly is. `pace` multiplies every pause; 0 shows the end
 * at once. `thread` opens one in which the opponents think.
 */
export const useTable = <T extends GameTypes>(
  module: GameModule<T>,
  start: Session<T>,
  pace: number,
  keeping: TableKeeping<T>,
  thread?: () => Worker,
): readonly [TableRun<T>, Table<T>] => {
  const [session, move] = useKept(start, keeping);
  const botThread = useBotThread(module, thread);
  const botsAreAway = thread !== undefined;
  const on = waiting(module, session);
  const { shown } = session;
  const hurry = useClock(module, session, move, { shown, on, pace, holds: keeping.holds, botsAreAway, botThread });
  const [hint, advised] = useCoach(module, session, shown, move, botThread);
  const choose = useCallback(
    (action: T['action']) => {
      // Nothing is on offer while something is shown: then a choice only hurries it.
      if (on === 'beat' || on === 'bot') hurry();
      move((now) => makeChoice(module, now, action, botsAreAway));
    },
    [module, on, move, hurry, botsAreAway],
  );
  const run: TableRun<T> = {
    shown,
    waiting: on,
    lines: session.lines,
    results: session.results,
    verdict: session.verdict,
    statistics: session.sitting.statistics,
    hint: on === 'me' ? hint : undefined,
    choose,
    skip: hurry,
    askHint: () => {
      if (on === 'me') advised();
    },
  };
  return [run, session.sitting.table];
};
