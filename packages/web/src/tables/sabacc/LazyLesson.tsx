/** The pictures for a newcomer, loaded when they are first looked at: those of the first visit, and those above the rules. */
import { lazy, Suspense } from 'react';

const Leaves = lazy(async () => ({ default: (await import('./Lesson.tsx')).LessonCard }));
const Pictures = lazy(async () => ({ default: (await import('./Lesson.tsx')).PicturedRules }));

/** The lesson of a first visit. */
export const FirstLesson = ({ onClose }: { onClose(): void }) => (
  <Suspense fallback={null}>
    <Leaves onClose={onClose} />
  </Suspense>
);

/** What stands above the rules. */
export const RulesPictures = () => (
  <Suspense fallback={null}>
    <Pictures />
  </Suspense>
);
