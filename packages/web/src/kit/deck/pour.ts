/** A pot on its way to somebody, as stacks that are poured one after another. */
import type { Chips } from '@baize/engine';

const MOST_POURED = 6;

/** An amount as the stacks in which it is poured to somebody: the more there is, the more of them. Together they are the amount. */
export const pourOf = (amount: Chips): readonly Chips[] => {
  const count = Math.max(1, Math.min(MOST_POURED, Math.floor(Math.log2(amount / 25)), amount));
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, place) => (place === 0 ? amount - each * (count - 1) : each));
};
