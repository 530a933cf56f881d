/** Judging while a page is open: how far it is, and how it is stopped. */
import { type Judgment, sumReview } from '@baize/casino';
import { useCallback, useEffect, useState } from 'react';
import { type JudgedMatter, type JudgeNews, startJudging } from './judge-run.ts';

// --- which decision is looked at: the one that was asked for, or the dearest, or the first ---------------------------

/** The decision that is looked at, by its line, and the three that cost most; `nextDearest` is the one of them after it. */
export const useChosen = (judgments: readonly Judgment[], made: ReadonlyMap<number, unknown>, first?: number) => {
  const { dearest } = sumReview(judgments);
  const [asked, setLine] = useState(first !== undefined && made.has(first) ? first : undefined);
  const line = asked ?? dearest[0]?.line ?? made.keys().next().value ?? 0;
  const nextDearest = dearest[(dearest.findIndex((one) => one.line === line) + 1) % Math.max(1, dearest.length)];
  return { dearest, line, nextDearest, setLine };
};

/** How far the judging is. */
export interface JudgedSoFar {
  readonly judgments: readonly Judgment[];
  readonly done: number;
  readonly of: number;
  readonly state: 'working' | 'done' | 'stopped' | 'cannot';
}

const begun: JudgedSoFar = { judgments: [], done: 0, of: 0, state: 'working' };

const heard = (now: JudgedSoFar, news: JudgeNews): JudgedSoFar => {
  switch (news.kind) {
    case 'begun':
      return { ...now, of: news.of };
    case 'judged':
      return { ...now, done: news.done, judgments: [...now.judgments, ...news.judgments] };
    case 'done':
      return { ...now, state: 'done' };
    case 'cannot':
      return { ...now, state: 'cannot' };
  }
};

const openThread = (): Worker => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module', name: 'look-back' });

/** Judges while the page is open; the second answer stops it. */
export const useJudging = (matter: JudgedMatter): readonly [JudgedSoFar, () => void] => {
  const [judged, setJudged] = useState(begun);
  const [isStopped, setStopped] = useState(false);
  useEffect(
    () => (isStopped ? undefined : startJudging(matter, (news) => setJudged((now) => heard(now, news)), openThread)),
    [matter, isStopped],
  );
  const stop = useCallback(() => {
    setStopped(true);
    setJudged((now) => (now.state === 'working' ? { ...now, state: 'stopped' } : now));
  }, []);
  return [judged, stop];
};
