/** A table in the page: it owns the clock, and plays the beats of a session at the player's pace. */
import type { Shown, Sitting, Statistics, Table, Told, Waiting } from '@baize/casino';
import { type BySeat, fork, type GameModule, type GameTypes, type Hint, type Settlement, type Sight } from '@baize/engine';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { taps } from '../kit/taps.ts';
import type { ModuleFor } from '../worker/bots.ts';
import { type BotThread, openBotThread } from './bot-thread.ts';
import { addHint, addRefusal, type LogLine, makeChoice, type Session, waiting } from './session.ts';
import { type EventHolds, type SessionMove, useClock, useFlight } from './useClock.ts';

/** What a table screen draws from, and what it can ask for. */
export interface TableRun<T extends GameTypes> {
  readonly shown: Shown<T>;
  /** The beat that is on the screen: the same as long as that is. */
  readonly beat: Pick<Shown<T>, 'tempo'>;
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
  /** Says why something was not done, where the screen itself knows. */
  refuse(text: string): void;
}

/** What becomes of a table that is played. */
export interface TableKeeping<T extends GameTypes> {
  /** Keeps the sitting before anything of it is shown. False when it could not be: then nothing happens. */
  keep(sitting: Sitting<T>): boolean;
  /** What the player hears: what was just shown, or all that was skipped. */
  hear(told: readonly Pick<Told<T>, 'event' | 'view'>[]): void;
  /** Why the coach would do this, in place of what he says himself. */
  explains?: ((hint: Hint<T>, sight: Sight<T>) => string | undefined) | undefined;
  /** How long an event holds the table, in milliseconds, where its tempo does not say. */
  holds?: EventHolds<T> | undefined;
}

/** A session and the one way to change it: kept first, then shown, then heard. */
const useKept = <T extends GameTypes>({ tempo }: GameModule<T>, start: Session<T>, { keep, hear }: TableKeeping<T>) => {
  const [session, setSession] = useState(start);
  const latest = useRef(start);
  const move = useCallback(
    (change: (session: Session<T>) => Session<T>): void => {
      const before = latest.current;
      const after = change(before);
      if (after === before || (after.sitting.table !== before.sitting.table && !keep(after.sitting))) return;
      latest.current = after;
      setSession(after);
      if (after.told === before.told) return;
      // Chips are laid one after another, and what is asked stays the same; everything else asks again.
      if (after.told.some(({ event }) => tempo(event) !== 'none')) taps.changed(performance.now());
      hear(after.told);
    },
    [tempo, keep, hear],
  );
  return [session, move] as const;
};

/** Where the opponents think. */
export interface BotPlace<T extends GameTypes> {
  /** A thread of its own for opponents who think long; left out where they answer at once. It runs `serveBots` for the game. */
  botWorker?(): Worker;
  /** The form of the game that answers a question; the one that is drawn unless told. */
  moduleFor?: ModuleFor<T>;
}

/** The opponents' own thread, as long as the table is on the screen. Undefined before it is open, and where they need none. */
const useBotThread = <T extends GameTypes>(
  module: GameModule<T>,
  { botWorker: start, moduleFor }: BotPlace<T>,
): BotThread<T> | undefined => {
  const [botThread, setBotThread] = useState<BotThread<T>>();
  useEffect(() => {
    if (start === undefined) return undefined;
    const opened = openBotThread(module, start, moduleFor);
    setBotThread(opened);
    return opened.close;
  }, [module, start, moduleFor]);
  return botThread;
};

/** The coach: what he last said, and what asks him. His chance is not the table's: asking changes nothing that follows. */
const useCoach = <T extends GameTypes>(
  module: GameModule<T>,
  { sitting }: Session<T>,
  shown: Shown<T>,
  move: SessionMove<T>,
  { botThread, explains }: { readonly botThread: BotThread<T> | undefined } & Pick<TableKeeping<T>, 'explains'>,
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
    const tell = (found: Hint<T>): void => {
      if (latest.current !== moves) return;
      const reason = explains?.(found, shown);
      const hint = reason === undefined ? found : { ...found, because: reason };
      setSaid({ at: moves, hint });
      move((now) => addHint(now, `${module.words.action(hint.action, shown)}. ${hint.because}`));
    };
    if (botThread === undefined) tell(module.hint(shown, chance));
    else void botThread.hint({ seat: shown.seat, view: shown.view, offers: shown.offers }, chance).then(tell);
  }, [module, shown, seed, moves, move, botThread, explains]);
  return [said?.at === moves ? said.hint : undefined, ask] as const;
};

/**
 * Plays a table: what a screen draws from, and for the room the table as it truly is. `pace` multiplies every pause; 0 shows the end
 * at once. `bots` says where the opponents think.
 */
export const useTable = <T extends GameTypes>(
  module: GameModule<T>,
  start: Session<T>,
  pace: number,
  keeping: TableKeeping<T>,
  bots: BotPlace<T>,
): readonly [TableRun<T>, Table<T>] => {
  const [session, move] = useKept(module, start, keeping);
  const botThread = useBotThread(module, bots);
  const botsAreAway = bots.botWorker !== undefined;
  const on = waiting(module, session);
  const { shown } = session;
  const [isFlying, land] = useFlight(shown, on);
  const hurry = useClock(module, session, move, { shown, on, pace, land, holds: keeping.holds, botsAreAway, botThread });
  const isShowing = on === 'beat' || on === 'bot' || isFlying;
  useLayoutEffect(() => {
    taps.setShowing(isShowing);
    if (!isShowing) taps.changed(performance.now());
    return () => taps.setShowing(false);
  }, [isShowing]);
  const seen = useMemo<Shown<T>>(() => (isFlying ? { ...shown, offers: [] } : shown), [shown, isFlying]);
  const [hint, advised] = useCoach(module, session, shown, move, { botThread, explains: keeping.explains });
  const choose = useCallback(
    (action: T['action']) => {
      // Nothing is on offer while something is shown: then a choice only hurries it.
      if (isShowing) hurry();
      if (!isFlying) move((now) => makeChoice(module, now, action, botsAreAway));
    },
    [module, isShowing, isFlying, move, hurry, botsAreAway],
  );
  const run: TableRun<T> = {
    shown: seen,
    beat: shown,
    waiting: isFlying ? 'beat' : on,
    lines: session.lines,
    results: session.results,
    verdict: session.verdict,
    statistics: session.sitting.statistics,
    hint: on === 'me' && !isFlying ? hint : undefined,
    choose,
    skip: hurry,
    refuse: (text) => move((now) => addRefusal(now, text)),
    askHint: () => {
      if (on === 'me' && !isFlying) advised();
    },
  };
  return [run, session.sitting.table];
};
