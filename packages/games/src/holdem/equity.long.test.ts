import { expect, test } from 'vitest';
import { inTurn } from '../../../../scripts/draw.ts';
import { exactEquity } from './equity.ts';
import { cards } from './holdem.fixture.ts';
import { type CardCode, cardCode } from './ranking/codes.ts';

/** The rank of the best five of a hand, written apart from the tables: masks by rank and suit, and plain questions. */
const highBits = (mask: number, count: number): number => {
  let [left, kept] = [mask, 0];
  for (let n = 0; n < count && left !== 0; n += 1) {
    const bit = 1 << (31 - Math.clz32(left));
    kept |= bit;
    left ^= bit;
  }
  return kept;
};
const straightBit = (mask: number): number => {
  const low = (mask << 1) | (mask >> 12);
  const runs = low & (low >> 1) & (low >> 2) & (low >> 3) & (low >> 4);
  return runs === 0 ? 0 : 1 << (31 - Math.clz32(runs));
};
/** Whether at least five bits are set: four times one is taken away, and something is left. */
const hasFive = (mask: number): boolean => {
  let left = mask;
  for (let n = 0; n < 4; n += 1) left &= left - 1;
  return left !== 0;
};
const KIND = 2 ** 26;
const HIGH = 2 ** 13;

/** What the cards of one suit are worth by themselves; 0 when they are too few. */
const flushValue = (suit: number): number => {
  if (!hasFive(suit)) return 0;
  const run = straightBit(suit);
  return run > 0 ? 8 * KIND + run : 5 * KIND + highBits(suit, 5);
};

/** Four suits as masks of ranks. */
const value = (c: number, d: number, h: number, s: number): number => {
  const ranks = c | d | h | s;
  const flush = flushValue(c) || flushValue(d) || flushValue(h) || flushValue(s);
  if (flush !== 0) return flush;
  const four = c & d & h & s;
  if (four !== 0) return 7 * KIND + four * HIGH + highBits(ranks & ~four, 1);
  const odd = c ^ d ^ h ^ s;
  const twice = (c & d) | (c & h) | (c & s) | (d & h) | (d & s) | (h & s);
  const thrice = twice & odd;
  const pairs = twice & ~thrice;
  const three = highBits(thrice, 1);
  if (three !== 0 && (pairs !== 0 || thrice !== three)) return 6 * KIND + three * HIGH + highBits(pairs | (thrice & ~three), 1);
  const run = straightBit(ranks);
  if (run > 0) return 4 * KIND + run;
  if (three !== 0) return 3 * KIND + three * HIGH + highBits(ranks & ~three, 2);
  const two = highBits(pairs, 2);
  if (two !== highBits(pairs, 1)) return 2 * KIND + two * HIGH + highBits(ranks & ~two, 1);
  return pairs !== 0 ? KIND + pairs * HIGH + highBits(ranks & ~pairs, 3) : highBits(ranks, 5);
};

/** All 1,712,304 boards, one after another. */
const bruteForce = (first: readonly CardCode[], second: readonly CardCode[]): readonly number[] => {
  const suitsOf = (codes: readonly CardCode[]): readonly number[] =>
    [0, 1, 2, 3].map((suit) => codes.reduce((mask, code) => ((code & 3) === suit ? mask | (1 << (code >> 2)) : mask), 0));
  const [a, b] = [suitsOf(first), suitsOf(second)];
  const pack = Array.from({ length: 52 }, (_, code) => code).filter((code) => ![...first, ...second].includes(code));
  const board = [0, 0, 0, 0];
  let [wins, losses, ties] = [0, 0, 0];
  const strength = (hand: readonly number[]): number =>
    value(
      (board[0] ?? 0) | (hand[0] ?? 0),
      (board[1] ?? 0) | (hand[1] ?? 0),
      (board[2] ?? 0) | (hand[2] ?? 0),
      (board[3] ?? 0) | (hand[3] ?? 0),
    );
  const from = (at: number, left: number): void => {
    if (left === 0) {
      const [one, two] = [strength(a), strength(b)];
      if (one > two) wins += 1;
      else if (one < two) losses += 1;
      else ties += 1;
      return;
    }
    for (let next = at; next <= pack.length - left; next += 1) {
      const code = pack[next] ?? 0;
      const [suit, bit] = [code & 3, 1 << (code >> 2)];
      board[suit] = (board[suit] ?? 0) | bit;
      from(next + 1, left - 1);
      board[suit] = (board[suit] ?? 0) & ~bit;
    }
  };
  from(0, 5);
  return [wins, losses, ties];
};

const PAIRS = [
  ['AsAh', 'KdKc'],
  ['AsAh', 'AdAc'],
  ['AsKs', 'QhQd'],
  ['AsKd', 'QhQc'],
  ['AsKs', 'AdKd'],
  ['AhKh', '2c2d'],
  ['JsTs', '2c2d'],
  ['7c2d', 'AsKs'],
  ['AsAh', '7c2d'],
  ['9s8s', 'AhAd'],
  ['KsQs', 'KhJh'],
  ['AhQd', 'KsJc'],
  ['6h5h', 'AsKc'],
  ['TsTh', 'AdJc'],
  ['3c2c', '3d2d'],
  ['QsQh', 'JsJh'],
  ['5s5h', 'Ad4c'],
  ['KhTh', 'QhJh'],
  ['8d7d', 'Ts9s'],
  ['As2s', 'Ks3s'],
] as const;

test('equities before the flop agree to the last board with an independent brute force', { timeout: 200_000 }, () => {
  for (const [first, second] of inTurn(PAIRS, 0, 6)) {
    const hands = [cards(first).map(cardCode), cards(second).map(cardCode)];
    const [one, two] = exactEquity(hands).shares;
    const [wins = 0, losses = 0, ties = 0] = bruteForce(hands[0] ?? [], hands[1] ?? []);
    expect([first, second, one?.wins, two?.wins, one?.ties]).toEqual([first, second, wins, losses, ties]);
    expect(one?.equity).toBeCloseTo((wins + ties / 2) / 1_712_304, 9);
  }
});
