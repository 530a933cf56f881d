/** The players of the house, weakest first. */
import { basic } from './basic.ts';
import { exact } from './exact.ts';
import { mimic } from './mimic.ts';

/** Blackjack's bots by name. */
export const bots = { mimic, basic, exact } as const;
