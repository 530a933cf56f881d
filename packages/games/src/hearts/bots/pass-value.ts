/** What to pass: how glad a seat is to be rid of each card. */
import type { Card } from '@baize/engine';
import { cardCount, cardIndex, cellAt, HEARTS, lowestRank, QUEEN, SPADES, under } from '../board.ts';
import { PASSED } from '../passing.ts';

/** The ranks below this shelter a higher heart, or a higher card of a plain suit. */
const LOW_HEART = 6;
const LOW_PLAIN = 5;

/** The queen and what lies above her are safe behind four low spades; the low ones themselves are kept to guard them. */
const spadeWeight = (rank: number, held: number): number => {
  const guards = cardCount(held & under(QUEEN));
  if (rank < QUEEN) return -30 + rank;
  if (guards >= 4) return rank === QUEEN ? 0 : -5;
  return rank === QUEEN ? 90 - 10 * guards : 75 - 10 * guards + rank;
};

/** High hearts cost most; low ones under them are a shelter. */
const heartWeight = (rank: number, held: number): number => 4 * rank - 8 * cardCount(held & under(Math.min(rank, LOW_HEART)));

/** High cards of short suits go, so that the suit can soon be thrown on; low ones stay. */
const plainWeight = (rank: number, held: number): number => {
  const count = cardCount(held);
  return 3 * rank + (count <= 3 ? 16 - 4 * count : 0) - 6 * cardCount(held & under(Math.min(rank, LOW_PLAIN)));
};

/** How glad a seat is to be rid of a card, by what it holds of the suit. */
const weightIn = (suit: number, rank: number, held: number): number => {
  if (suit === SPADES) return spadeWeight(rank, held);
  return suit === HEARTS ? heartWeight(rank, held) : plainWeight(rank, held);
};

/** A hand as a board has it: the bits of each suit. */
const bitsOf = (hand: readonly Card[]): Int32Array => {
  const bits = new Int32Array(4);
  for (const number of hand.map(cardIndex)) bits[Math.floor(number / 13)] = cellAt(bits, Math.floor(number / 13)) | (1 << (number % 13));
  return bits;
};

const weightAmong = (bits: Int32Array, number: number): number => {
  const suit = Math.floor(number / 13);
  return weightIn(suit, number - 13 * suit, cellAt(bits, suit));
};

/** How glad a seat is to be rid of a card of its hand. */
export const passWeight = (hand: readonly Card[], card: Card): number => weightAmong(bitsOf(hand), cardIndex(card));

/** A hand by how glad its seat is to be rid of each card, the heaviest first. */
export const byWeight = (hand: readonly Card[]): readonly Card[] => {
  const bits = bitsOf(hand);
  const weights = new Map(hand.map((card) => [card, weightAmong(bits, cardIndex(card))]));
  return hand.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
};

/** The three to pass by these weights. */
export const passByWeight = (hand: readonly Card[]): readonly Card[] => byWeight(hand).slice(0, PASSED);

const heaviest = new Float64Array(PASSED);

/** The numbers of the three that a seat would pass by these weights, into `gone` from a place on; `hands` as a board has them. */
export const findHeaviest = (hands: Int32Array, seat: number, gone: Uint8Array, from: number): void => {
  heaviest.fill(Number.NEGATIVE_INFINITY);
  for (let suit = 0; suit < 4; suit += 1) {
    const held = cellAt(hands, 4 * seat + suit);
    for (let left = held; left > 0; left &= left - 1)
      insert(gone, from, 13 * suit + lowestRank(left), weightIn(suit, lowestRank(left), held));
  }
};

/** Puts a card among the heaviest so far, if it is one of them. */
const insert = (gone: Uint8Array, from: number, card: number, weight: number): void => {
  let place = PASSED;
  for (; place > 0 && (heaviest[place - 1] ?? 0) < weight; place -= 1) {
    if (place === PASSED) continue;
    heaviest[place] = heaviest[place - 1] ?? 0;
    gone[from + place] = gone[from + place - 1] ?? 0;
  }
  if (place === PASSED) return;
  heaviest[place] = weight;
  gone[from + place] = card;
};
