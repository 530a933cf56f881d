/** What there is to learn from a decision. */
import type { Sight } from '@baize/engine';
import { type Blackjack, coach } from '@baize/games/blackjack';

/** A decision that the coach may speak about: what the player saw, and what was done. */
export interface Decision {
  readonly sight: Sight<Blackjack>;
  readonly type: string;
}

/** What the coach says about it: what it cost. Undefined when there is nothing to say. */
export const teach = ({ sight, type }: Decision): string | undefined => coach(sight, type)?.sentence;
