import { expect, test } from 'vitest';
import { entry, lookUp } from './codes.ts';
import { evaluator, flushSuitOf } from './evaluate.ts';
import { CATEGORIES } from './score.ts';
import { CARD_KEYS, FIRST_STRENGTHS, FLUSH, SUIT_KEYS } from './tables.ts';

/**
 * Every hand of seven, card by card: sums are carried on from one card to the next, so the last card costs one addition and one
 * look-up. Counts how many hands there are of each strength.
 */
const countAll = (): Uint32Array => {
  // Constants of this function are read faster than those of another module.
  const { ofSum } = evaluator();
  const [keys, suitKeys, flush] = [CARD_KEYS, SUIT_KEYS, FLUSH];
  const counts = new Uint32Array(7463);
  const flushWith = (mask: number, code: number, suit: number): number =>
    lookUp(flush, (code & 3) === suit ? mask | (1 << (code >> 2)) : mask);
  const last = (first: number, sum: number, suits: number, masks: readonly number[]): void => {
    for (let code = first; code < 52; code += 1) {
      const suit = flushSuitOf(suits + (suitKeys[code] ?? 0));
      const strength = suit < 0 ? ofSum(sum + (keys[code] ?? 0)) : flushWith(entry(masks, suit), code, suit);
      counts[strength] = (counts[strength] ?? 0) + 1;
    }
  };
  const add = (left: number, first: number, sum: number, suits: number, masks: readonly number[]): void => {
    for (let code = first; code <= 52 - left; code += 1) {
      const more = masks.slice();
      more[code & 3] = (more[code & 3] ?? 0) | (1 << (code >> 2));
      const next = left === 2 ? last : add.bind(undefined, left - 1);
      next(code + 1, sum + (keys[code] ?? 0), suits + (suitKeys[code] ?? 0), more);
    }
  };
  add(7, 0, 0, 0, [0, 0, 0, 0]);
  return counts;
};

test('all 133,784,560 hands of seven cards fall into the nine kinds as they should', () => {
  const counts = countAll();
  const kinds = CATEGORIES.map((name, at) => [name, counts.slice(FIRST_STRENGTHS[at], FIRST_STRENGTHS[at + 1]).reduce((a, b) => a + b, 0)]);
  expect(Object.fromEntries(kinds)).toEqual({
    'high-card': 23_294_460,
    pair: 58_627_800,
    'two-pair': 31_433_400,
    'three-of-a-kind': 6_461_620,
    straight: 6_180_020,
    flush: 4_047_644,
    'full-house': 3_473_184,
    'four-of-a-kind': 224_848,
    'straight-flush': 41_584,
  });
  expect(counts[7462]).toBe(4324);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(133_784_560);
  // Of the 7462 hands of five, some can never be the best of seven: seven high without a pair, for one.
  expect(counts.filter((count) => count > 0)).toHaveLength(4824);
});
