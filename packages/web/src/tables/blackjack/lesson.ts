/** The coach after a decision: what it cost, worked out in a thread of its own so that the cards go on meanwhile. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { openThread, type ThreadCall } from '../../runtime/thread.ts';
import { type Decision, teach } from './teach.ts';

type Tutor = ThreadCall<Decision, string | undefined>;

const openTutor = (): Tutor =>
  openThread(teach, () => new Worker(new URL('./tutor.ts', import.meta.url), { type: 'module', name: 'blackjack' }));

/** Asks the tutor, who comes when asked first and leaves with the table. */
const useTutor = (): Tutor['ask'] => {
  const tutor = useRef<Tutor>(undefined);
  useEffect(
    () => () => {
      tutor.current?.close();
      tutor.current = undefined;
    },
    [],
  );
  return useCallback((decision) => {
    tutor.current ??= openTutor();
    return tutor.current.ask(decision);
  }, []);
};

/** What the coach says about the last decision; undefined until it is worked out. */
export const useLesson = (decision: Decision | undefined): string | undefined => {
  const [lesson, setLesson] = useState<{ readonly of: Decision; readonly sentence: string | undefined }>();
  const ask = useTutor();
  useEffect(() => {
    if (decision !== undefined) void ask(decision).then((sentence) => setLesson({ of: decision, sentence }));
  }, [decision, ask]);
  return lesson !== undefined && lesson.of === decision ? lesson.sentence : undefined;
};
