/** Many small numbers quickly, from a bot's chance. Good enough for thinking; cards are dealt by the engine's own. */
import { type Chance, read } from '@baize/engine';

/** A source of numbers that moves as it is read. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, for small bounds. */
  below(bound: number): number;
  /** A number from 0 up to 1. */
  unit(): number;
}

const TWO_32 = 2 ** 32;

/** Numbers that follow from what a cell of 32 bits, other than 0, holds: the same for the same. (xorshift) */
export const randomIn = (cell: Uint32Array): Random => {
  const next = (): number => {
    let x = cell[0] ?? 1;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    cell[0] = x;
    return x >>> 0;
  };
  return { below: (bound) => Math.floor((next() / TWO_32) * bound), unit: () => next() / TWO_32 };
};

/** Numbers that follow from chance. */
export const randomFrom = (chance: Chance): Random =>
  // In a typed array, because a closure would make an object of every number past 31 bits.
  randomIn(new Uint32Array([read(chance).below(TWO_32 - 1) + 1]));
