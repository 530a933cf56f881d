/** What to pass: how glad a seat is to be rid of each card. */
import { type Card, rankIndex, rankOf, type Suit, suitOf } from '@baize/engine';
import { PASSED } from '../passing.ts';

const QUEEN = 10;

const ofSuit = (hand: readonly Card[], suit: Suit): readonly number[] =>
  hand.filter((card) => suitOf(card) === suit).map((card) => rankIndex(rankOf(card)));

/** The queen and what lies above her are safe behind four low spades; the low ones themselves are kept to guard them. */
const spadeWeight = (rank: number, spades: readonly number[]): number => {
  const guards = spades.filter((one) => one < QUEEN).length;
  if (rank < QUEEN) return -30 + rank;
  if (guards >= 4) return rank === QUEEN ? 0 : -5;
  return rank === QUEEN ? 90 - 10 * guards : 75 - 10 * guards + rank;
};

/** High hearts cost most; low ones under them are a shelter. */
const heartWeight = (rank: number, hearts: readonly number[]): number => {
  const lower = hearts.filter((one) => one < rank && one < 6).length;
  return 4 * rank - 8 * lower;
};

/** High cards of short suits go, so that the suit can soon be thrown on; low ones stay. */
const plainWeight = (rank: number, held: readonly number[]): number => {
  const lower = held.filter((one) => one < rank && one < 5).length;
  return 3 * rank + (held.length <= 3 ? 16 - 4 * held.length : 0) - 6 * lower;
};

/** How glad a seat is to be rid of a card of its hand. */
export const passWeight = (hand: readonly Card[], card: Card): number => {
  const suit = suitOf(card);
  const rank = rankIndex(rankOf(card));
  const held = ofSuit(hand, suit);
  if (suit === 's') return spadeWeight(rank, held);
  return suit === 'h' ? heartWeight(rank, held) : plainWeight(rank, held);
};

/** A hand by how glad its seat is to be rid of each card, the heaviest first. */
export const byWeight = (hand: readonly Card[]): readonly Card[] => {
  const weights = new Map(hand.map((card) => [card, passWeight(hand, card)]));
  return hand.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
};

/** The three to pass by these weights. */
export const passByWeight = (hand: readonly Card[]): readonly Card[] => byWeight(hand).slice(0, PASSED);
