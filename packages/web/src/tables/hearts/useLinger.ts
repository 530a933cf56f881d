/** A taken trick is seen for a moment before it is gone, even where nothing moves: it lies there until the next card is looked for. */
import type { View } from '@baize/games/hearts';
import { useEffect, useState } from 'react';
import { GATHER } from '../../kit/motion.ts';

/** How long where nothing moves, in milliseconds. It holds nothing up: the player may play on at once. */
const LINGERS = 700;

/** Whether the trick that was taken last lies on the table still, and how to clear it. */
export const useLinger = ({ hand, tricks, trick, phase }: View, pace: number): readonly [boolean, () => void] => {
  const now = `${hand} ${tricks.length}`;
  const [cleared, setCleared] = useState(now);
  useEffect(() => {
    if (cleared === now) return undefined;
    const timer = setTimeout(() => setCleared(now), pace === 0 ? LINGERS : (GATHER.hold + GATHER.away) * pace);
    return () => clearTimeout(timer);
  }, [now, cleared, pace]);
  const isFresh = cleared !== now && tricks.length > 0 && phase === 'playing';
  // The next card sweeps it away; where nothing moves, cards may have been laid already.
  return [isFresh && (pace === 0 || trick.length === 0), () => setCleared(now)];
};
