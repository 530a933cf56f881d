/**
 * A patient player in a page. The tables ignore taps that come too soon to be meant (packages/web/src/kit/taps.ts); a test or a bench
 * that plays as fast as it can would have to wait after each. With this, every input is a second later than the one before, by the
 * clock that the page reads. It runs in the page, before anything else there.
 */
export const bePatient = () => {
  /** @type {WeakMap<Event, number>} */
  const times = new WeakMap();
  let inputs = 0;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    /** @this {Event} */
    get() {
      const known = times.get(this);
      if (known !== undefined) return known;
      inputs += 1;
      const now = performance.now() + 1000 * inputs;
      times.set(this, now);
      return now;
    },
  });
};
