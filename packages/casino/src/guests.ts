/** The company: who sits at the other seats. */
import { fork, type Suit, shuffle } from '@baize/engine';

/** Somebody who plays here often. */
export interface Guest {
  readonly name: string;
  /** The court card whose face they have. */
  readonly face: `${'K' | 'Q' | 'J'}${Suit}`;
}

const regulars: readonly Guest[] = [
  { name: 'Margot', face: 'Qh' },
  { name: 'Edmund', face: 'Ks' },
  { name: 'Odette', face: 'Qd' },
  { name: 'Felix', face: 'Jh' },
  { name: 'Hugo', face: 'Kc' },
  { name: 'Clara', face: 'Qc' },
  { name: 'Bruno', face: 'Jd' },
  { name: 'Ada', face: 'Qs' },
  { name: 'Dmitri', face: 'Kd' },
  { name: 'Elsie', face: 'Js' },
  { name: 'Lorcan', face: 'Kh' },
  { name: 'Tamsin', face: 'Jc' },
];

/** As many guests as there are seats for, the same for the same seed. */
export const guestsFor = (seed: string, count: number): readonly Guest[] => shuffle(regulars, fork(seed, 'guests'))[0].slice(0, count);
