import { describe, expect, test } from 'vitest';
import { britishTable, playOut, tableWith } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';
import type { Action, State } from './state.ts';

const refusal = (state: State, action: Action, seat = 0) => pontoon.refuse(state, seat, action);
const staking = (stack = 500): State => ({ ...britishTable({ hands: ['5c', '9d'], stake: 0, stack }), phase: 'staking' });

describe('a refusal says why', () => {
  test('between rounds there is nothing to play', () => {
    const { state } = playOut(tableWith({ you: 'Kh 9d', banker: 'Ks 7h' }), [0, { type: 'stick' }]);
    expect(refusal(state, { type: 'twist' })).toEqual({ reason: 'between-rounds', instead: { type: 'ready' } });
    expect(refusal(tableWith({ you: 'Kh 9d', banker: 'Ks 7h' }), { type: 'ready' }).reason).toBe('round-in-play');
  });

  test('what the rules do not know is in no turn', () => {
    const house = tableWith({ you: '8h 8d', banker: 'Ks 7h' });
    for (const action of [{ type: 'buy', amount: 10 }, { type: 'stake', amount: 10 }, { type: 'split' }, { type: 'declare' }] as const)
      expect(refusal(house, action).reason).toBe('not-in-these-rules');
    const pair = britishTable({ hands: ['8h 8d', '9c 9d'] });
    const without = { ...pair, rules: { ...pair.rules, buying: false, splitting: false } };
    for (const action of [{ type: 'buy', amount: 10 }, { type: 'split' }] as const)
      expect([pontoon.legal(pair, 0).some(({ type }) => type === action.type), refusal(without, action).reason]).toEqual([
        true,
        'not-in-these-rules',
      ]);
  });

  test('a stake is laid once', () => {
    expect(refusal(britishTable({ hands: ['5c 8d', '9d 9c'] }), { type: 'stake', amount: 10 }).reason).toBe('staked-already');
  });

  test('a split needs two cards from the pack, a twist and a buy one', () => {
    const pair = britishTable({ hands: ['8h 8d', '9c 9d'] });
    const withCards = (left: number): State => ({ ...pair, deck: pair.deck.slice(0, left) });
    expect(refusal(withCards(1), { type: 'split' }).reason).toBe('no-cards-left');
    expect(pontoon.legal(withCards(2), 0)).toContainEqual({ type: 'split' });
    expect(refusal(withCards(0), { type: 'twist' }).reason).toBe('no-cards-left');
    expect(refusal(withCards(0), { type: 'buy', amount: 10 }).reason).toBe('no-cards-left');
  });

  test('the last chips buy a card, and one chip less does not', () => {
    const table = (stack: number): State => britishTable({ hands: ['8h 4d', '9c 9d'], stake: 10, stack });
    expect(pontoon.legal(table(10), 0)).toContainEqual({ type: 'buy', amount: { kind: 'range', min: 10, max: 10, step: 1 } });
    expect(refusal(table(9), { type: 'buy', amount: 10 }).reason).toBe('not-enough-chips');
  });

  test('a pair takes an equal stake, to the last chip', () => {
    const table = (stack: number): State => britishTable({ hands: ['8h 8d', '9c 9d'], stake: 10, stack });
    expect(pontoon.legal(table(10), 0)).toContainEqual({ type: 'split' });
    expect(refusal(table(9), { type: 'split' }).reason).toBe('not-enough-chips');
  });
});

describe('a refusal says what instead', () => {
  test('the same with the nearest amount', () => {
    const stakes = [9, 51, -3, 1e9].map((amount) => refusal(staking(), { type: 'stake', amount }).instead);
    expect(stakes).toEqual([10, 50, 10, 50].map((amount) => ({ type: 'stake', amount })));
    expect(refusal(staking(), { type: 'stake', amount: Number.NaN }).instead).toEqual({ type: 'stake', amount: 10 });
    expect(refusal(staking(30), { type: 'stake', amount: 31 }).instead).toEqual({ type: 'stake', amount: 30 });
  });

  test('or the first thing that is offered, with its least amount', () => {
    expect(refusal(staking(), { type: 'twist' })).toEqual({ reason: 'stake-first', instead: { type: 'stake', amount: 10 } });
    expect(refusal(tableWith({ you: '8h 8d', banker: 'Ks 7h' }), { type: 'split' }).instead).toEqual({ type: 'twist' });
    const poor = britishTable({ hands: ['8h 5d', '9c 9d'], stack: 0 });
    expect(refusal(poor, { type: 'stick' })).toEqual({ reason: 'too-low-to-stick', instead: { type: 'twist' } });
  });
});
