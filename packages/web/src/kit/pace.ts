/** The pace of the house, for everything that moves. */
import { createContext, useContext } from 'react';

/** Every time is multiplied by it; 0 when nothing is to move. */
export const PaceContext = createContext(1);

/** The pace now. */
export const usePace = (): number => useContext(PaceContext);
