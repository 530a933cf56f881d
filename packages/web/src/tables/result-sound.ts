/** What the end of a round sounds like at a table for chips or wins. */
import type { Settled } from '@baize/engine';
import type { SoundName } from '../runtime/recipes.ts';

/** A win, a loss, or nothing when neither is this seat's. */
export const resultSound = ({ results }: Pick<Settled, 'results'>, me: number): SoundName | undefined => {
  const result = results[me]?.result;
  return result === 'won' ? 'win' : result === 'lost' ? 'lose' : undefined;
};
