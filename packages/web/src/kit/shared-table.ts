/** The company at a table that friends share. A table of one's own has none, and draws as it always did. */

import type { Face } from '@baize/casino';
import type { Seat } from '@baize/engine';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a shared table adds to a table's screen. */
export interface Company {
  /** Whose table it is: "Clara’s table". */
  readonly title: string;
  /** "Hold’em, hand 37". */
  readonly subtitle: string;
  /** A face with all that everybody knows of its seat: the clock, whether somebody is away, what they say. */
  readonly SeatFace: ComponentType<{ readonly seat: Seat; readonly face: Face }>;
  /** What stands behind a name: that the house sits there, or plays for somebody. */
  readonly SeatTag: ComponentType<{ readonly seat: Seat }>;
  /** The first tools of the bar. */
  readonly tools: ReactNode;
  /** What stands before the actions. */
  readonly speak: ReactNode;
  /** What lies on the felt: how the line is, and the player's own clock. */
  readonly onFelt: ReactNode;
}

/** The company one plays in; undefined at a table of one's own. */
export const SharedTableContext = createContext<Company | undefined>(undefined);
