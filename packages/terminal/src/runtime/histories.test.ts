import { replayHistory } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { handsIn } from './histories.ts';

const HAND = `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [100, 100]
actions = ['p2 f']
`;

test('a fault of ours is told of its hand, and costs no other its answer', () => {
  const told = [
    ...handsIn('a.phhs', `[1]\n${HAND}\n[2]\n${HAND}\n[3]\n${HAND}`, (history) => {
      if (history.hand === '2') throw new RangeError('the roof has come down');
      return replayHistory(history);
    }),
  ];
  expect(told.map(({ hand, replayed }) => [hand, replayed.outcome])).toEqual([
    ['1', 'replayed'],
    ['2', 'failed'],
    ['3', 'replayed'],
  ]);
  expect(told[1]?.replayed).toEqual({ ok: false, outcome: 'failed', error: 'it couldn’t be played: the roof has come down' });
});
