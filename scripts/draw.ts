/** How often a test of chance tries its luck: as often as planted faults need to be noticed in `npm test`, and many times that by night. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean;
  }
}

/** Whether this is `npm run test:nightly`. */
export const isNight = (): boolean => inject('isNightly') === true;

/** So many times in `npm test`, and so many in `npm run test:nightly`. */
export const draw = (usual: number, nightly: number): number => (isNight() ? nightly : usual);

/**
 * The ways in which the thing at this place of a list is looked at: in `npm test` so many of them, and the next thing in the next ones, so
 * that nothing is left out and no way is; by night all of them.
 */
export const inTurn = <Way>(ways: readonly Way[], place: number, usual = 1): readonly Way[] =>
  isNight() ? ways : ways.filter((_, way) => (way - (place % ways.length) + ways.length) % ways.length < usual);
