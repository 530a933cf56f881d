/** How often a test of chance tries its luck: as often as planted faults need to be noticed in `npm test`, and many times that by night. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean;
  }
}

/** So many times in `npm test`, and so many in `npm run test:nightly`. */
export const draw = (usual: number, nightly: number): number => (inject('isNightly') ? nightly : usual);
