/** A look back in English. */
import { figure, many, roughly, tenth } from '@baize/engine/language/en';
import type { ReviewWords, Unit } from './review-words.ts';

const costs: Readonly<Record<Unit, (size: number) => string>> = {
  points: (size) => many(Number(size.toFixed(1)), 'point', 'points', tenth),
  chance: (size) => `${Math.round(100 * size)} in 100`,
  chips: (size) => `${roughly(size)} ${roughly(size) === '1.0' ? 'chip' : 'chips'}`,
};
const NEVER = 'The cards the others really held play no part.';

/** A look back in English. */
export const words = {
  cost: (unit, size) => costs[unit](size),
  fine: 'Nothing to fix',
  asGood: 'As good as the best',
  opinion: 'A matter of opinion',
  slip: (cost) => `A slip: about ${cost}`,
  mistake: (cost) => `A mistake: about ${cost}`,
  exact: 'Calculated exactly from what you could see at the time, not from how the hand turned out.',
  sampled: (error) => `Judged by what you could see at the time, over deals that fit it, give or take ${error}. ${NEVER}`,
  model: (error) => `Judged against the hands that would play this way, give or take ${error}. ${NEVER}`,
  progress: (judged, of) => `${figure(judged)} of ${figure(of)} decisions judged.`,
  correct: 'Correct',
  better: 'There’s better',
  tried: (tried, better, by) => `You chose “${tried}”. “${better}” is better${by === undefined ? '' : ` by about ${by}`}.`,
} as const satisfies ReviewWords;
