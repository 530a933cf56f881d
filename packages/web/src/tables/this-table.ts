/** The table one sits at, for what lies over it, such as the settings. */
import { createContext } from 'react';

/** What the settings can say and do about a table. */
export interface ThisTable {
  /** The house's promise: the digest of the seed it sealed before the first card. */
  readonly promise: string;
  /** Gives the sitting up and takes a seat again; undefined at a table with chips, which is simply left. */
  readonly onAnew: (() => void) | undefined;
}

/** The table one sits at; undefined elsewhere. */
export const ThisTableContext = createContext<ThisTable | undefined>(undefined);
