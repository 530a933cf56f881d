/** The players of the house, weakest first. */
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { normal } from './normal.ts';

/** Sabacc's bots by name. */
export const bots = { easy, normal, hard } as const;
