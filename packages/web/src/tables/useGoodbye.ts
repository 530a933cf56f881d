/** The end of a sitting at a table that is played until somebody has all the chips. */
import { useEffect, useEffectEvent } from 'react';

/** How long the last message stays before the player is back on the floor. */
const GOODBYE = 6000;

/** After the table is won or the chips are gone, nobody can stay. */
export const useGoodbye = (isEnd: boolean, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isEnd) return undefined;
    const timer = setTimeout(() => leave(), GOODBYE);
    return () => clearTimeout(timer);
  }, [isEnd]);
};
