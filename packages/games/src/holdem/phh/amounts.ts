/** Amounts of a history, in its own units, as whole numbers of the smallest part that it writes. */
import type { Chips } from '@baize/engine';
import type { TomlNumber } from './toml.ts';

/** How many digits stand behind the point. */
export const decimalsOf = ({ number }: TomlNumber): number => {
  const plain = /e/i.test(number) ? `${Number(number)}` : number;
  return /\.(\d+)$/.exec(plain)?.[1]?.length ?? 0;
};

/** A stack that nobody knows, and nobody can come to the end of. */
export const UNKNOWN: Chips = 2 ** 45;

/** The amount in whole units, with its sign; undefined when it is not one. */
export const toSignedUnits = ({ number }: TomlNumber, decimals: number): Chips | undefined => {
  if (/^\+?inf$/.test(number)) return UNKNOWN;
  const units = Math.round(Number(number) * 10 ** decimals);
  return Number.isSafeInteger(units) && Math.abs(units) < UNKNOWN ? units : undefined;
};

/** The amount in whole units; undefined when it is not one, or below zero. */
export const toUnits = (amount: TomlNumber, decimals: number): Chips | undefined => {
  const units = toSignedUnits(amount, decimals);
  return units === undefined || units < 0 ? undefined : units;
};

/** The amount as the history would write it. */
export const fromUnits = (units: Chips, decimals: number): number => Number((units / 10 ** decimals).toFixed(decimals));
