/** Playouts: hands dealt by chance to the others from their ranges, and the rest of the board, to see who would win. */
import type { Reader } from '@baize/engine';
import { type CardCode, entry, real, small, whole } from '../ranking/codes.ts';
import { strengthOfCodes } from '../ranking/evaluate.ts';
import type { Weights } from './ranges.ts';
import { highOf, lowOf } from './starting.ts';

/** Many ways it may go. What belongs to one playout and one of the others stands at `playout * others + other`. */
export interface Playouts {
  readonly count: number;
  readonly others: number;
  /** The strength of my hand in each playout. */
  readonly mine: Int16Array;
  /** What each of the others holds, as the number of a pair of cards, and how strong it is in the end. */
  readonly combos: Int16Array;
  readonly theirs: Int16Array;
}

const WORD = 2 ** 32;

/** Weights summed up, to draw from. */
const sumUp = (weights: Weights): Float64Array => {
  let total = 0;
  return weights.map((weight) => {
    total += weight;
    return total;
  });
};

const draw = (sums: Float64Array, reader: Reader): number => {
  const wanted = (reader.below(WORD) / WORD) * real(sums, sums.length - 1);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (real(sums, middle) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

const TRIES = 12;
const ALWAYS = 0x7fffffff;

/** Cards that are held or lie on the board carry the number of the deal in which they were taken. */
type Taken = Int32Array;

const isTaken = (taken: Taken, combo: number, deal: number): boolean =>
  whole(taken, highOf(combo)) >= deal || whole(taken, lowOf(combo)) >= deal;

/** A pair of cards that nobody else holds, as the weights like it; any other when that is not found soon. */
const drawHand = (sums: Float64Array, taken: Taken, deal: number, reader: Reader): number => {
  let combo = draw(sums, reader);
  for (let tries = 0; isTaken(taken, combo, deal); tries += 1) combo = tries < TRIES ? draw(sums, reader) : reader.below(sums.length);
  taken[highOf(combo)] = deal;
  taken[lowOf(combo)] = deal;
  return combo;
};

const drawCard = (taken: Taken, deal: number, reader: Reader): CardCode => {
  let code = reader.below(52);
  while (whole(taken, code) >= deal) code = reader.below(52);
  taken[code] = deal;
  return code;
};

/** The hand of each of the others in one deal. */
const dealHands = (made: Playouts, deal: number, sums: readonly Float64Array[], taken: Taken, reader: Reader): void => {
  for (const [other, one] of sums.entries()) made.combos[deal * made.others + other] = drawHand(one, taken, deal + 1, reader);
};

/** How strong the hands of one deal are, on the board that stands from the third card on. */
const judge = (made: Playouts, deal: number, mine: readonly CardCode[], cards: CardCode[]): void => {
  [cards[0], cards[1]] = [entry(mine, 0), entry(mine, 1)];
  made.mine[deal] = strengthOfCodes(cards);
  for (let at = deal * made.others; at < (deal + 1) * made.others; at += 1) {
    const combo = small(made.combos, at);
    [cards[0], cards[1]] = [highOf(combo), lowOf(combo)];
    made.theirs[at] = strengthOfCodes(cards);
  }
};

/** Deals this many times. */
export const playOut = (
  mine: readonly CardCode[],
  board: readonly CardCode[],
  ranges: readonly Weights[],
  count: number,
  reader: Reader,
): Playouts => {
  const others = ranges.length;
  const sums = ranges.map(sumUp);
  const made = {
    count,
    others,
    mine: new Int16Array(count),
    combos: new Int16Array(count * others),
    theirs: new Int16Array(count * others),
  };
  const taken: Taken = new Int32Array(52);
  for (const code of [...mine, ...board]) taken[code] = ALWAYS;
  const cards = [0, 0, ...board, 0, 0, 0, 0, 0].slice(0, 7);
  for (let deal = 0; deal < count; deal += 1) {
    dealHands(made, deal, sums, taken, reader);
    for (let place = 2 + board.length; place < 7; place += 1) cards[place] = drawCard(taken, deal + 1, reader);
    judge(made, deal, mine, cards);
  }
  return made;
};

/** My part of the pot in one playout, against those of the others that stay. */
export const partOf = ({ mine, theirs, others }: Playouts, deal: number, stays: (other: number) => boolean): number => {
  const own = small(mine, deal);
  let equal = 1;
  for (let other = 0; other < others; other += 1) {
    const strength = small(theirs, deal * others + other);
    if (strength < own || !stays(other)) continue;
    if (strength > own) return 0;
    equal += 1;
  }
  return 1 / equal;
};

const everybody = (): boolean => true;

/** My part of the pot if all of them stay, on average. */
export const equityIn = (playouts: Playouts): number => {
  let sum = 0;
  for (let deal = 0; deal < playouts.count; deal += 1) sum += partOf(playouts, deal, everybody);
  return sum / playouts.count;
};
