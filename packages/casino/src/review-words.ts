/** What is said of a decision, in words that blame nobody: what it cost, how sure that is, and how it was judged. Pure. */
import { type Appraised, figure, type GameTypes, type Mark } from '@baize/engine';
import type { Judgment } from './review.ts';

/** An amount in its unit, with one digit: "5.2 points", "208 chips", "4 in 100". */
export const costWords = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const size = Math.abs(value);
  if (unit === 'points') return `${size.toFixed(1)} points`;
  if (unit === 'chance') return `${Math.round(100 * size)} in 100`;
  return size < 10 && size > 0 ? `${size.toFixed(1)} chips` : `${figure(Math.round(size))} chips`;
};

/** A value with its sign: "−2.3 points", "+67 chips". */
export const valueIn = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const sign = unit === 'chips' ? (value < 0 ? '−' : '+') : value < 0 ? '−' : '';
  return `${sign}${costWords(unit, value)}`;
};

const titles: Readonly<Record<Mark, string>> = {
  fine: 'Nothing to mend',
  slip: 'A slip',
  mistake: 'A mistake',
  opinion: 'A matter of opinion',
};

/** What is said of a decision in a few words. */
export const titleOf = ({ mark, behind, unit, error }: Judgment): string => {
  if (mark === 'fine') return behind > error ? 'As good as the best' : titles.fine;
  return mark === 'opinion' ? titles.opinion : `${titles[mark]}: about ${costWords(unit, behind)}`;
};

/** How it was judged, and how sure that is. */
export const basisWords = ({ basis, unit }: Pick<Appraised<GameTypes>, 'basis' | 'unit'>, error: number): string => {
  if (basis === 'exact') return 'Reckoned exactly, from what could be seen then. How it went has no part in it.';
  const sure = `give or take ${costWords(unit, error)}`;
  return basis === 'sampled'
    ? `Judged by what you could see then, in deals that fit it; ${sure}. What the others really held is never looked at.`
    : `Judged against the hands that would play this way; ${sure}. What the others really held is never looked at.`;
};

/** "24 of 52 decisions judged." */
export const progressWords = (judged: number, of: number): string => `${judged} of ${of} decisions judged.`;
