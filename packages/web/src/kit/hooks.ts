/** Functions that stay the same from one drawing to the next. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

// What an open dialog tells stays as it was when it was opened: nothing changes under the reader while the others play on.

/** The value at the time of the first drawing. */
export const useFrozen = <Value>(value: Value): Value => useState(() => value)[0];

/** A function that never changes and does what the latest one does: what it is given to need not be drawn again for it. */
export const useSteady = <Given extends readonly unknown[]>(act: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
