import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { excessOf, potsOf, shared } from './pots.ts';
import { tableWith } from './sabacc.fixture.ts';
import { finishOf, payoutsOf, placesOf, resultsOf } from './settle.ts';

const hands = ['c+5 s-4', 'c+4 c-4 t+9', 't+3 t-1', 's+9 s+8'];

test('all stakes equal make one pot', () => {
  expect(potsOf(tableWith({ hands, staked: [40, 40, 40, 40] }))).toEqual([{ amount: 160, seats: [0, 1, 2, 3] }]);
  expect(potsOf(tableWith({ hands, staked: [0, 0, 0, 0] }))).toEqual([]);
});

test('each smaller all-in makes a pot of its own, and the rest is played for by those who reached it', () => {
  expect(potsOf(tableWith({ hands, staked: [30, 100, 60, 100] }))).toEqual([
    { amount: 120, seats: [0, 1, 2, 3] },
    { amount: 90, seats: [1, 2, 3] },
    { amount: 80, seats: [1, 3] },
  ]);
});

test('what the junked have bet stays in the pots, also above the highest stake', () => {
  const junked = ['c+5 s-4', '', 't+3 t-1', 's+9 s+8'];
  expect(potsOf(tableWith({ hands: junked, staked: [30, 100, 60, 60] }))).toEqual([
    { amount: 120, seats: [0, 2, 3] },
    { amount: 130, seats: [2, 3] },
  ]);
});

test('what only one has bet is excess, and nothing is when it is matched', () => {
  expect(excessOf(tableWith({ hands, staked: [30, 100, 60, 60] }))).toEqual({ seat: 1, amount: 40 });
  expect(excessOf(tableWith({ hands, staked: [30, 60, 60, 60] }))).toBeUndefined();
});

test('a pot is shared evenly, and odd chips go to the earlier seats', () => {
  expect(shared(100, [3, 1], 4)).toEqual([0, 50, 0, 50]);
  expect(shared(101, [3, 1], 4)).toEqual([0, 51, 0, 50]);
  expect(shared(11, [0, 1, 3], 4)).toEqual([4, 4, 0, 3]);
  expect(shared(11, [], 2)).toEqual([0, 0]);
});

test('the best hand wins the pots it reached, and the next best the rest', () => {
  const table = tableWith({ hands: ['c+5 s-5', 'c+4 s-3', 't+3 t-1', 's+9 s+8'], staked: [30, 60, 60, 60], sabaccPot: 500 });
  const finish = finishOf(table);
  expect(finish.pots.map(({ winners }) => winners)).toEqual([[0], [1]]);
  expect(finish.sabacc).toEqual({ amount: 500, winners: [0] });
  expect(payoutsOf(table, finish)).toEqual([620, 90, 0, 0]);
  // Everybody's net is less the entry of 50, which lies in the sabacc pot.
  expect(resultsOf(table, finish).map((result) => result?.net)).toEqual([540, -20, -110, -110]);
});

test('a zero without a chip bet still wins the sabacc pot', claims('CAS-5.25'), () => {
  const table = tableWith({ hands: ['c+5 s-5', 'c+4 s-3', 't+3 t-1'], staked: [0, 60, 60], sabaccPot: 500 });
  expect(payoutsOf(table, finishOf(table))).toEqual([500, 120, 0]);
});

test('a result is won, lost or pushed, and a seat that has left has none', () => {
  const table = tableWith({
    hands: ['c+5 s-4', 'c+4 s-9', 't+3 t-1', ''],
    staked: [50, 50, 0, 0],
    standing: ['in', 'in', 'in', 'left'],
    sabaccPot: 150,
  });
  expect(resultsOf(table, finishOf(table))).toEqual([
    { net: 0, result: 'pushed' },
    { net: -100, result: 'lost' },
    { net: -50, result: 'lost' },
    null,
  ]);
  const zero = tableWith({ hands: ['c+5 s-5', 'c+4 s-9'], staked: [50, 50], sabaccPot: 100 });
  expect(resultsOf(zero, finishOf(zero))[0]).toEqual({ net: 100, result: 'won' });
});

test('equal hands stand in the order of their seats, and a blind draw parts them: nearest to zero, then plus', () => {
  const table = tableWith({ preset: 'spire', hands: ['c+9 s-8', 't+9 t-8', 's+9 c-8'] });
  expect(placesOf(table, [2, 0, 1])).toEqual([[0, 1, 2]]);
  expect(placesOf({ ...table, lots: [[-3], [3], [5]] }, [0, 1, 2])).toEqual([[1], [0], [2]]);
  expect(placesOf({ ...table, lots: [[0], [-1], [1]] }, [0, 1, 2])).toEqual([[0], [2], [1]]);
});
