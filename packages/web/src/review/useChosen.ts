/** Which decision is looked at: the one that was asked for, or the dearest, or the first. */
import { type Judgment, sumReview } from '@baize/casino';
import { useState } from 'react';

/** The decision that is looked at, by its line, and the three that cost most; `nextDearest` is the one of them after it. */
export const useChosen = (judgments: readonly Judgment[], made: ReadonlyMap<number, unknown>) => {
  const { dearest } = sumReview(judgments);
  const [asked, setLine] = useState<number>();
  const line = asked ?? dearest[0]?.line ?? made.keys().next().value ?? 0;
  const nextDearest = dearest[(dearest.findIndex((one) => one.line === line) + 1) % Math.max(1, dearest.length)];
  return { dearest, line, nextDearest, setLine };
};
