import { presets, type Rules } from '@baize/games/blackjack';
import { expect, test } from 'vitest';
import { houseEdge } from './edge.ts';

test('the edge of an infinite shoe is as it was published: hits soft 17, doubling after splits, four hands', () => {
  const rules: Rules = { ...presets.classic, split: 'value', hitsSoft17: true, doubleAfterSplit: true, mostHands: 4 };
  expect(houseEdge(rules, 'infinite') * 100).toBeCloseTo(0.7310957721, 10);
});
