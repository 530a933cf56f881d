/** A number that follows the chips: what is paid is counted up while they are on their way. */
import type { Chips } from '@baize/engine';
import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { amountOf } from './deck/chips.ts';
import { animate, countedAt, countMotion } from './motion.ts';
import { usePace } from './pace.ts';

/** The amount. It is counted up, never down; skipping what moves shows it at once. */
export const CountedAmount = memo(({ amount }: { amount: Chips }) => {
  const pace = usePace();
  const figure = useRef<HTMLSpanElement>(null);
  const before = useRef(amount);
  const count = useEffectEvent((from: Chips): (() => void) | undefined => {
    const element = figure.current;
    if (element === null || pace === 0 || amount <= from) return undefined;
    const clock = animate(element, countMotion(pace));
    let frame = 0;
    const show = (): void => {
      const part = clock.effect?.getComputedTiming().progress ?? 1;
      element.textContent = amountOf(countedAt(from, amount, part));
      if (part < 1) frame = requestAnimationFrame(show);
    };
    show();
    clock.onfinish = () => {
      cancelAnimationFrame(frame);
      element.textContent = amountOf(amount);
    };
    return () => clock.finish();
  });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = amount;
    return count(from);
  }, [amount]);
  return <span ref={figure}>{amountOf(amount)}</span>;
});
