import { type Card, PACK } from '@baize/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { handWorth, isPair, kindOf, pipsOf, totalOf } from './hand.ts';
import { presets } from './rules.ts';

const someCards = (min: number, max: number): fc.Arbitrary<readonly Card[]> => fc.subarray([...PACK], { minLength: min, maxLength: max });

/** Aces and small cards: hands in which it matters whether an ace counts 1 or 11. */
const nearTwentyOne = fc.subarray(
  PACK.filter((card) => 'A2345'.includes(card.charAt(0))),
  { minLength: 2, maxLength: 6 },
);

/** Every total that some choice of 1 or 11 for each ace gives: the slow, certain way. */
const everyTotal = (hand: readonly Card[]): readonly number[] =>
  hand.reduce<readonly number[]>(
    (totals, card) =>
      totals.flatMap((total) =>
        card.startsWith('A') ? [total + 1, total + 11] : [total + ('TJQK'.includes(card.charAt(0)) ? 10 : Number(card.charAt(0)))],
      ),
    [0],
  );
const bestTotal = (hand: readonly Card[]): number => {
  const totals = everyTotal(hand);
  const within = totals.filter((total) => total <= 21);
  return within.length > 0 ? Math.max(...within) : Math.min(...totals);
};

test('an ace counts 1 or 11, a court card 10, every other card its number', claims('PON-1.3'), () => {
  expect(cards('2c 9d 10h Js Qs Ks').map(pipsOf)).toEqual([2, 9, 10, 10, 10, 10]);
  expect([totalOf(cards('Ah 9c')).total, totalOf(cards('Ah 9c 5d')).total]).toEqual([20, 15]);
});

test('a total agrees with trying every value of every ace', claims('PON-15.2', 'PON-14.6', 'PON-14.8'), () => {
  fc.assert(
    fc.property(fc.oneof(someCards(0, 7), nearTwentyOne), (hand) => {
      expect(totalOf(hand).total).toBe(bestTotal(hand));
    }),
    { numRuns: 150 },
  );
});

test('the totals of all 1,326 hands of two cards agree with brute force', claims('PON-15.2'), () => {
  const pairs = PACK.flatMap((a, index) => PACK.slice(index + 1).map((b): readonly Card[] => [a, b]));
  expect(pairs).toHaveLength(1326);
  expect(pairs.filter((hand) => totalOf(hand).total !== bestTotal(hand))).toEqual([]);
  // 4 aces with 16 ten cards.
  expect(pairs.filter((hand) => kindOf(hand) === 'pontoon')).toHaveLength(64);
});

test('several aces: at most one counts 11', claims('PON-15.5'), () => {
  expect(totalOf(cards('Ah As'))).toEqual({ total: 12, soft: true });
  expect(totalOf(cards('Ah As Ac Ad'))).toEqual({ total: 14, soft: true });
  expect(totalOf(cards('Ah As Ac Ad Kc'))).toEqual({ total: 14, soft: false });
});

test('an ace and a ten card are a pontoon; 21 with three cards is not', claims('PON-2.6'), () => {
  expect(['Ah Kd', 'Ah 10d', 'Jc As'].map((text) => kindOf(cards(text)))).toEqual(['pontoon', 'pontoon', 'pontoon']);
  expect(kindOf(cards('7c 7d 7h'))).toBe('points');
  expect(kindOf(cards('Ah 5d 5c'))).toBe('points');
});

test('five cards within 21 are a five card trick, and only five', claims('PON-2.7'), () => {
  expect(kindOf(cards('2c 3d 4h 5s 6c'))).toBe('trick');
  expect(kindOf(cards('2c 3d 4h 5s'))).toBe('points');
  expect(kindOf(cards('2c 3d 4h 5s Kc'))).toBe('bust');
});

test('pontoon beats five card trick beats 21 beats lower totals beats bust', claims('PON-4.2', 'PON-15.3'), () => {
  const ladder = ['Kc Qd 2h', '5c 6d', 'Kc 9d', 'Kc Qd', '7c 7d 7h', '2c 3d 4h 5s 2d', 'Ah Kd'];
  for (const rules of Object.values(presets)) {
    const worths = ladder.map((text) => handWorth(rules, cards(text)));
    expect(worths).toEqual([...worths].sort((a, b) => a - b));
    expect(new Set(worths).size).toBe(ladder.length);
  }
});

test('of one kind the higher total is the better; british five card tricks are all equal', claims('PON-4.5'), () => {
  const [low, high] = [cards('2c 3d 4h 5s 2d'), cards('2c 3d 4h 5s 6c')];
  expect(handWorth(presets.house, high)).toBeGreaterThan(handWorth(presets.house, low));
  expect(handWorth(presets.british, high)).toBe(handWorth(presets.british, low));
  expect(handWorth(presets.house, cards('Kc 9d'))).toBeGreaterThan(handWorth(presets.house, cards('Kc 8d')));
});

test('the order of cards does not matter, and one more card never lowers the pips', claims('PON-14.7', 'PON-15.6'), () => {
  fc.assert(
    fc.property(someCards(2, 5), (hand) => {
      const turned = [...hand].reverse();
      expect(totalOf(turned)).toEqual(totalOf(hand));
      expect(handWorth(presets.house, turned)).toBe(handWorth(presets.house, hand));
      const hard = (list: readonly Card[]): number => list.reduce((sum, card) => sum + pipsOf(card), 0);
      expect(hard(hand)).toBeGreaterThan(hard(hand.slice(1)));
      expect(totalOf(hand).total > 21).toBe(kindOf(hand) === 'bust');
    }),
    { numRuns: 100 },
  );
});

test('only two cards of one rank are a pair: a king and a queen are not', () => {
  expect(['8c 8d', 'Kc Kd'].every((text) => isPair(cards(text)))).toBe(true);
  expect(['Kc Qd', '8c', '8c 8d 8h'].some((text) => isPair(cards(text)))).toBe(false);
});
