import { expect, test } from 'vitest';
import { DECK, type SabaccCard } from '../../packages/games/src/sabacc/cards.ts';
import { compareWorth, handWorth } from '../../packages/games/src/sabacc/hand.ts';
import { presets } from '../../packages/games/src/sabacc/rules.ts';
import { COUNTS, PACK, PAIRS, pairOf, placeOfHand, stakes, TRIPLES, tripleOf, ZERO } from './last-round.mjs';

/** Numbers of hands as cards that have them. */
const cardsOf = (hand: readonly number[]): readonly SabaccCard[] =>
  hand.map((value) => DECK.find((card) => (card.startsWith('z') ? 0 : Number(card.slice(1))) === value - ZERO) ?? 'z1');

const SOME = [...PAIRS, ...TRIPLES].filter((_: readonly number[], at: number) => at % 41 === 0);

test('the pack is the real one', () => {
  expect(PACK).toBe(DECK.length);
  for (const [value, count] of COUNTS.entries()) {
    expect(DECK.filter((card) => (card.startsWith('z') ? 0 : Number(card.slice(1))) === value - ZERO)).toHaveLength(count);
  }
});

test('every hand has its number, in whatever order its cards come', () => {
  expect(PAIRS[pairOf(17, 4) ?? -1]).toEqual([4, 17]);
  expect(TRIPLES[tripleOf(20, 0, 9) ?? -1]).toEqual([0, 9, 20]);
  expect([PAIRS.length, TRIPLES.length]).toEqual([231, 1771]);
});

test('hands are ordered as at the table', () => {
  for (const one of SOME) {
    for (const other of SOME) {
      const real = compareWorth(handWorth(presets.house, cardsOf(one)), handWorth(presets.house, cardsOf(other)));
      expect(Math.sign(placeOfHand(one) - placeOfHand(other))).toBe(Math.sign(real));
    }
  }
});

test('what one wins the other loses, and the sabacc pot goes to a zero alone', () => {
  const { shown } = stakes(200, 300);
  const [zero, one, two] = [
    [ZERO, ZERO],
    [ZERO, ZERO + 1],
    [ZERO, ZERO + 2],
  ].map(placeOfHand);
  expect(shown(one, two)).toBeCloseTo((5 / 6) * 200, 10);
  expect(shown(zero, two)).toBeCloseTo((5 / 6) * 350, 10);
  const places = SOME.map(placeOfHand);
  for (const first of places) for (const second of places) expect(shown(first, second)).toBeCloseTo(-shown(second, first), 10);
});
