/** The players of the house, weakest first. */
import type { Bot } from '@baize/engine';
import type { Hearts } from '../state.ts';
import { advise } from './advice.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

const hard: Bot<Hearts> = (sight, chance) => advise(sight, chance).action;

/** The bots of Hearts by name. */
export const bots = { easy, normal, hard } as const;
