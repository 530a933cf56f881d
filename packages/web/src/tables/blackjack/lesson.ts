/** The coach after a decision: what it cost, worked out when the page has nothing better to do. */
import type { Sight } from '@baize/engine';
import { type Blackjack, coach } from '@baize/games/blackjack';
import { useEffect, useState } from 'react';

/** How long the coach waits for a quiet moment, in milliseconds. */
const PATIENCE = 400;

/** A decision that the coach may speak about: what the player saw, and what was done. */
export interface Decision {
  readonly sight: Sight<Blackjack>;
  readonly type: string;
}

/** What the coach says about the last decision; undefined until it is worked out. */
export const useLesson = (decision: Decision | undefined): string | undefined => {
  const [lesson, setLesson] = useState<{ readonly of: Decision; readonly sentence: string | undefined }>();
  useEffect(() => {
    if (decision === undefined) return undefined;
    const think = (): void => setLesson({ of: decision, sentence: coach(decision.sight, decision.type)?.sentence });
    // Not every browser says when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(think, PATIENCE);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(think, { timeout: PATIENCE });
    return () => cancelIdleCallback(waiting);
  }, [decision]);
  return lesson !== undefined && lesson.of === decision ? lesson.sentence : undefined;
};
