import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { type EquityQuestion, oddsOf, parseQuestion } from './index.ts';

const asked = (hands: readonly string[], board?: string): EquityQuestion => {
  const question = parseQuestion(hands, board);
  if ('fault' in question) throw new Error(question.fault.type);
  return question;
};

test('aces against kings before the flop, over all 1,712,304 boards', () => {
  expect(oddsOf(asked(['AsAh', 'KdKc']))).toEqual({
    boards: 1_712_304,
    exact: true,
    hands: [
      { hand: 'AsAh', wins: 1_388_072, ties: 6538, equity: (1_388_072 + 3269) / 1_712_304 },
      { hand: 'KdKc', wins: 317_694, ties: 6538, equity: (317_694 + 3269) / 1_712_304 },
    ],
  });
});

test('a board is counted in, and a full one decides', () => {
  const { boards, hands } = oddsOf(asked(['As Ks', 'QhJh', '2c2d'], '9s 8s 7h'));
  expect([boards, hands.map(({ wins, ties }) => [wins, ties])]).toEqual([
    903,
    [
      [495, 8],
      [216, 8],
      [184, 8],
    ],
  ]);
  expect(oddsOf(asked(['AsKd', 'QcJc'], '2h3h4h5h6h')).hands.map(({ ties, equity }) => [ties, equity])).toEqual([
    [1, 0.5],
    [1, 0.5],
  ]);
});

test('by chance it comes close to the exact odds, and to the same ones for the same chance', () => {
  const sampled = () => oddsOf(asked(['AsAh', 'KdKc']), { boards: 1000, chance: openChance('0d'.repeat(32)) });
  expect(sampled().exact).toBe(false);
  expect(sampled().hands[0]?.equity).toBeCloseTo(0.8126, 1);
  expect(sampled()).toEqual(sampled());
});

test('what cannot be asked is told in a sentence', () => {
  expect(parseQuestion(['AsAh'])).toEqual({ fault: { type: 'hand-count', count: 1 } });
  expect(parseQuestion(['AsAh', 'KdK'])).toEqual({ fault: { type: 'no-hand', text: 'KdK' } });
  expect(parseQuestion(['AsAh', 'AsKd'])).toEqual({ fault: { type: 'card-twice', card: 'As' } });
  expect(parseQuestion(['AsAh', 'KdKc'], 'Qh9c4d2s3s5s')).toEqual({ fault: { type: 'no-board', text: 'Qh9c4d2s3s5s' } });
  expect(parseQuestion(['AsAh', 'KdKc'], 'nonsense!')).toEqual({ fault: { type: 'no-board', text: 'nonsense!' } });
});
