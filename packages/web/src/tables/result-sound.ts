/** What the end of a round sounds like at a table for chips or wins. */
import type { Chips, Settled } from '@baize/engine';
import type { SoundName } from '../runtime/recipes.ts';
import { type WinGrade, winGrade } from './win-grade.ts';

const SOUNDS: Readonly<Record<WinGrade, SoundName>> = { none: 'win', small: 'win', good: 'good', great: 'great' };

/** A win by its size, a loss, or nothing when neither is this seat's. The stack is what the seat has now. */
export const resultSound = (
  { results }: Pick<Settled, 'results'>,
  me: number,
  stake: Chips = 0,
  stack: Chips = 0,
): SoundName | undefined => {
  const { result, net } = results[me] ?? { result: 'pushed', net: 0 };
  if (result === 'won') return SOUNDS[winGrade(net, stake, stack - net)];
  return result === 'lost' ? 'lose' : undefined;
};
