import { openChance, rulesOf } from '@baize/engine';
import { heartsModule, type View } from '@baize/games/hearts';
import { expect, test } from 'vitest';
import { sounds } from './index.tsx';
import { moodAt } from './Seats.tsx';

const { game } = heartsModule;
const { state } = game.open({ rules: rulesOf(game, 'house'), stacks: [0, 0, 0, 0], chance: openChance('ab'.repeat(32)) });
const table = (change: Partial<View>): View => ({ ...game.view(state, 0), phase: 'playing', ...change });
const moods = (view: View) => [0, 1, 2, 3].map((seat) => moodAt(view, seat));
const queen = {
  plays: [
    { seat: 1, card: '2s' },
    { seat: 2, card: 'As' },
    { seat: 3, card: 'Qs' },
    { seat: 0, card: '3s' },
  ],
  taker: 2,
  points: 13,
} as const;
const cheap = { ...queen, plays: queen.plays.map((play) => (play.card === 'Qs' ? { ...play, card: '5s' as const } : play)), points: 0 };

test('the queen hurts whoever takes her and pleases whoever was rid of her, and she has a sound of her own', () => {
  expect(moods(table({ tricks: [queen] }))).toEqual([undefined, undefined, 'sad', 'glad']);
  expect(moods(table({ tricks: [cheap] }))).toEqual([undefined, undefined, undefined, undefined]);
  expect([queen, cheap].map((trick) => sounds({ type: 'trick-taken', ...trick }, 0))).toEqual(['queen', 'flip']);
});

test('a moon is admired, a clean hand pleases, and a dear one does not', () => {
  const line = { direction: 'left', points: [26, 26, 0, 26], moon: 2 } as const;
  expect(moods(table({ phase: 'between', sheet: [line] }))).toEqual(['awed', 'awed', 'glad', 'awed']);
  expect(moods(table({ phase: 'between', sheet: [{ ...line, points: [0, 13, 10, 3], moon: null }] }))).toEqual([
    'glad',
    'sad',
    undefined,
    undefined,
  ]);
  expect(moods(table({ phase: 'moon', turn: 1 }))).toEqual(['awed', 'glad', 'awed', 'awed']);
});
