/** The table one sits at, for what lies over it, such as the settings, and for its last line. */
import { createContext, useEffect, useEffectEvent } from 'react';
import { later } from '../kit/clock.ts';

// --- the end of a sitting at a table that is played until somebody has all the chips ---------------------------------

/** How long the last message stays before the player is back on the floor. */
const GOODBYE = 6000;

/** After the table is won or the chips are gone, nobody can stay. */
export const useGoodbye = (isEnd: boolean, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isEnd) return undefined;
    return later(GOODBYE, () => leave());
  }, [isEnd]);
};

/** What can be said and done about a table, whichever the game. */
export interface ThisTable {
  /** The commitment: the digest of the seed it sealed before the first card. */
  readonly promise: string;
  /** Gives the sitting up and takes a seat again; undefined at a table with chips, which is simply left. */
  readonly onBeginAgain: (() => void) | undefined;
  /** Stands up and looks back at the sitting, once it is over; undefined at a table with friends. */
  readonly onLookBack: (() => void) | undefined;
}

/** The table one sits at; undefined elsewhere. */
export const ThisTableContext = createContext<ThisTable | undefined>(undefined);
