/** The pace of everything that moves. */
import { createContext, useContext } from 'react';

/** Every time is multiplied by it; 0 when nothing is to move. */
export const PaceContext = createContext(1);

/** The pace now. */
export const usePace = (): number => useContext(PaceContext);

/** How long things are held. It is the pace, but where nothing is to move what is shown still takes its time. */
export const TempoContext = createContext(1);

/** The tempo now. */
export const useTempo = (): number => useContext(TempoContext);
