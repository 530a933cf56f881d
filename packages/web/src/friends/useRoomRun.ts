/** A room as a table is fed: the same run that a sitting of one's own gives, from the frames of a server. */
import { countEvent, noRounds, type Shown, type Statistics, type Told } from '@baize/casino';
import { type GameModule, type GameTypes, listAnd } from '@baize/engine';
import { type RoomClient, type RoomVisit, refusedWords, roomWaits } from '@baize/rooms';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { taps } from '../kit/taps.ts';
import { emptyTableLog, type TableLog, write, writeTold } from '../runtime/session.ts';
import { type EventHolds, pause, useFlight, waitAfter } from '../runtime/useClock.ts';
import type { TableRun } from '../runtime/useTable.ts';
import { forgetDecision, keepDecision } from './decided.ts';

/** What was told in a room so far. */
interface Story extends TableLog {
  readonly statistics: Statistics;
}

interface RoomHearing<T extends GameTypes> {
  hear(told: readonly Told<T>[]): void;
  readonly holds: EventHolds<T> | undefined;
}

/** So many beats behind, the table stops to tell them one by one. */
const MOST_BEHIND = 80;

/** The seat of who only watches: none. */
const RAIL = -1;

/** What is on the screen, without what is on offer: the same value as long as it is the same beat. */
const useBeat = <T extends GameTypes>(module: GameModule<T>, client: RoomClient<T>, fallback: T['view']): Shown<T> => {
  const { view = fallback, event } = client;
  const { tempo } = module;
  const seat = typeof client.room?.me === 'number' ? client.room.me : RAIL;
  return useMemo(() => ({ seat, view, event, offers: [], tempo: event === undefined ? 'none' : tempo(event) }), [tempo, view, event, seat]);
};

const withTold = <T extends GameTypes>(story: Story, told: Told<T>, me: number): Story => {
  const after = writeTold(story, told);
  return me < 0 ? after : { ...after, statistics: countEvent(after.statistics, told.event, me) };
};

/** What is told, and the one way to tell more. */
const useStory = <T extends GameTypes>({ tempo }: GameModule<T>, me: number, hear: RoomHearing<T>['hear']) => {
  const [story, setStory] = useState<Story>({ ...emptyTableLog, statistics: noRounds });
  const tell = useCallback(
    (told: readonly Told<T>[]): void => {
      if (told.length === 0) return;
      setStory((before) => told.reduce<Story>((log, one) => withTold(log, one, me), before));
      if (told.some(({ event }) => tempo(event) !== 'none')) taps.changed(performance.now());
      hear(told);
    },
    [tempo, me, hear],
  );
  const refuse = useCallback((text: string): void => setStory((before) => write(before, 'refusal', [text])), []);
  return { story, tell, refuse };
};

/** Says what the server would not take, and what the clock decided. */
const useRefusals = <T extends GameTypes>(
  { words }: GameModule<T>,
  { refused, room }: RoomClient<T>,
  shown: Shown<T>,
  refuse: (text: string) => void,
): void => {
  const sentenceFor = useEffectEvent((one: NonNullable<typeof refused>) =>
    one.refusal === undefined ? refusedWords(one) : words.refusal(one.refusal, shown),
  );
  useEffect(() => {
    if (refused !== undefined && refused.why !== 'decided-already') refuse(sentenceFor(refused));
  }, [refused, refuse]);
  const nth = room?.nth ?? 0;
  const byClock = room?.mine === 'clock';
  const before = useRef(nth);
  useEffect(() => {
    if (byClock && nth > before.current) refuse('Your time was up: the house moved for you.');
    before.current = nth;
  }, [byClock, nth, refuse]);
};

/** Forgets what one wanted and was not taken: then it was no decision to look back at. */
const useUntaken = <T extends GameTypes>({ refused, room, kept }: RoomClient<T>): void => {
  const untaken = refused?.why === 'decided-already' ? undefined : refused?.nth;
  const nth = room?.nth ?? 0;
  const isMine = room?.mine == null || room.mine === 'human';
  useEffect(() => {
    if (untaken !== undefined) forgetDecision(kept.room, untaken);
  }, [untaken, kept.room]);
  useEffect(() => {
    if (!isMine) forgetDecision(kept.room, nth - 1);
  }, [isMine, nth, kept.room]);
};

/** Whom the table waits for, to somebody who would rather act. */
const waitingWords = <T extends GameTypes>({ room, pending }: RoomClient<T>): string => {
  const names = (room?.toAct ?? []).flatMap((seat) => (seat === room?.me ? [] : (room?.seats[seat]?.name ?? [])));
  return pending === undefined && names.length > 0 ? `The table waits for ${listAnd(names)}.` : 'One moment.';
};

/** Whether the page is looked at. What happens meanwhile is not acted out: whoever comes back sees the table as it is. */
const isHidden = (): boolean => document.visibilityState === 'hidden';

/** A room's run, at the player's pace. Only for a room that has a table: `fallback` is what is drawn before the first beat. */
export const useRoomRun = <T extends GameTypes>(
  module: GameModule<T>,
  visit: RoomVisit<T>,
  fallback: T['view'],
  pace: number,
  { hear, holds }: RoomHearing<T>,
): TableRun<T> => {
  const { client } = useSyncExternalStore(visit.subscribe, visit.now);
  const on = roomWaits(client);
  const beat = useBeat(module, client, fallback);
  const { story, tell, refuse } = useStory(module, beat.seat, hear);
  const [isFlying, land] = useFlight(beat, on);
  const [isHurried, setHurried] = useState(false);
  const shownAt = useRef(0);
  useRefusals(module, client, beat, refuse);
  useUntaken(client);

  const isBehind = client.queue.length > MOST_BEHIND;
  const atOnce = pace === 0 || isHurried || isBehind;
  useLayoutEffect(() => {
    if (on !== 'beat') {
      if (isHurried) land();
      setHurried(false);
      return undefined;
    }
    const showOne = (): void => {
      shownAt.current = performance.now();
      tell(isHidden() ? visit.showAll(module) : visit.showNext(module));
    };
    if (atOnce) {
      tell(visit.showAll(module));
      return undefined;
    }
    const held = waitAfter(beat, on, { pace, holds }) - (performance.now() - shownAt.current);
    return pause(Math.max(0, held), showOne);
  }, [module, visit, beat, on, pace, atOnce, isHurried, holds, land, tell]);

  const isShowing = on === 'beat' || isFlying;
  useLayoutEffect(() => {
    taps.setShowing(isShowing);
    if (!isShowing) taps.changed(performance.now());
    return () => taps.setShowing(false);
  }, [isShowing]);

  const hurry = useCallback(() => setHurried(true), []);
  const choose = useCallback(
    (action: T['action']): void => {
      const before = visit.now().client;
      const why = on === 'me' && !isShowing ? visit.choose(module, action) : waitingWords(before);
      keepDecision(module, before, visit.now().client, action);
      if (isShowing) hurry();
      else if (why !== undefined) refuse(why);
      else {
        shownAt.current = performance.now();
        tell(visit.showNext(module));
      }
    },
    [module, visit, on, isShowing, hurry, refuse, tell],
  );
  const shown = useMemo<Shown<T>>(
    () => (on === 'me' && !isFlying ? { ...beat, offers: client.room?.offers ?? [] } : beat),
    [beat, on, isFlying, client.room?.offers],
  );
  return {
    shown,
    beat,
    waiting: isFlying ? 'beat' : on,
    lines: story.lines,
    results: story.results,
    verdict: story.verdict,
    statistics: story.statistics,
    hint: undefined,
    choose,
    skip: hurry,
    refuse,
    askHint: () => refuse('No coach sits at a table with friends.'),
  };
};
