/**
 * A clock that runs faster: every pause of the page is so many times as short, and whatever reads the time reads as much later. Together
 * with the rate of its animations (`Animation.setPlaybackRate`) a page lives its whole life that much faster. It runs in the page, before
 * anything else there. Long pauses stay as they are: what is shown to be read stays to be read, and what guards against a bot that thinks
 * for too long goes by real time.
 */
export const runFaster = (rate: number): void => {
  const LONG = 2000;
  const now = performance.now.bind(performance);
  const began = now();
  const faster = (time: number): number => began + (time - began) * rate;
  performance.now = () => faster(now());
  const { setTimeout: later, setInterval: often, requestAnimationFrame: frame } = globalThis;
  const shorter = (ms: number | undefined): number | undefined => (ms === undefined || ms >= LONG ? ms : ms / rate);
  Object.assign(globalThis, {
    setTimeout: (act: TimerHandler, ms?: number, ...rest: unknown[]) => later(act, shorter(ms), ...rest),
    setInterval: (act: TimerHandler, ms?: number, ...rest: unknown[]) => often(act, shorter(ms), ...rest),
    requestAnimationFrame: (act: FrameRequestCallback) => frame((time) => act(faster(time))),
  });
};
