/** How large a win is, and so how it is told: a small one in words, a good one in brass, a great one lights the table. Pure. */
import type { Chips } from '@baize/engine';

/** The sizes of a win. */
export type WinGrade = 'none' | 'small' | 'good' | 'great';

/** A win is measured by what was staked for it, and by what the player had before. */
export const winGrade = (net: Chips, stake: Chips, before = 0): WinGrade => {
  if (net <= 0) return 'none';
  const isWorth = (times: number, part: number): boolean => (stake > 0 && net >= times * stake) || (before > 0 && net >= part * before);
  return isWorth(8, 1) ? 'great' : isWorth(2, 0.25) ? 'good' : 'small';
};
