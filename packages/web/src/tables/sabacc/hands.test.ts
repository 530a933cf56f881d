import { openChance, rulesOf } from '@baize/engine';
import type { View } from '@baize/games/sabacc';
import { sabaccModule, signedTotal } from '@baize/games/sabacc';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { hasWon, moodAt, rankWords, sweptFrom, totalAt, whatIf } from './hands.ts';

const { game } = sabaccModule;
const { state } = game.open({ rules: rulesOf(game, 'house'), stacks: [1000, 1000], chance: openChance('ab'.repeat(32)) });
const table = (change: Partial<View>): View => ({
  ...game.view(state, 1),
  hands: [
    [
      { card: 'hidden', open: false },
      { card: 't+4', open: true },
    ],
    [
      { card: 'c+7', open: false },
      { card: 's-3', open: false },
    ],
  ],
  discard: ['s-6', 'c-1'],
  ...change,
});

test('a total is told only when every card of it is seen', () => {
  expect(totalAt(table({}), 1)).toBe(4);
  expect(totalAt(table({}), 0)).toBeUndefined();
  expect([4, -2, 0].map(signedTotal)).toEqual(['+4', '−2', '0']);
});

test('a chosen card says what a swap would bring, and after a draw what letting it go would', claims('CAS-5.12'), () => {
  expect(whatIf(table({ phase: 'action' }), 1, 's-3')).toBe('Swap −3 for the −1 and you’re at +6');
  expect(whatIf(table({ phase: 'release' }), 1, 'c+7')).toBe('Without the +7 you’re at −3');
});

test('a shown hand has its total and its place, and who won is known', () => {
  const finish: View['finish'] = {
    by: 'showdown',
    pots: [{ amount: 40, seats: [0, 1], winners: [1] }],
    sabacc: { amount: 300, winners: [] },
    places: [[1], [0]],
  };
  expect(rankWords(table({ finish }), 1)).toBe('+4, first');
  expect(rankWords(table({ finish }), 0)).toBe('second');
  expect([hasWon(table({ finish }), 0), hasWon(table({ finish }), 1), hasWon(table({}), 1)]).toEqual([false, true, false]);
});

test('whoever has won a game is glad, and whoever has lost it is not', () => {
  const pot = { amount: 60, seats: [0, 1], winners: [0] } as const;
  const finish = { by: 'showdown', places: [[0], [1]], pots: [pot], sabacc: { amount: 0, winners: [] } } as const;
  expect([
    moodAt(table({}), 0),
    moodAt(table({ finish, standing: ['in', 'in'] }), 0),
    moodAt(table({ finish, standing: ['in', 'in'] }), 1),
  ]).toEqual([undefined, 'glad', 'sad']);
});

test('what a double sweeps away comes from whoever held it, in the order in which it lies there', () => {
  const swept = table({
    discard: ['s-6', 'c-1', 'c+7', 's-3', 't+4'],
    deeds: [
      { type: 'redealt', cards: 1 },
      { type: 'redealt', cards: 2 },
    ],
  });
  expect([0, 1, 2, 3, 4].map((place) => sweptFrom(swept, place))).toEqual([undefined, undefined, 0, 1, 1]);
});
