/** How strong every pair of cards is on a full board, and what part of all others it beats: all 1326 at once. */

import { COMBOS, highOf, lowOf } from '../bots/starting.ts';
import { type CardCode, lookUp, small, whole } from '../ranking/codes.ts';
import { evaluator, maskOf } from '../ranking/evaluate.ts';
import { CARD_KEYS, FLUSH } from '../ranking/tables.ts';

const STRENGTHS = 7463;
const FLUSH_CARDS = 5;

/** The suit of which a board has three or more; -1 when there is none. */
const suitOf = (board: readonly CardCode[]): number =>
  [0, 1, 2, 3].findIndex((suit) => board.filter((code) => (code & 3) === suit).length >= 3);

const keySum = (board: readonly CardCode[]): number => board.reduce((sum, code) => sum + whole(CARD_KEYS, code), 0);

/** Fills in the strength of every pair on a board of five; 0 where a card of it lies there. */
export const strengthsOn = (board: readonly CardCode[], strengths: Int16Array): void => {
  const { ofSum } = evaluator();
  const dead = new Uint8Array(52);
  for (const code of board) dead[code] = 1;
  const [key, suit] = [keySum(board), suitOf(board)];
  const mask = suit < 0 ? 0 : maskOf(board, suit);
  const there = board.filter((code) => (code & 3) === suit).length;
  for (let combo = 0; combo < COMBOS.length; combo += 1) {
    const [high, low] = [highOf(combo), lowOf(combo)];
    if (dead[high] === 1 || dead[low] === 1) {
      strengths[combo] = 0;
      continue;
    }
    const suited = ((high & 3) === suit ? 1 : 0) + ((low & 3) === suit ? 1 : 0);
    strengths[combo] =
      suit >= 0 && there + suited >= FLUSH_CARDS
        ? lookUp(FLUSH, mask | maskOf([high, low], suit))
        : ofSum(key + whole(CARD_KEYS, high) + whole(CARD_KEYS, low));
  }
};

const counts = new Int32Array(STRENGTHS);

/** Turns strengths into the part of all pairs that each beats, from 0 to 1; equal ones count half. Dead pairs stay below zero. */
export const sharesFrom = (strengths: Int16Array, shares: Float64Array): void => {
  counts.fill(0);
  let live = 0;
  for (let combo = 0; combo < strengths.length; combo += 1) {
    const strength = small(strengths, combo);
    if (strength === 0) continue;
    counts[strength] = whole(counts, strength) + 1;
    live += 1;
  }
  // Each strength's count gives way to twice the place of the middle of those that have it.
  let below = 0;
  for (let strength = 1; strength < STRENGTHS; strength += 1) {
    const here = whole(counts, strength);
    counts[strength] = 2 * below + here;
    below += here;
  }
  for (let combo = 0; combo < strengths.length; combo += 1) {
    const strength = small(strengths, combo);
    shares[combo] = strength === 0 ? -1 : whole(counts, strength) / (2 * live);
  }
};
