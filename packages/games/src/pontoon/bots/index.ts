/** The players of the house, weakest first. */
import type { Bot } from '@baize/engine';
import type { Pontoon } from '../state.ts';
import { advise } from './sharp.ts';
import { steady } from './steady.ts';

const sharp: Bot<Pontoon> = (sight, chance) => advise(sight, chance).action;

/** Pontoon's bots by name. */
export const bots = { steady, sharp } as const;
