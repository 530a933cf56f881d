/** Cards as small numbers, for the hot loops: four times the rank and the suit, 0 for the two of clubs, 51 for the ace of spades. */
import { type Card, isCard, RANKS, SUITS } from '@baize/engine';

// Reading lists of numbers in tight loops: what lies outside a list is 0. There is one reader for each kind of list, so that each stays
// fast.

/** An entry of a plain list. */
export const entry = (list: readonly number[], place: number): number => list[place] ?? 0;
/** An entry of a list of fractions. */
export const real = (list: Float64Array, place: number): number => list[place] ?? 0;
/** An entry of a list of small numbers. */
export const small = (list: Int16Array, place: number): number => list[place] ?? 0;
/** An entry of a list of whole numbers. */
export const whole = (list: Int32Array, place: number): number => list[place] ?? 0;
/** An entry of a table. */
export const lookUp = (table: Uint16Array, place: number): number => table[place] ?? 0;

/** A card as a number from 0 to 51. */
export type CardCode = number;

const cardByCode: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));
// By the letters: a map of cards would cost as much again as ranking the hand they are in.
const LETTERS = 128;
const rankCodes = new Uint8Array(LETTERS);
const suitCodes = new Uint8Array(LETTERS);
for (const [rank, letter] of RANKS.entries()) rankCodes[letter.charCodeAt(0)] = rank * SUITS.length;
for (const [suit, letter] of SUITS.entries()) suitCodes[letter.charCodeAt(0)] = suit;

/** The number of a card. */
export const cardCode = (card: Card): CardCode => (rankCodes[card.charCodeAt(0)] ?? 0) + (suitCodes[card.charCodeAt(1)] ?? 0);

/** The card of a number. One outside 0 to 51 is a bug, and throws. */
export const cardOfCode = (code: CardCode): Card => {
  const card = cardByCode[code];
  if (card === undefined) throw new RangeError(`No card has the number ${code}.`);
  return card;
};

/** The cards that a text names, with spaces or without: `'AsAh'`, `'10c 9d'`; undefined when it names anything else, or one twice. */
export const parseCards = (text: string): readonly Card[] | undefined => {
  const words = text.replaceAll('10', 'T').match(/[^\s,]{2}/g) ?? [];
  const cards = words.map((word) => word.charAt(0).toUpperCase() + word.charAt(1).toLowerCase()).filter(isCard);
  const all = cards.join('').length === text.replaceAll('10', 'T').replaceAll(/[\s,]/g, '').length;
  return all && new Set(cards).size === cards.length ? cards : undefined;
};
