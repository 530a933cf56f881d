/** Functions that stay the same from one drawing to the next. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and does what the latest one does: what it is given to need not be drawn again for it. */
export const useSteady = <Given extends readonly unknown[]>(act: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
