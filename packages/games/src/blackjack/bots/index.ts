/** The bots, weakest first. */
import { basic, mimic } from './basic.ts';
import { cautious, wild } from './company.ts';
import { exact } from './exact.ts';

/** Blackjack's bots by name. */
export const bots = { mimic, wild, cautious, basic, exact } as const;
