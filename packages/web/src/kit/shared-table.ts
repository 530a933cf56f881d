/** What a table that friends share adds to its seats. A table of one's own has none of it. */

import type { Face } from '@baize/casino';
import type { Seat } from '@baize/engine';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a shared table adds to a table's screen. */
export interface SharedTableParts {
  /** Whose table it is: "Clara’s table". */
  readonly title: string;
  /** "Hold’em, hand 37". */
  readonly subtitle: string;
  /** A face with all that everybody knows of its seat: the clock, whether somebody is away, what they say. */
  readonly SeatFace: ComponentType<{ readonly seat: Seat; readonly face: Face }>;
  /** What stands behind a name: that a bot sits there, or plays for somebody. */
  readonly SeatTag: ComponentType<{ readonly seat: Seat }>;
  /** Whether the player has a seat: whoever watches has no chips of their own. */
  readonly hasSeat: boolean;
  /** The first tools of the bar. */
  readonly tools: ReactNode;
  /** What stands in place of the actions for whoever watches: nothing is theirs to do. */
  readonly watching: ReactNode;
  /** What stands before the actions. */
  readonly speak: ReactNode;
  /** What lies on the felt: how the line is, and the player's own clock. */
  readonly onFelt: ReactNode;
}

/** What friends add to the table; undefined at a table of one's own. */
export const SharedTableContext = createContext<SharedTableParts | undefined>(undefined);
