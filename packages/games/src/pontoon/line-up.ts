/** The company: who sits at the other seats of a table of Pontoon, and what chips they bring. */
import type { BotSeat } from '@baize/engine';
import type { Rules } from './rules.ts';

/** Everybody brings as much as twenty of the largest stakes; every other guest is sharp. */
export const lineUp = ({ stake }: Rules, others: number): readonly (BotSeat | null)[] => [
  null,
  ...Array.from({ length: others }, (_, guest) => ({ bot: guest % 2 === 0 ? 'sharp' : 'steady', stack: 20 * stake.max })),
];
