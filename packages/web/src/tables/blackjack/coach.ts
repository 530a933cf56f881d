/** What there is to learn from a decision. */
import type { Sight } from '@baize/engine';
import { type Blackjack, coach, type Lesson } from '@baize/games/blackjack';

/** A decision that the coach may speak about: what the player saw, and what was done. */
export interface Decision {
  readonly sight: Sight<Blackjack>;
  readonly type: string;
}

/** What there is to say about it: what it cost. A thread has no language, so the page says it. Undefined when there is nothing to say. */
export const teach = ({ sight, type }: Decision): Lesson | undefined => coach(sight, type);
