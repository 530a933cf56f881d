import { type Card, fork, read, shuffle } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../holdem.fixture.ts';
import { compare } from '../naive.fixture.ts';
import { cardCode, cardOfCode, parseCards } from './codes.ts';
import { evaluator, strengthOf, strengthOfCodes } from './evaluate.ts';
import { categoryOf, categoryPlace, isNamedAlike, madeOf, namedBy, namedHand, pokerKindOf, ROYAL } from './names.ts';

const reader = read(fork('ab'.repeat(32), 'ranking'));
const draw = (count: number): readonly Card[] => {
  const codes = new Set<number>();
  while (codes.size < count) codes.add(reader.below(52));
  return [...codes].map(cardOfCode);
};

describe('strength', () => {
  test.each([5, 6, 7])('of %i cards agrees with a naive comparison of every five of them', (count) => {
    for (let round = 0; round < 25; round += 1) {
      const [a, b] = [draw(count), draw(count)];
      expect(Math.sign(strengthOf(a) - strengthOf(b)), `${a} against ${b}`).toBe(Math.sign(compare(a, b)));
    }
  });

  test('goes from 1, seven high, to 7462, a royal flush, and the order of the cards does not matter', () => {
    expect(strengthOf(cards('7h5d4c3s2h'))).toBe(1);
    expect(strengthOf(cards('AsKsQsJsTs'))).toBe(ROYAL);
    expect(evaluator().of7([48, 51, 47, 43, 39, 35, 0])).toBe(ROYAL);
    expect(strengthOf(cards('Ah2d3c4s5h'))).toBeLessThan(strengthOf(cards('2d3c4s5h6d')));
    expect(strengthOf(cards('KhKdKc2s2h'))).toBeGreaterThan(strengthOf(cards('QhQdQcAsAh')));
  });

  test('of seven cards is the same from sums that were added up on the way, flushes among them', () => {
    const { of7, ofSums, keyOf, suitOf } = evaluator();
    const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
    for (let round = 0; round < 400; round += 1) {
      // Every other one from two suits alone, so that many are flushes.
      const all = Array.from({ length: 52 }, (_, code) => code).filter((code) => round % 2 === 0 || (code & 3) < 2);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = shuffle(all, fork('cd'.repeat(32), `hand ${round}`))[0];
      const hand = [a, b, c, d, e, f, g] as const;
      expect(ofSums(sum(hand.map(keyOf)), sum(hand.map(suitOf)), hand), String(hand)).toBe(of7(hand));
    }
  });

  test('is for five to seven cards', () => {
    expect(() => strengthOfCodes([1, 2, 3, 4])).toThrow('A hand has five to seven cards, not 4.');
  });

  test('the tables take less than 300 KB', () => {
    expect(evaluator().bytes).toBeLessThan(300 * 1024);
  });
});

describe('names', () => {
  test.each([
    ['AsKd9h5c3s2d7h', 'high-card', 'A', 'AsKd9h7h5c', 10],
    ['AsAd9h5c3s2d7h', 'pair', 'A', 'AsAd9h7h5c', 9],
    ['QsQdJhJc3s2d7h', 'two-pair', 'QJ', 'QsQdJhJc7h', 8],
    ['6s6dJhJc9s9d7h', 'two-pair', 'J9', 'JhJc9s9d7h', 8],
    ['6s6d6hJc9s2d7h', 'three-of-a-kind', '6', '6s6h6dJc9s', 7],
    ['As2d3h4c5s9d9h', 'straight', '5', '5s4c3h2dAs', 6],
    ['TsJdQhKcAs9d9h', 'straight', 'A', 'AsKcQhJdTs', 6],
    ['As9s5s3s2sKdQh', 'flush', 'A', 'As9s5s3s2s', 5],
    ['KsKdKh4c4s2d7h', 'full-house', 'K4', 'KsKhKd4s4c', 4],
    ['KsKdKh4c4s4dQh', 'full-house', 'K4', 'KsKhKd4s4d', 4],
    ['8s8d8h8c4s4dQh', 'four-of-a-kind', '8', '8s8h8d8cQh', 3],
    ['5s6s7s8s9sAdKh', 'straight-flush', '9', '9s8s7s6s5s', 2],
    ['TsJsQsKsAsAdAh', 'straight-flush', 'A', 'AsKsQsJsTs', 1],
  ] as const)('%s is %s: %s', (text, category, ranks, five, place) => {
    const made = madeOf(cards(text));
    const { rank, second = '', ...named } = namedBy(made);
    expect([named.category, rank + second, made.five.join(''), categoryPlace(made.strength)]).toEqual([category, ranks, five, place]);
    expect(strengthOf(made.five)).toBe(made.strength);
    expect(categoryOf(made.strength)).toBe(category);
  });

  test('the five cards of any hand are as strong as the hand', () => {
    for (let round = 0; round < 60; round += 1) {
      const { five, strength } = madeOf(draw(7));
      expect([new Set(five).size, strengthOf(five)]).toEqual([5, strength]);
    }
  });

  test('two cards are a pair or a high card; with a flop they are what they make', () => {
    expect([namedHand(cards('QsQd'), []), namedHand(cards('2dKh'), []), namedHand([], [])]).toEqual([
      { category: 'pair', rank: 'Q' },
      { category: 'high-card', rank: 'K' },
      undefined,
    ]);
    expect(namedHand(cards('QsQd'), cards('Qh9c9d'))).toEqual({ category: 'full-house', rank: 'Q', second: '9' });
  });

  test('the highest straight flush is a kind of its own, and hands of other ranks have other names', () => {
    expect([pokerKindOf({ category: 'straight-flush', rank: 'A' }), pokerKindOf({ category: 'straight-flush', rank: 'K' })]).toEqual([
      'royal-flush',
      'straight-flush',
    ]);
    const jacks = { category: 'two-pair', rank: 'Q', second: 'J' } as const;
    expect([isNamedAlike(jacks, { ...jacks }), isNamedAlike(jacks, { ...jacks, second: 'T' }), isNamedAlike(jacks, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('cards and numbers go back and forth; texts are read with spaces or without', () => {
  expect([cardCode('2c'), cardCode('As'), cardOfCode(51)]).toEqual([0, 51, 'As']);
  expect(() => cardOfCode(52)).toThrow('No card has the number 52.');
  expect(parseCards('as 10H, qd')).toEqual(['As', 'Th', 'Qd']);
  expect([parseCards('AsAs'), parseCards('Ax'), parseCards('AsK'), parseCards('')]).toEqual([undefined, undefined, undefined, []]);
});
