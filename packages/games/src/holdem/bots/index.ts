/** The bots, weakest first. */
import type { Bot } from '@baize/engine';
import type { Holdem } from '../state.ts';
import { regular } from './regular.ts';
import { shark } from './shark.ts';
import { thirds } from './thirds.ts';

/** The bots by name. */
export const bots = { thirds, regular, shark } as const satisfies Readonly<Record<string, Bot<Holdem>>>;
