/** The bots, weakest first. */
import { basic, mimic } from './basic.ts';
import { exact } from './exact.ts';

/** Blackjack's bots by name. */
export const bots = { mimic, basic, exact } as const;
