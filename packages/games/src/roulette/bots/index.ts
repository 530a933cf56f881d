/** The players of the house, weakest first. */
import type { Bot } from '@baize/engine';
import type { Roulette } from '../state.ts';
import { advise } from './shrewd.ts';
import { cautious, scatter } from './simple.ts';

const shrewd: Bot<Roulette> = (sight) => advise(sight).action;

/** Roulette's bots by name. */
export const bots = { scatter, cautious, shrewd } as const;
