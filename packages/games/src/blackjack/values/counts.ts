/** Cards counted by what they count: all that expected values depend on. */
import type { Card } from '@baize/engine';
import { pipsOf } from '../hand.ts';

/** How many cards there are of each of the pips from 1 to 10, under their number; under 0, how many in all. */
export type Counts = readonly number[];

/** The most packs that a shoe is taken to have: as good as without end, and still exact to the tenth digit. */
export const INFINITE = 1e12;

/** So many packs, each with four of every rank and sixteen that count ten. */
export const packs = (decks: number): Counts => [52, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16].map((cards) => cards * decks);

/** These cards, counted. */
export const countCards = (cards: readonly Card[]): Counts => {
  const counts = [cards.length, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[pipsOf(card)] = countAt(counts, pipsOf(card)) + 1;
  return counts;
};

/** The same cards without these. */
export const without = (counts: Counts, ...taken: readonly number[]): Counts => {
  const left = [...counts];
  for (const pips of taken) {
    left[pips] = countAt(left, pips) - 1;
    left[0] = countAt(left, 0) - 1;
  }
  return left;
};

/** How many there are of these pips. */
export const countAt = (counts: Counts, pips: number): number => counts[pips] ?? 0;

// Some cards are told apart by a number with a digit for each of the pips: of none are there more than 21 in a hand.
const DIGIT = 22;
const weights = Array.from({ length: 11 }, (_, pips) => (pips === 0 ? 0 : DIGIT ** (pips - 1)));

/** What one card of these pips adds to the number that names some cards. */
export const placeValue = (pips: number): number => weights[pips] ?? 0;
