/** Time at a shared table: when the one who is asked has to have moved, and how much of it is left. */
import type { GameTypes, Seat, Viewer } from '@baize/engine';
import type { RoomClient, RoomFrame } from '@baize/rooms';
import { useEffect, useMemo, useState } from 'react';
import { every, later } from '../kit/clock.ts';

/** The time of a seat by this page's clock: when its clock is over, and when its time bank is. */
export interface RunningTime {
  readonly seat: Seat;
  readonly deadline: number;
  readonly end: number;
}

/** The times that run, by this page's clock. */
export const useTimes = ({ times, seq }: Pick<RoomFrame<GameTypes>, 'times' | 'seq'>): readonly RunningTime[] =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same time left in another entry is another deadline
  useMemo(() => {
    const now = performance.now();
    return (times ?? []).map(({ seat, left, spare }) => ({ seat, deadline: now + left, end: now + left + spare }));
  }, [times, seq]);

/** The time of a seat, if it runs. */
export const timeAt = (times: readonly RunningTime[], seat: Viewer): RunningTime | undefined => times.find((one) => one.seat === seat);

/** How much is left of a time, in milliseconds; it is asked again every second. */
export const useLeft = (deadline: number | undefined): number | undefined => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (deadline === undefined) return undefined;
    setNow(performance.now());
    return every(1000, () => setNow(performance.now()));
  }, [deadline]);
  return deadline === undefined ? undefined : Math.max(0, deadline - now);
};

/** Whether the time that runs is one's own: one is asked, and has not answered. */
export const isMyTime = ({ room, pending }: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): boolean =>
  typeof room?.me === 'number' && room.offers.length > 0 && pending === undefined;

/** The names of the friends whom the table waits for, besides oneself. */
export const waitedFor = ({ room, pending }: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): readonly string[] => {
  if (room?.phase !== 'playing' || isMyTime({ room, pending })) return [];
  const isThere = (seat: number): boolean => seat !== room.me && room.seats[seat]?.held === true && room.seats[seat]?.away === null;
  return room.toAct.filter(isThere).flatMap((seat) => room.seats[seat]?.name ?? []);
};

/** One soft tick when so little is left. */
const TICK = 5000;

/** A decision of one's own that is waited for: which one it is, when its time is up, and how long it is in all. */
export interface TimedTurn {
  readonly nth: number;
  readonly deadline: number;
  readonly clock: number;
}

/** The decision that is waited for, where it is one's own and has a time. */
export const timedTurn = (client: Pick<RoomClient<GameTypes>, 'room' | 'pending'>, deadline: number | undefined): TimedTurn | undefined =>
  client.room === undefined || deadline === undefined || !isMyTime(client)
    ? undefined
    : { nth: client.room.nth ?? 0, deadline, clock: client.room.clock };

/** Sounds once for each decision of one's own, when five seconds are left. Call it with every turn; the answer calls the sound off. */
export const makeTicker = (sound: () => void): ((turn: TimedTurn | undefined) => () => void) => {
  let heard = -1;
  return (turn) => {
    const left = turn === undefined || turn.clock <= TICK ? -1 : turn.deadline - performance.now() - TICK;
    if (turn === undefined || left < 0) return () => undefined;
    return later(left, () => {
      // What others do meanwhile may move the deadline by a breath: that is no reason to sound again.
      if (heard !== turn.nth) sound();
      heard = turn.nth;
    });
  };
};
