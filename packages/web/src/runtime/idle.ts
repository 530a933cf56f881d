/** Quiet moments of the page. */

/** Does something when the page has nothing better to do, after this many milliseconds at the latest. The answer calls it off. */
export const whenIdle = (act: () => void, patience: number): (() => void) => {
  // Not every browser says when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, patience);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(waiting);
};
