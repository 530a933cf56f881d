/** Who sits at a table: a name, and the court card whose face goes with it. */
import { fork, SUITS, type Suit, shuffle } from '@baize/engine';
import type { TableOpening } from '../table/table.ts';

/** The court cards, whose faces people have. */
export type Face = `${'J' | 'Q' | 'K'}${Suit}`;

/** Somebody at a table. */
export interface Persona {
  readonly name: string;
  readonly face: Face;
}

/** The faces that somebody can choose. */
export const FACES: readonly Face[] = SUITS.flatMap((suit) => (['J', 'Q', 'K'] as const).map((rank): Face => `${rank}${suit}`));

/** Whether this is one of the faces. */
export const isFace = (value: unknown): value is Face => FACES.some((face) => face === value);

const regulars: readonly Persona[] = [
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

/** As many opponents as there are seats for, the same for the same seed. */
export const personasFor = (seed: string, count: number): readonly Persona[] => shuffle(regulars, fork(seed, 'guests'))[0].slice(0, count);

/** Who sits at a table, seat by seat; null is the player. They follow from the seed, so a resumed table meets the same faces. */
export const personasAt = ({ seed, me, stacks }: Pick<TableOpening, 'seed' | 'me' | 'stacks'>): readonly (Persona | null)[] => {
  const others = personasFor(seed, stacks.length - 1);
  return stacks.map((_, seat) => (seat === me ? null : (others[seat < me ? seat : seat - 1] ?? null)));
};
