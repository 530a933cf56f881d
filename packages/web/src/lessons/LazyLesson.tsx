/** The way to the lessons: nothing of them is loaded before somebody asks. */
import type { GameId } from '@baize/games';
import { Suspense } from 'react';
import { page } from '../runtime/page.ts';

const Found = page(async () => (await import('./GameLesson.tsx')).GameLesson);

/** The lesson of a game. */
export const LazyLesson = (props: { readonly id: GameId; onClose(): void }) => (
  <Suspense fallback={null}>
    <Found {...props} />
  </Suspense>
);
