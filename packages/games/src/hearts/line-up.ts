/** The company: who sits at the other seats of a table of Hearts, and what chips they bring. */
import type { BotSeat } from '@baize/engine';
import type { Rules } from './rules.ts';

/** Three players of the middle strength. Nothing is staked, so they bring no chips. */
export const lineUp = (_rules: Rules, others: number): readonly (BotSeat | null)[] => [
  null,
  ...Array.from({ length: others }, () => ({ bot: 'normal', stack: 0 })),
];
