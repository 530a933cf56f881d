/** A number that follows the chips: what is paid is counted up while they are on their way. */
import type { Chips } from '@baize/engine';
import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { amountOf } from './deck/chips.ts';
import { animate, countedAt, countMotion } from './motion.ts';
import { usePace } from './pace.ts';

/**
 * The amount. It is counted up, never down; skipping what moves shows it at once. Whatever comes between, the number that rests is the
 * true one: a count that is called off writes nothing any more, and the next one begins with the amount that is drawn.
 */
export const CountedAmount = memo(({ amount }: { amount: Chips }) => {
  const pace = usePace();
  const figure = useRef<HTMLSpanElement>(null);
  const before = useRef(amount);
  const count = useEffectEvent((from: Chips): (() => void) | undefined => {
    const element = figure.current;
    if (element === null) return undefined;
    element.textContent = amountOf(amount);
    if (pace === 0 || amount <= from) return undefined;
    const clock = animate(element, countMotion(pace));
    let frame = 0;
    const show = (): void => {
      // Once it is over it has no progress.
      const part = clock.effect?.getComputedTiming().progress ?? 1;
      element.textContent = amountOf(countedAt(from, amount, part));
      if (part < 1) frame = requestAnimationFrame(show);
    };
    show();
    return () => {
      cancelAnimationFrame(frame);
      clock.cancel();
    };
  });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = amount;
    return count(from);
  }, [amount]);
  return <span ref={figure}>{amountOf(amount)}</span>;
});
