/** How many opponents the presets of a game take. */
import { othersAt } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import type { Opponents } from './screen.ts';

/** The opponents by preset. Unless told there are as many as is usual, or a full table. */
export const opponentsAt =
  <T extends GameTypes>(module: GameModule<T>, usual = Number.POSITIVE_INFINITY) =>
  (preset: string): Opponents => {
    const { min, max } = othersAt(module, preset);
    return { min, max, usual: Math.min(max, usual) };
  };
