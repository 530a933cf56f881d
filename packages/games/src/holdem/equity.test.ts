import { openChance, read } from '@baize/engine';
import { expect, test } from 'vitest';
import { exactEquity, sampledEquity } from './equity.ts';
import { cards } from './holdem.fixture.ts';
import { type CardCode, cardCode } from './ranking/codes.ts';
import { strengthOfCodes } from './ranking/evaluate.ts';

const codes = (text: string): readonly CardCode[] => cards(text).map(cardCode);

/** Every board that may still come. */
const boardsFrom = (pack: readonly CardCode[], laid: readonly CardCode[]): readonly (readonly CardCode[])[] =>
  laid.length === 5 ? [laid] : pack.flatMap((code, at) => boardsFrom(pack.slice(at + 1), [...laid, code]));

/** Deals every board, one by one. */
const deal = (hands: readonly (readonly CardCode[])[], board: readonly CardCode[]) => {
  const seen = new Set([...hands.flat(), ...board]);
  const pack = Array.from({ length: 52 }, (_, code) => code).filter((code) => !seen.has(code));
  const best = boardsFrom(pack, board).map((laid) => {
    const strengths = hands.map((hand) => strengthOfCodes([...hand, ...laid]));
    return strengths.flatMap((one, at) => (one === Math.max(...strengths) ? [at] : []));
  });
  const count = (at: number, alone: boolean): number => best.filter((seats) => seats.includes(at) && (seats.length === 1) === alone).length;
  return hands.map((_, at) => [count(at, true), count(at, false)]);
};

test.each([
  [['AsKs', 'QhJh', '2c2d'], '9s8s7h'],
  [['AsKs', 'QsJs', 'Ts9s'], '8s7s6h2c'],
  [['AsKs', 'QsJs'], '8s7s6s2s3c'],
  [['AhKh', 'AdKd', 'AcKc', 'AsKs'], '2h3h4d'],
] as const)('exact equity of %s on %s agrees with every board dealt one by one', (texts, board) => {
  const hands = texts.map(codes);
  const { shares, boards, exact } = exactEquity(hands, codes(board));
  expect(shares.map(({ wins, ties }) => [wins, ties])).toEqual(deal(hands, codes(board)));
  expect(exact).toBe(true);
  expect(shares.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 12);
  expect(boards).toBeGreaterThan(0);
});

test('ten hands before the flop share all boards between them', () => {
  const hands = ['AsAh', 'KdKc', 'QsJs', 'Th9h', '8c7c', '6d5d', '4s4h', '2c2d', 'AcKh', 'QdJd'].map(codes);
  const { shares, boards } = exactEquity(hands);
  expect(boards).toBe(201_376);
  expect(shares.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 12);
  expect(shares.reduce((sum, { wins }) => sum + wins, 0)).toBeLessThanOrEqual(boards);
});

test('sampled equity comes near, repeats itself, and decides a full board', () => {
  const sample = (board = '') => sampledEquity([codes('AsAh'), codes('KdKc')], codes(board), 1000, read(openChance('0d'.repeat(32))));
  expect(sample().shares[0]?.equity).toBeCloseTo(0.8126, 1);
  expect(sample()).toEqual(sample());
  expect(sample('2c3c4c5c7c').shares.map(({ equity }) => equity)).toEqual([0, 1]);
});
