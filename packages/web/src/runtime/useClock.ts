/** The clock of a table: how long what is shown holds it, and when the player is asked. */
import { askedNow, type Shown, type Waiting } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flightOf, holdOf, thinkFor } from '../kit/motion.ts';
import { usePace } from '../kit/pace.ts';
import type { BotThread } from './bot-thread.ts';
import { next, rush, type Session } from './session.ts';

/** How long an event holds the table, in milliseconds, where its tempo does not say. */
export type EventHolds<T extends GameTypes> = (event: T['event'], pace: number, view: T['view']) => number | undefined;

/** The one way to change a session. */
export type SessionMove<T extends GameTypes> = (change: (session: Session<T>) => Session<T>) => void;

/** Does something after a pause, unless it is called off. */
export const pause = (wait: number, act: () => void): (() => void) => {
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

/** Whether the last thing shown is still on its way: until it has landed the player is asked nothing. And what lets it land at once. */
export const useFlight = <T extends GameTypes>(shown: Shown<T>, on: Waiting): readonly [boolean, () => void] => {
  const flight = flightOf(shown.tempo, usePace());
  const [landed, setLanded] = useState(shown);
  const isFlying = flight > 0 && landed !== shown && (on === 'me' || on === 'over');
  const land = useCallback(() => setLanded(shown), [shown]);
  useEffect(() => (isFlying ? pause(flight, land) : undefined), [isFlying, flight, land]);
  return [isFlying, land];
};

/** What the clock of a table goes by. */
export interface Clock<T extends GameTypes> {
  readonly holds: EventHolds<T> | undefined;
  /** What is on the screen, and what that waits for. */
  readonly shown: Shown<T>;
  readonly on: Waiting;
  readonly pace: number;
  /** Lets what is on its way land. */
  land(): void;
  /** Whether the bots think in a thread of their own, and that thread once it is open. */
  readonly botsAreAway: boolean;
  readonly botThread: BotThread<T> | undefined;
}

/** How long what is shown holds the table, and how long a bot thinks who is next. */
export const waitAfter = <T extends GameTypes>(
  { event, tempo, view }: Shown<T>,
  on: Waiting,
  { pace, holds }: Pick<Clock<T>, 'pace' | 'holds'>,
): number => ((event === undefined ? undefined : holds?.(event, pace, view)) ?? holdOf(tempo, pace)) + (on === 'bot' ? thinkFor(pace) : 0);

/** A session goes on by itself, at its pace or as fast as it can, until it waits for the player. Returns what hurries it. */
export const useClock = <T extends GameTypes>(
  module: GameModule<T>,
  session: Session<T>,
  move: SessionMove<T>,
  { shown, on, pace, land, holds, botsAreAway, botThread }: Clock<T>,
): (() => void) => {
  const [isHurried, setHurried] = useState(false);
  const atOnce = pace === 0 || isHurried;
  const stop = useCallback(() => {
    if (isHurried) land();
    setHurried(false);
  }, [isHurried, land]);
  useLayoutEffect(() => {
    if (on === 'me' || on === 'over') return stop();
    const question = botsAreAway ? askedNow(module, session.sitting) : undefined;
    if (atOnce && question === undefined) return move((now) => rush(module, now, botsAreAway));
    const wait = atOnce ? 0 : waitAfter(shown, on, { pace, holds });
    if (question === undefined) return pause(wait, () => move((now) => next(module, now)));
    return botThread && pauseFor(botThread.move(question), wait, (action) => move((now) => next(module, now, action)));
  }, [module, session, shown, on, pace, atOnce, stop, move, holds, botsAreAway, botThread]);
  return useCallback(() => setHurried(true), []);
};
