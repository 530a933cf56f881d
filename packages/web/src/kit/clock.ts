/** The page's one clock. Whatever the page does later it does by this clock, and whoever asked for it can call it off. */

/** Does something after so many milliseconds. The answer calls it off. */
export const later = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Does something every so many milliseconds, until the answer is called. */
export const every = (ms: number, act: () => void): (() => void) => {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
};

/** A delay of so many milliseconds; without a number, a moment for whatever else wants to happen. */
export const delay = (ms = 0): Promise<void> =>
  new Promise((done) => {
    later(ms, done);
  });
