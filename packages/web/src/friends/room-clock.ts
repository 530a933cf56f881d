/** Time at a shared table: when the one who is asked has to have moved, and how much of it is left. */
import type { GameTypes } from '@baize/engine';
import type { RoomFrame } from '@baize/rooms';
import { useEffect, useMemo, useState } from 'react';

/** When the time is up, by this page's clock; undefined where there is no clock, or nobody is asked. */
export const useDeadline = (room: RoomFrame<GameTypes> | undefined): number | undefined => {
  const left = room?.left ?? null;
  const seq = room?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same time left in another entry is another deadline
  return useMemo(() => (left === null ? undefined : performance.now() + left), [left, seq]);
};

/** How much is left of a time, in milliseconds; it is asked again every second. */
export const useLeft = (deadline: number | undefined): number | undefined => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (deadline === undefined) return undefined;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === undefined ? undefined : Math.max(0, deadline - now);
};
