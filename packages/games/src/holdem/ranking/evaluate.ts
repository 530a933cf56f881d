/** How strong a hand of five, six or seven cards is: a number from 1 to 7462, the higher the better, equal for equal hands. */
import type { Card } from '@baize/engine';
import { type CardCode, cardCode, lookUp, whole } from './codes.ts';
import { CARD_KEYS, FLUSH, fillTables, HIGH, LOW, LOW_BITS, SEVEN, SUIT_KEYS, strengthOfFew, TABLE_BYTES } from './tables.ts';

const LOW_MASK = (1 << LOW_BITS) - 1;
// Five or more of a suit carry into the fourth bit of its byte.
const CARRY = 0x03030303;
const CARRIED = 0x08080808;

/** The suit, 0 to 3, of which these counted suits hold five or more; -1 when there is none. */
export const flushSuitOf = (suits: number): number => {
  const carried = (suits + CARRY) & CARRIED;
  return carried === 0 ? -1 : (31 - Math.clz32(carried)) >> 3;
};

/** The ranks that these cards have in one suit. */
export const maskOf = (cards: readonly CardCode[], suit: number): number => {
  let mask = 0;
  for (const code of cards) if ((code & 3) === suit) mask |= 1 << (code >> 2);
  return mask;
};

/** Seven cards. */
export type Seven = readonly [CardCode, CardCode, CardCode, CardCode, CardCode, CardCode, CardCode];

const isSeven = (cards: readonly CardCode[]): cards is Seven => cards.length === 7;

/** The evaluator for hot loops. */
export interface Evaluator {
  /** The strength of seven cards. */
  of7(cards: Seven): number;
  /** The strength of seven cards by the sum of their keys, leaving flushes aside. */
  ofSum(sum: number): number;
  /** What a card adds to the sums of a hand: its key, and its suit. */
  keyOf(card: CardCode): number;
  suitOf(card: CardCode): number;
  /** The strength of seven cards whose keys and suits are added up already: hands in sequence share the sums of the cards they share. */
  ofSums(key: number, suits: number, cards: Seven): number;
  /** How many bytes its tables take. */
  readonly bytes: number;
}

/**
 * The hot path, written out: every helper, pattern or test more here costs a third of its speed. What it reads is constant inside
 * its own closure, whatever a bundler makes of this module, so that the compiler can lay the tables' addresses into the code.
 */
const makeEvaluator = (): Evaluator => {
  const keys = CARD_KEYS;
  const suitKeys = SUIT_KEYS;
  const high = HIGH;
  const low = LOW;
  const seven = SEVEN;
  const flush = FLUSH;
  const ofSum = (sum: number): number => seven[(high[sum >> 14] ?? 0) + (low[sum & 0x3fff] ?? 0)] ?? 0;
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it is two sums and three look-ups; what counts as complex is `?? 0`.
  const of7 = (cards: Seven): number => {
    const a = cards[0];
    const b = cards[1];
    const c = cards[2];
    const d = cards[3];
    const e = cards[4];
    const f = cards[5];
    const g = cards[6];
    const fewSuits = (suitKeys[a] ?? 0) + (suitKeys[b] ?? 0) + (suitKeys[c] ?? 0);
    const suits = (fewSuits + (suitKeys[d] ?? 0) + (suitKeys[e] ?? 0) + (suitKeys[f] ?? 0) + (suitKeys[g] ?? 0)) | 0;
    if (((suits + 0x03030303) & 0x08080808) !== 0) return flush[maskOf(cards, flushSuitOf(suits))] ?? 0;
    const fewKeys = (keys[a] ?? 0) + (keys[b] ?? 0) + (keys[c] ?? 0);
    const sum = (fewKeys + (keys[d] ?? 0) + (keys[e] ?? 0) + (keys[f] ?? 0) + (keys[g] ?? 0)) | 0;
    return seven[(high[sum >> 14] ?? 0) + (low[sum & 0x3fff] ?? 0)] ?? 0;
  };
  const ofSums = (key: number, suits: number, cards: Seven): number =>
    ((suits + 0x03030303) & 0x08080808) === 0 ? ofSum(key) : (flush[maskOf(cards, flushSuitOf(suits))] ?? 0);
  return { ofSum, of7, ofSums, keyOf: (card) => keys[card] ?? 0, suitOf: (card) => suitKeys[card] ?? 0, bytes: TABLE_BYTES };
};
const made = makeEvaluator();

/** The evaluator, its tables filled: that takes some hundredths of a second the first time, and nothing after it. */
export const evaluator = (): Evaluator => {
  fillTables();
  return made;
};

/** The strength of five, six or seven cards, as numbers. Any other count is a bug, and throws. */
export const strengthOfCodes = (cards: readonly CardCode[]): number => {
  if (isSeven(cards)) return evaluator().of7(cards);
  if (cards.length !== 5 && cards.length !== 6) throw new RangeError(`A hand has five to seven cards, not ${cards.length}.`);
  fillTables();
  let [sum, suits] = [0, 0];
  for (const code of cards) {
    sum += whole(CARD_KEYS, code);
    suits += whole(SUIT_KEYS, code);
  }
  const suit = flushSuitOf(suits);
  return suit < 0 ? strengthOfFew(cards.length, sum >> LOW_BITS, sum & LOW_MASK) : lookUp(FLUSH, maskOf(cards, suit));
};

/** The strength of five, six or seven cards. */
export const strengthOf = (cards: readonly Card[]): number => strengthOfCodes(cards.map(cardCode));
