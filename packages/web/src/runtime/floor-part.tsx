/**
 * The parts of the floor that are a file of their own, because the tables do not need them. They are loaded before the floor is first
 * drawn: whoever opens the house sees all of it at once, and nothing comes in a moment later.
 */
import { withWords } from '@baize/engine';
import { type ComponentType, lazy, useState } from 'react';

type Parts = typeof import('../floor/parts.ts');

let here: Parts | undefined;

/** Loads all parts, with their words. */
export const loadFloorParts = async (): Promise<Parts> => {
  here = await withWords(import('../floor/parts.ts'));
  return here;
};

/** A part, as React draws it. Where it is not there yet, it is loaded when it is drawn. */
export const floorPart = <P extends object>(choose: (parts: Parts) => ComponentType<P>): ComponentType<P> => {
  const Later: ComponentType<P> = lazy(async () => ({ default: choose(await loadFloorParts()) }));
  return (props) => {
    // What was drawn once stays what it was: another component in its place would forget everything.
    const [Part] = useState(() => (here === undefined ? Later : choose(here)));
    return <Part {...props} />;
  };
};
