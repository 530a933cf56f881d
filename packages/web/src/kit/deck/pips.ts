/** Where the pips of a number card stand: three columns, rows that mirror each other, and the midline. */
import type { Rank } from '@baize/engine';
import type { Point } from './pen.ts';

/** The ranks drawn with pips. */
export type PipRank = Exclude<Rank, 'A' | 'J' | 'Q' | 'K'>;

const [left, middle, right] = [36.3, 50, 63.7];
const [top, upper, midline] = [23, 54.3, 70];
const corners: readonly Point[] = [
  [left, top],
  [right, top],
];
const fours: readonly Point[] = [...corners, [left, upper], [right, upper]];
const sides: readonly Point[] = [
  [left, midline],
  [right, midline],
];
const heart: Point = [middle, midline];

/** Pips of the upper half, which the lower half repeats turned, and those that stand upright by themselves. */
export const pipLayout: Readonly<Record<PipRank, { readonly mirrored: readonly Point[]; readonly alone: readonly Point[] }>> = {
  2: { mirrored: [[middle, top]], alone: [] },
  3: { mirrored: [[middle, top]], alone: [heart] },
  4: { mirrored: corners, alone: [] },
  5: { mirrored: corners, alone: [heart] },
  6: { mirrored: corners, alone: sides },
  7: { mirrored: corners, alone: [...sides, [middle, 46.5]] },
  8: { mirrored: [...corners, [middle, 46.5]], alone: sides },
  9: { mirrored: fours, alone: [heart] },
  T: { mirrored: [...fours, [middle, 38.7]], alone: [] },
};
