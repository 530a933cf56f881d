/** Starting hands: how good two cards are before anything else is known. */
import { type CardCode, entry, small } from '../ranking/codes.ts';

/** The number of a pair of cards among the 1326. */
export const comboOf = (a: CardCode, b: CardCode): number => (a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a);

/** The 1326 pairs of cards by number. */
export const COMBOS: readonly (readonly [CardCode, CardCode])[] = Array.from({ length: 52 }, (_, high) =>
  Array.from({ length: high }, (_, low): readonly [CardCode, CardCode] => [high, low]),
).flat();

const HIGHER = Int16Array.from(COMBOS, ([high]) => high);
const LOWER = Int16Array.from(COMBOS, ([, low]) => low);
/** The higher card of a pair by its number. */
export const highOf = (combo: number): CardCode => small(HIGHER, combo);
/** The lower one. */
export const lowOf = (combo: number): CardCode => small(LOWER, combo);

/** What it is worth that ranks are close together, by the gap between them. */
const CLOSE: readonly number[] = [4.2, 3, 1.8, 0.8];

/** A rough worth: high cards, pairs most of all, with something for a common suit and for ranks close together. */
const worthOf = (a: CardCode, b: CardCode): number => {
  const [high, low] = [Math.max(a >> 2, b >> 2), Math.min(a >> 2, b >> 2)];
  if (high === low) return 22 + high * 3.4;
  const gap = high - low - 1;
  const suited = (a & 3) === (b & 3) ? 3.6 : 0;
  const close = entry(CLOSE, gap);
  return high * 2.3 + low * 1.35 + suited + close;
};

let places: Float64Array | undefined;

/** The place of every pair of cards among all, from 0 for the best to 1 for the worst. */
export const startingPlaces = (): Float64Array => {
  if (places !== undefined) return places;
  const order = COMBOS.map(([a, b], combo) => ({ combo, worth: worthOf(a, b) })).sort((x, y) => y.worth - x.worth);
  const made = new Float64Array(COMBOS.length);
  for (const [place, { combo }] of order.entries()) made[combo] = place / (COMBOS.length - 1);
  places = made;
  return made;
};
