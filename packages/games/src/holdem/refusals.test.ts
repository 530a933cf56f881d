import { openChance } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { dealt, only, opened, playOut, told } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { allInOf, offersTo } from './moves.ts';
import { lineUp, presets } from './rules.ts';
import { dealTo } from './scenes.ts';
import type { State } from './state.ts';

const THREE = { hands: ['AcQd', 'TcTh', 'QsJs'], board: 'Qh9c4d2cJh', button: 0 } as const;
const flop = (): State => playOut(dealt(THREE), 'call', 'check', 'call').state;

describe('a refusal says why, and what instead', () => {
  test('in a hand nobody is ready for the next, and between hands nobody bets', () => {
    expect(holdem.refuse(flop(), 1, { type: 'ready' })).toEqual({ reason: 'hand-in-play', instead: { type: 'check' } });
    const over = playOut(dealt(THREE), 'raise 60', 'fold', 'fold').state;
    expect(over.phase).toBe('between');
    expect(holdem.refuse(over, 1, { type: 'fold' })).toEqual({ reason: 'between-hands', instead: { type: 'ready' } });
  });

  test('a check is suggested before a fold, where both can be done', claims('HOL-12'), () => {
    const free = playOut(dealt({ ...THREE, preset: 'tda' }), 'call', 'call', 'check').state;
    expect(holdem.legal(free, 1).map(({ type }) => type)).toEqual(['fold', 'check', 'bet']);
    expect(holdem.refuse(free, 1, { type: 'call' })).toEqual({ reason: 'nothing-to-call', instead: { type: 'check' } });
    expect(holdem.refuse(free, 1, { type: 'raise', to: 40 })).toEqual({ reason: 'no-bet-to-raise', instead: { type: 'check' } });
  });

  test('the nearest amount is suggested', claims('HOL-13'), () => {
    const bets = [1, 5000, Number.NaN].map((amount) => holdem.refuse(flop(), 1, { type: 'bet', amount }));
    expect(bets.map(({ reason, instead }) => [reason, instead])).toEqual([
      ['bet-too-small', { type: 'bet', amount: 20 }],
      ['bet-too-large', { type: 'bet', amount: 980 }],
      ['not-an-action', { type: 'bet', amount: 20 }],
    ]);
    const { state } = playOut(flop(), 'bet 50');
    const raises = [60, 5000].map((to) => holdem.refuse(state, 2, { type: 'raise', to }));
    expect(raises.map(({ reason, instead }) => [reason, instead])).toEqual([
      ['raise-too-small', { type: 'raise', to: 100 }],
      ['raise-too-large', { type: 'raise', to: 980 }],
    ]);
  });
});

describe('what is offered', () => {
  test('only the seat whose turn it is has an offer, and each seat has its own', () => {
    expect([0, 1, 2].map((seat) => holdem.legal(flop(), seat).length > 0)).toEqual([false, true, false]);
    const uneven = { ...flop(), stacks: [100, 200, 300] };
    expect([1, 2, 1].map((seat) => offersTo(uneven, seat).find(({ type }) => type === 'bet'))).toMatchObject([
      { amount: { max: 200 } },
      { amount: { max: 300 } },
      { amount: { max: 200 } },
    ]);
  });

  test('between hands nobody without chips is asked, and nobody twice', () => {
    const losing = { ...THREE, hands: ['AcQd', 'QsJs', 'TcTh'], stacks: [1000, 1000, 20] };
    const over = playOut(dealt(losing), 'raise 500', 'call', ...Array.from({ length: 6 }, () => 'check')).state;
    expect([over.phase, over.stacks[2]]).toEqual(['between', 0]);
    expect([0, 1, 2].map((seat) => holdem.legal(over, seat).length)).toEqual([1, 1, 0]);
    const waiting = playOut(over, 'ready').state;
    expect([holdem.toAct(waiting), holdem.legal(waiting, 0)]).toEqual([[1], []]);
  });

  test('a raise by just the size of the bet opens the betting again to who made it', claims('HOL-13'), () => {
    const { state } = playOut(flop(), 'bet 20', 'raise 40', 'fold');
    expect(holdem.legal(state, 1).map(({ type }) => type)).toEqual(['fold', 'call', 'raise']);
  });

  test('all chips are a bet, a raise, or a call that takes them all; else there is no such action', () => {
    const range = { kind: 'range', min: 20, max: 300, step: 1 } as const;
    expect(allInOf([{ type: 'check' }, { type: 'bet', amount: range }], 300, 0)).toEqual({ type: 'bet', amount: 300 });
    expect(allInOf([{ type: 'call' }, { type: 'raise', to: range }], 300, 20)).toEqual({ type: 'raise', to: 300 });
    expect(allInOf([{ type: 'fold' }, { type: 'call' }], 300, 300)).toEqual({ type: 'call' });
    expect(allInOf([{ type: 'fold' }, { type: 'call' }], 300, 200)).toBeUndefined();
    expect(allInOf([{ type: 'fold' }, { type: 'check' }], 300, 300)).toBeUndefined();
  });
});

describe('chips', () => {
  test('what is in front of a seat, in the middle and in the antes is at risk and in the pot', () => {
    const table = { ...THREE, rules: { antes: [5, 5, 5], antesAreDead: true } };
    const { state } = playOut(dealt(table), 'call', 'check', 'call', 'bet 40');
    expect([0, 1, 2].map((seat) => holdem.chips(state, seat))).toEqual([
      { stack: 975, atRisk: 25 },
      { stack: 935, atRisk: 65 },
      { stack: 975, atRisk: 25 },
    ]);
    expect(holdem.view(state, 0).pot).toBe(115);
  });

  test('who is all-in is in, and there is no outcome before the end', () => {
    const { state } = playOut(dealt(THREE), 'raise 1000');
    expect([holdem.chips(state, 1), holdem.isIn(state, 1), state.standing[1]]).toEqual([{ stack: 0, atRisk: 1000 }, true, 'all-in']);
    expect(holdem.outcome(state)).toBeUndefined();
  });

  test('an ante or a blind that takes the last chip is all-in', () => {
    const { beats, state } = opened({ ...THREE, rules: { antes: [5, 5, 5] }, stacks: [5, 1000, 1000] });
    expect(beats.flatMap(({ event }) => (event.type === 'ante-posted' ? [event.allIn] : []))).toEqual([false, false, true]);
    expect(state.standing[0]).toBe('all-in');
  });

  test('the blinds are marked where they lie, and a straddle is neither', () => {
    const { small, big } = dealt(THREE);
    expect([small, big]).toEqual([1, 2]);
    const straddled = dealt({ ...THREE, rules: { blinds: [10, 20, 40], button: 'stays' } });
    expect([straddled.small, straddled.big, straddled.level]).toEqual([1, 2, 40]);
  });

  test('who gets chips back is not all-in any more', () => {
    const { beats } = playOut(dealt({ hands: ['AsAh', 'KdKc'], board: 'Qh9c4d2s3s', stacks: [1000, 300] }), 'raise 1000', 'call');
    const back = only(beats, 'bet-returned');
    const state = beats.find(({ event }) => event === back)?.state;
    expect([back.amount, state?.standing[back.seat], state?.stacks[back.seat]]).toEqual([700, 'in', 700]);
  });

  test('what each has done stays on the table, with what it came to', () => {
    const { state } = playOut(dealt(THREE), 'raise 60', 'fold', 'call', 'check', 'bet 40');
    expect(state.standing).toEqual(['in', 'in', 'folded']);
    expect(state.deeds.map(({ seat, street, type, to }) => [seat, street, type, to])).toEqual([
      [1, 'preflop', 'raise', 60],
      [2, 'preflop', 'fold', 20],
      [0, 'preflop', 'call', 60],
      [1, 'flop', 'check', 0],
      [0, 'flop', 'bet', 40],
    ]);
  });

  test('bets are gathered where there are any, and a round of checks gathers nothing', () => {
    expect(told(playOut(flop(), 'check', 'check', 'check').beats)).not.toContain('bets-gathered');
    expect(told(playOut(flop(), 'bet 20', 'call', 'call').beats)).toContain('bets-gathered');
  });

  test('opponents at a table with blinds bring 40 to 150 big ones, both ends included', () => {
    const stacks = Array.from({ length: 300 }, (_, n) => lineUp(presets.holdem, 3, openChance(n.toString(16).padStart(64, '0')))).flatMap(
      (seats) => seats.flatMap((seat) => (seat === null ? [] : [seat.stack])),
    );
    expect([Math.min(...stacks), Math.max(...stacks), stacks.every((stack) => stack % 20 === 0)]).toEqual([800, 3000, true]);
  });
});

test('an empty pack is a fault', () => {
  expect(() => dealTo({ ...flop(), dealt: 52 }, 0)).toThrow('The pack is empty.');
});
