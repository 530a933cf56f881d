import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { nextPlaces } from './blinds.ts';
import { dealt, playOut } from './holdem.fixture.ts';
import { holdem, openWith } from './holdem.ts';
import { historyRules, presets } from './rules.ts';

const FOUR = ['AsAh', 'KdKc', '7h2c', 'QsQd'] as const;
const stacks = (...chips: number[]) => chips;

test('left of the big blind acts first; with two players the button does', () => {
  expect(dealt({ preset: 'tda', hands: FOUR, button: 0 }).turn).toBe(3);
  expect(dealt({ preset: 'tda', hands: ['AsAh', 'KdKc'], button: 1 }).turn).toBe(1);
});

test('folding is always allowed', () => {
  const flop = playOut(dealt({ preset: 'tda', hands: ['AsAh', 'KdKc'] }), 'call', 'check').state;
  expect(holdem.legal(flop, 0).map(({ type }) => type)).toEqual(['fold', 'check', 'bet']);
});

test('the last aggressor shows first, or else the first player left of the button', () => {
  const order = (...words: readonly string[]) => {
    const start = dealt({ preset: 'tda', hands: FOUR.slice(0, 3), board: '9c4d2s3s8h' });
    const { beats } = playOut(start, 'call', 'call', 'check', ...Array.from({ length: 6 }, () => 'check'), ...words);
    return beats.flatMap(({ event }) => (event.type === 'hand-shown' ? [event.seat] : []));
  };
  expect(order('check', 'check', 'check')).toEqual([0, 1, 2]);
  expect(order('check', 'bet 50', 'call', 'call')).toEqual([1, 2, 0]);
});

test('dead button: the big blind moves on, the small blind and the button follow it, at an empty seat too', () => {
  const { tda } = presets;
  const before = { button: 0, small: 1, big: 2 };
  expect(nextPlaces(tda, stacks(5, 5, 5, 5), before)).toEqual({ button: 1, small: 2, big: 3 });
  // The big blind has gone broke: nobody has the small blind.
  expect(nextPlaces(tda, stacks(5, 5, 0, 5), before)).toEqual({ button: 1, small: 2, big: 3 });
  // The small blind has gone broke: the button lies at the empty seat.
  expect(nextPlaces(tda, stacks(5, 0, 5, 5), before)).toEqual({ button: 1, small: 2, big: 3 });
  // With two left the button has the small blind, and nobody has the big blind twice running.
  expect(nextPlaces(tda, stacks(5, 0, 5, 0), before)).toEqual({ button: 2, small: 2, big: 0 });
});

test('a dead small blind posts nothing', () => {
  const start = openWith(
    { rules: presets.tda, stacks: [1000, 1000, 0, 1000], chance: openChance('00'.repeat(32)) },
    { button: 0, hand: 2, pack: dealt({ hands: FOUR }).deck },
  ).state;
  const over = playOut(start, 'fold', 'fold').state;
  expect([over.button, over.small, over.big]).toEqual([1, 3, 0]);
  const next = playOut({ ...over, stacks: [0, 1000, 1000, 1000] }, 'ready', 'ready', 'ready').state;
  expect([next.button, next.small, next.big]).toEqual([3, 0, 1]);
  expect(next.bets).toEqual([0, 20, 0, 0]);
});

test('antes: dead ones lie in the main pot for everybody, live ones count as bets', () => {
  const rules = { ...historyRules, blinds: [10, 20, 0], antes: [0, 30, 0], antesAreDead: true };
  const short = dealt({ rules, hands: FOUR.slice(0, 3), board: '9c4d2s3s8h', stacks: [1000, 25, 1000] });
  expect([short.antes, short.standing[1], short.level]).toEqual([[0, 25, 0], 'all-in', 20]);
  const dead = dealt({ rules: { ...rules, antes: [5, 5, 5] }, hands: FOUR.slice(0, 3), board: '9c4d2s3s8h' });
  const { state } = playOut(dead, 'raise 100', 'fold', 'fold');
  expect(state.stacks).toEqual([985, 975, 1040]);
  const live = dealt({ rules: { ...rules, antesAreDead: false, antes: [5, 5, 5] }, hands: FOUR.slice(0, 3) });
  expect([live.antes, live.paid]).toEqual([
    [0, 0, 0],
    [5, 5, 5],
  ]);
});

test('a straddle is the last to act before the flop', () => {
  const rules = { ...historyRules, blinds: [10, 20, 40, 0] };
  const start = dealt({ rules, hands: FOUR });
  expect([start.turn, start.level]).toEqual([3, 40]);
  expect(playOut(start, 'call', 'call', 'call').state.turn).toBe(2);
});
