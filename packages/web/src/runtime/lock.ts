/** Who holds the profile: one window at a time, by the browser's own lock. */

/** What a window is told, and what it can ask for. */
export interface WindowLock {
  /** Whether the browser says that the profile is this window's. */
  isHeld(): boolean;
  /** Takes the profile over from whichever window holds it. */
  takeOver(): void;
}

const NAME = 'baize.house';
/** A page that is just being left may hold the lock for a moment longer: that is not another window. */
const PATIENCE = 400;

/** Held as long as the page lives. */
const forever = (): Promise<never> => new Promise(() => undefined);

/** Waits for the lock: `onHold` when this window has it, `onLose` when another one took it. */
export const acquireLock = (onHold: () => void, onLose: () => void): WindowLock => {
  // Without locks, as on a page that is not secure, a window that sees another one write gives way; see enter.ts.
  if (!('locks' in navigator)) {
    onHold();
    return { isHeld: () => false, takeOver: onHold };
  }
  let isHeld = false;
  let waiting = new AbortController();
  const ask = (options: LockOptions, onRefused: () => void): void => {
    let wasGranted = false;
    const hold = (lock: Lock | null): Promise<void> => {
      if (lock === null) return Promise.resolve();
      wasGranted = true;
      isHeld = true;
      onHold();
      return forever();
    };
    // It ends when the lock was not free, when we stopped waiting for it, or when another window took it from us.
    navigator.locks.request(NAME, options, hold).then(onRefused, () => (wasGranted ? lose() : onRefused()));
  };
  const lose = (): void => {
    isHeld = false;
    onLose();
    waiting = new AbortController();
    ask({ signal: waiting.signal }, () => undefined);
  };
  ask({ ifAvailable: true }, () => ask({ signal: AbortSignal.timeout(PATIENCE) }, lose));
  return {
    isHeld: () => isHeld,
    takeOver: () => {
      if (isHeld) {
        onHold();
        return;
      }
      waiting.abort();
      ask({ steal: true }, lose);
    },
  };
};
