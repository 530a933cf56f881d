/** The company: who sits at the other seats of a table of Sabacc, and what chips they bring. */
import { type BotSeat, type Chance, read } from '@baize/engine';
import type { Rules } from './rules.ts';

/** So many opponents, each with chips by chance; the one who sits down is last. */
export const lineUp = ({ opponents: { min, max, step } }: Rules, others: number, chance: Chance): readonly (BotSeat | null)[] => {
  const reader = read(chance);
  const opponents = Array.from({ length: others }, () => ({ bot: 'normal', stack: min + step * reader.below((max - min) / step + 1) }));
  return [...opponents, null];
};
