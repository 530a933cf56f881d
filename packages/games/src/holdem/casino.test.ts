import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { dealt, only, opened, playOut, told } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { lineUp, presets } from './rules.ts';

const THREE = ['7h2c', 'KdKc', 'AsAh'] as const;
const table = { preset: 'casino', hands: THREE, board: 'Qh9c4d2s3s' } as const;

test('two cards each, three public cards at once, and the first betting; then the turn and the river', claims('CAS-2.6'), () => {
  const { beats, state } = opened(table);
  expect(told(beats)).toEqual(['hand-began', 'shuffled', ...Array.from({ length: 6 }, () => 'card-dealt'), 'street-dealt']);
  expect([state.street, state.board.length, state.bets]).toEqual(['flop', 3, [0, 0, 0]]);
  const turn = playOut(state, 'check', 'check', 'check');
  expect(only(turn.beats, 'street-dealt')).toEqual({ type: 'street-dealt', street: 'turn', cards: ['2s'] });
  const river = playOut(turn.state, 'check', 'check', 'check');
  expect(only(river.beats, 'street-dealt')).toEqual({ type: 'street-dealt', street: 'river', cards: ['3s'] });
});

test('the opponents act from left to right, and the player in the last seat after them, in every round', claims('CAS-2.6'), () => {
  const flop = dealt(table);
  expect([flop.turn, playOut(flop, 'check').state.turn, playOut(flop, 'check', 'check').state.turn]).toEqual([0, 1, 2]);
  const turn = playOut(flop, 'check', 'check', 'check').state;
  expect(turn.turn).toBe(0);
  const over = playOut(flop, 'fold', 'fold', 'ready', 'ready', 'ready').state;
  expect([over.hand, over.turn]).toEqual([2, 0]);
});

test('a bet sets the maximum, which everybody has to match or raise', claims('CAS-2.8'), () => {
  const { state } = playOut(dealt(table), 'check', 'bet 100');
  expect([state.level, state.turn, holdem.view(state, 2).toCall]).toEqual([100, 2, 100]);
  expect(holdem.legal(state, 2)).toEqual([
    { type: 'fold' },
    { type: 'call' },
    { type: 'raise', to: { kind: 'range', min: 200, max: 1000, step: 1 } },
  ]);
  // A raise by the player is to be answered by those who acted before.
  const raised = playOut(state, 'raise 300').state;
  expect([raised.turn, holdem.view(raised, 0).toCall, holdem.view(raised, 0).pot]).toEqual([0, 300, 400]);
});

test('a fold is always allowed; the hand goes on without the player, and somebody wins it', claims('CAS-2.9'), () => {
  const { state, beats } = playOut(dealt(table), 'check', 'bet 100', 'fold', 'call', 'check', 'check', 'check', 'check');
  expect(only(beats, 'settled')).toMatchObject({ results: [{ net: -100 }, { net: 100 }, { net: 0 }] });
  expect(state.stacks).toEqual([900, 1100, 1000]);
  expect(holdem.legal(dealt(table), 0).map(({ type }) => type)).toEqual(['fold', 'check', 'bet']);
});

test('all-in puts all chips in; after it the player is not asked again', claims('CAS-2.10'), () => {
  const { state } = playOut(dealt(table), 'check', 'check', 'bet 1000', 'call');
  expect([state.standing[2], state.turn]).toEqual(['all-in', 1]);
  const { beats } = playOut(state, 'fold');
  expect(told(beats).slice(-2)).toEqual(['settled', 'seat-left']);
});

test('a check of the player leads on to the next phase', claims('CAS-2.11'), () => {
  expect(playOut(dealt(table), 'check', 'check', 'check').state.street).toBe('turn');
});

test('too few chips to match is a call all-in', () => {
  const { state } = playOut(dealt({ ...table, stacks: [1000, 1000, 60] }), 'bet 100', 'call', 'call');
  expect([state.stacks[2], state.standing[2]]).toEqual([0, 'all-in']);
});

test('the best hand of those shown takes the pot, and every stack is kept', claims('CAS-2.5', 'CAS-2.12'), () => {
  const { beats, state } = playOut(dealt(table), 'bet 100', 'call', 'call', ...Array.from({ length: 6 }, () => 'check'));
  expect(only(beats, 'settled')).toMatchObject({
    pots: [{ amount: 300, winners: [{ seat: 2, amount: 300 }] }],
    hands: [{ category: 'pair' }, { category: 'pair' }, { category: 'pair', five: ['As', 'Ah', 'Qh', '9c', '4d'] }],
  });
  expect(state.stacks).toEqual([900, 900, 1200]);
});

test('with all opponents beaten the table is won', claims('CAS-2.16'), () => {
  const { state } = playOut(dealt({ ...table, stacks: [50, 50, 1000] }), 'bet 50', 'call', 'call');
  expect(holdem.outcome(state)?.winners).toEqual([2]);
});

test('one to five opponents; they bring 1,000 to 10,000 chips by chance, others each time', claims('CAS-2.2', 'CAS-2.3'), () => {
  expect(holdem.seats(presets.casino)).toEqual({ min: 2, max: 6, buyIn: 1 });
  const stacks = Array.from({ length: 60 }, (_, n) => lineUp(presets.casino, 5, openChance(`${n}`.padStart(64, '0')))).flat();
  const chips = stacks.flatMap((one) => (one === null ? [] : [one.stack]));
  expect(Math.min(...chips)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...chips)).toBeLessThanOrEqual(10_000);
  // Three hundred draws come near both ends, and as many into each third of what lies between.
  expect(Math.min(...chips)).toBeLessThan(1300);
  expect(Math.max(...chips)).toBeGreaterThan(9700);
  for (const least of [1000, 4000, 7000]) {
    expect(Math.abs(chips.filter((stack) => stack >= least && stack < least + 3000).length - 100)).toBeLessThan(33);
  }
  expect(new Set(chips).size).toBeGreaterThan(200);
  expect(lineUp(presets.casino, 2, openChance('0'.repeat(64))).map((one) => one?.bot ?? null)).toEqual(['regular', 'regular', null]);
  const blinds = lineUp(presets.tda, 5, openChance('1'.repeat(64))).flatMap((one) => (one === null ? [] : [one.stack]));
  expect(blinds.every((stack) => stack >= 800 && stack <= 3000 && stack % 20 === 0)).toBe(true);
});

test('a hand in which nobody bets anything can be won, and brings nothing', () => {
  const { beats } = playOut(dealt(table), 'fold', 'fold');
  expect(only(beats, 'settled')).toMatchObject({ pots: [], results: [{ result: 'pushed' }, { result: 'pushed' }, { result: 'pushed' }] });
});
