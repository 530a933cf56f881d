/** A table in the page, whether it is one's own or shared: it owns the clock, and shows the beats of a session at the player's pace. */
import { isAtRest, makeStore, type Shown, type TableNow, type TableSession, type Waiting } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CardLanding } from '../kit/CardLanding.tsx';
import { later } from '../kit/clock.ts';
import { flightOf, holdOf, thinkFor } from '../kit/motion.ts';
import { usePace } from '../kit/pace.ts';
import { taps } from '../kit/taps.ts';

/** What a table screen draws from, and what it can ask for. */
export interface TableHandle<T extends GameTypes> extends Omit<TableNow<T>, 'facts' | 'held' | 'ends' | 'told' | 'behind' | 'lineCount'> {
  /** What tells when the card of the beat on the screen has landed. */
  readonly landing: CardLanding;
  choose(action: T['action']): void;
  /** Shows at once what is still to be shown. */
  skip(): void;
  askHint(): void;
  /** Says why something was not done, where the screen itself knows. */
  refuse(text: string): void;
}

/** How a table is shown. */
export interface PlaybackOptions<T extends GameTypes> {
  /** What the player hears: what was just shown, or all that was skipped. */
  playFor(told: TableNow<T>['told']): void;
  /** How long an event holds the table, in milliseconds, where its tempo does not say. */
  readonly holds?: ((event: T['event'], pace: number, view: T['view']) => number | undefined) | undefined;
  /** How long an event that ends a round is alone on the table before the player is asked again, in milliseconds. */
  readonly staysAlone?: ((event: T['event'], pace: number) => number) | undefined;
}

/** So many beats behind, the table stops to tell them one by one. */
const MAX_BEHIND = 80;

/** How long what is shown holds the table, and how long a bot thinks who is next. */
const waitAfter = <T extends GameTypes>(
  { event, tempo, view }: Shown<T>,
  on: Waiting,
  pace: number,
  holds: PlaybackOptions<T>['holds'],
): number => ((event === undefined ? undefined : holds?.(event, pace, view)) ?? holdOf(tempo, pace)) + (on === 'bot' ? thinkFor(pace) : 0);

/** Whether the last thing shown is still on its way, and what lets it land at once. */
const useLanding = <T extends GameTypes>(beat: Shown<T>): readonly [CardLanding, () => void] => {
  const flight = flightOf(beat.tempo, usePace());
  const [landed] = useState(() => makeStore(beat));
  const landing = useMemo<CardLanding>(
    () => ({ isFlying: () => flight > 0 && landed.now() !== beat, subscribe: landed.subscribe }),
    [landed, beat, flight],
  );
  const land = useCallback(() => landed.set(beat), [landed, beat]);
  useEffect(() => (landing.isFlying() ? later(flight, land) : undefined), [landing, flight, land]);
  return [landing, land];
};

/** Whether the last thing shown is still looked at, before the player is asked again; and what ends that at once. */
const useAlone = <T extends GameTypes>(beat: Shown<T>, stay: number): readonly [boolean, () => void] => {
  const [seen, setSeen] = useState<Shown<T>>();
  const isAlone = stay > 0 && seen !== beat;
  const end = useCallback(() => setSeen(beat), [beat]);
  useEffect(() => (isAlone ? later(stay, end) : undefined), [isAlone, stay, end]);
  // Any key ends it. It is heard here after everybody else, to whom it was still no answer.
  useEffect(() => {
    if (!isAlone) return undefined;
    addEventListener('keydown', end);
    return () => removeEventListener('keydown', end);
  }, [isAlone, end]);
  return [isAlone, end];
};

/** Tells the ears, and the judge of taps, of all that is shown. */
const useHeard = <T extends GameTypes>({ tempo }: GameModule<T>, session: TableSession<T>, hear: PlaybackOptions<T>['playFor']): void =>
  useLayoutEffect(() => {
    let { told: last } = session.now();
    return session.subscribe(() => {
      const { told } = session.now();
      if (told === last) return;
      last = told;
      // Chips are laid one after another, and what is asked stays the same; everything else asks again.
      if (told.some(({ event }) => tempo(event) !== 'none')) taps.changed(performance.now());
      hear(told);
    });
  }, [tempo, session, hear]);

/** Whether what others do meanwhile is not acted out, as nobody looks: whoever comes back sees the table as it is. */
const isUnwatched = (session: TableSession<GameTypes>): boolean => session.isShared && document.visibilityState === 'hidden';

/** The table goes on by itself, at its pace or as fast as it can, until somebody is asked. Returns what hurries it. */
const useClock = <T extends GameTypes>(
  session: TableSession<T>,
  { beat, waiting: on, behind }: TableNow<T>,
  pace: number,
  holds: PlaybackOptions<T>['holds'],
  land: () => void,
): (() => void) => {
  const [isHurried, setHurried] = useState(false);
  const shownAt = useRef<{ readonly beat: unknown; readonly at: number }>({ beat: undefined, at: 0 });
  const atOnce = pace === 0 || isHurried || behind > MAX_BEHIND;
  useLayoutEffect(() => {
    if (shownAt.current.beat !== beat) shownAt.current = { beat, at: performance.now() };
    if (isAtRest(on)) {
      if (isHurried) land();
      setHurried(false);
      return undefined;
    }
    if (atOnce) {
      session.showAll();
      return undefined;
    }
    const held = waitAfter(beat, on, pace, holds) - (performance.now() - shownAt.current.at);
    return later(Math.max(0, held), isUnwatched(session) ? session.showAll : session.showNext);
  }, [session, beat, on, pace, atOnce, isHurried, holds, land]);
  return useCallback(() => setHurried(true), []);
};

/** Plays a table: what its screen draws from. `pace` multiplies every pause; 0 shows the end at once. */
export const useTable = <T extends GameTypes>(
  module: GameModule<T>,
  session: TableSession<T>,
  pace: number,
  { playFor, holds, staysAlone }: PlaybackOptions<T>,
): TableHandle<T> => {
  const now = useSyncExternalStore(session.subscribe, session.now);
  useHeard(module, session, playFor);
  useEffect(() => session.start(), [session]);
  const { beat, shown, waiting: on } = now;
  const [landing, land] = useLanding(beat);
  const stay = on === 'me' && beat.event !== undefined ? (staysAlone?.(beat.event, pace) ?? 0) : 0;
  const [isAlone, endAlone] = useAlone(beat, stay);
  const skip = useClock(session, now, pace, holds, land);
  // What hurries the cards does not hurry what they came to: that is looked at first.
  const hurry = isAlone ? endAlone : skip;
  // Until the last card has landed the player is asked nothing.
  const isLast = on === 'me' || on === 'over';
  const isFlying = useSyncExternalStore(landing.subscribe, () => isLast && landing.isFlying());
  const isLanding = isFlying || isAlone;
  const isShowing = !isAtRest(on) || isLanding;
  useLayoutEffect(() => {
    taps.setShowing(isShowing);
    if (!isShowing) taps.changed(performance.now());
    return () => taps.setShowing(false);
  }, [isShowing]);
  // Nothing is on offer while something is shown: then a choice only hurries it.
  const choose = useCallback((action: T['action']): void => (isShowing ? hurry() : session.choose(action)), [session, isShowing, hurry]);
  return {
    ...now,
    ...useMemo(
      () => (isLanding ? { shown: beat, waiting: 'beat' as const, hint: undefined } : { shown, waiting: on }),
      [isLanding, beat, shown, on],
    ),
    landing,
    choose,
    skip: hurry,
    refuse: session.refuse,
    askHint: () => {
      if (!isLanding) session.askHint();
    },
  };
};
