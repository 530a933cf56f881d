/** The regulars of the house: who sits down with the player. */
import type { Face } from '../kit/deck/Portrait.tsx';

/** One of them. */
export interface Regular {
  readonly name: string;
  readonly face: Face;
}

/** In the order they come to a table, from the player's left. */
export const regulars: readonly Regular[] = [
  { name: 'Margot', face: 'Qh' },
  { name: 'Edmund', face: 'Ks' },
  { name: 'Odette', face: 'Qd' },
  { name: 'Hugo', face: 'Kc' },
  { name: 'Greta', face: 'Qs' },
  { name: 'Felix', face: 'Jd' },
  { name: 'Ivo', face: 'Jc' },
];
