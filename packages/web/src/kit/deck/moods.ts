/** How somebody takes it: glad, sad or awed, as lines of a face. */
import type { MoodLines } from './courts.ts';

/** The moods there are. */
export type Mood = 'glad' | 'sad' | 'awed';

/** Their lines. */
export const moodLines: Readonly<Record<Mood, MoodLines>> = {
  glad: {
    brows: 'M44.2 32q2.2-1.6 4.4-.2M51.4 31.8q2.2-1.4 4.4 .2',
    mouth: 'M46.6 42.2q3.4 3.4 6.8 0',
    profile: 'M41.8 41.6q2.2 2.4 4.6 .4',
  },
  sad: {
    brows: 'M44.2 32.4q2.2-.4 4.2-1.6M55.8 32.4q-2.2-.4-4.2-1.6',
    mouth: 'M47 44.4q3-2.8 6 0',
    profile: 'M42 43.4q2-1.8 4-.2',
  },
  awed: {
    brows: 'M44 31q2.4-2 4.8 0M51.2 31q2.4-2 4.8 0',
    mouth: 'M50 42a1.5 1.7 0 1 1-.01 0z',
    profile: 'M43.4 41.6a1.3 1.5 0 1 1-.01 0z',
  },
};
