import { PACK } from '@baize/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { count, hasNatural, isPair, isTwoCard21, pipsOf } from './hand.ts';
import { presets } from './rules.ts';

const total = (text: string): string => {
  const { total: best, soft } = count(cards(text));
  return `${soft ? 'soft ' : ''}${best}`;
};

describe('what cards count', () => {
  test(
    'a deck has 52 cards, no two alike: numbers count themselves, courts 10, an ace 11 to begin with',
    claims('BLK-1.1', 'BLK-4.1'),
    () => {
      expect(new Set(PACK).size).toBe(52);
      expect(cards('2h 3h 9h 10h Jh Qh Kh').map(pipsOf)).toEqual([2, 3, 9, 10, 10, 10, 10]);
      expect(PACK.reduce((sum, card) => sum + pipsOf(card), 0)).toBe(4 * 85);
      expect(total('Ah')).toBe('soft 11');
    },
  );

  test.each([
    ['7c 5d', '12'],
    ['Ah 6d', 'soft 17'],
    ['Ah 6d 8s', '15'],
    ['Ah Ad', 'soft 12'],
    ['Ah Ad 9c', 'soft 21'],
    ['Ah Ad Ac As Kc', '14'],
    ['Ah 6d Kc 4s', '21'],
    ['Ah Kc', 'soft 21'],
    ['Kh Qc 2d', '22'],
    ['Kh Qc Ad', '21'],
  ])('%s make %s', claims('BLK-1.4', 'BLK-4.3', 'CAS-3.6'), (text, worth) => {
    expect(total(text)).toBe(worth);
  });

  test(
    'a total is the nearest to 21 of all uses of the aces; past 21 with each of them it is bust',
    claims('BLK-1.4', 'CAS-3.6', 'CAS-3.7'),
    () => {
      fc.assert(
        fc.property(fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 9 }), (hand) => {
          const { total: best, soft } = count(hand);
          const aces = hand.filter((card) => card.startsWith('A')).length;
          const low = hand.reduce((sum, card) => sum + pipsOf(card), 0);
          const uses = Array.from({ length: aces + 1 }, (_, high) => low + 10 * high);
          const within = uses.filter((use) => use <= 21);
          expect(best).toBe(within.length > 0 ? Math.max(...within) : low);
          expect(soft).toBe(best > low);
        }),
        { seed: 1, numRuns: 100 },
      );
    },
  );
});

test('a natural is an ace and a ten card on the deal: no three cards, no half of a pair', claims('BLK-1.6', 'BLK-4.3'), () => {
  expect(isTwoCard21(count(cards('Ah Kc')))).toBe(true);
  expect(isTwoCard21(count(cards('7h 7c 7d')))).toBe(false);
  const hand = { ...count(cards('Ah Kc')), bet: 10, status: 'playing' as const };
  expect(hasNatural(presets.classic, { hands: [hand] })).toBe(true);
  expect(hasNatural(presets.classic, { hands: [hand, hand] })).toBe(false);
  expect(hasNatural(presets.casino, { hands: [hand] })).toBe(false);
});

test('a pair is two cards of one rank, or of one value, as the table has it', () => {
  const pair = (rules: keyof typeof presets, text: string): boolean => isPair(presets[rules], cards(text));
  expect([pair('classic', '8h 8c'), pair('classic', 'Kh Qc'), pair('classic', '8h 8c 8d'), pair('classic', '8h')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([pair('vegas', 'Kh Qc'), pair('vegas', 'Ah Tc'), pair('casino', '8h 8c')]).toEqual([true, false, false]);
});
