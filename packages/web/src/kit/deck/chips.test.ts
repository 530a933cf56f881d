import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highStack, potStacks, pourOf } from '../BetStack.tsx';
import { amountOf, chipsFor, chipsOf, netHead, pilesOf } from './chips.ts';

const sum = (chips: readonly number[]) => chips.reduce((total, chip) => total + chip, 0);

test('who loses 220 loses 220, and not −220', () => {
  expect([220, -220, 0].map(netHead)).toEqual([
    { title: 'You win', amount: '220' },
    { title: 'You lose', amount: '220' },
    { title: 'Even', amount: '' },
  ]);
});

describe('change', () => {
  test('the fewest chips, highest first', () => {
    expect(chipsFor(130)).toEqual([100, 25, 5]);
    expect(chipsFor(0)).toEqual([]);
  });

  test('a stack is never higher than six, and never worth more than the amount', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (amount) => {
        const chips = chipsFor(amount);
        expect(chips.length).toBeLessThanOrEqual(6);
        expect(sum(chips)).toBeLessThanOrEqual(amount);
        if (chips.length < 6) expect(sum(chips)).toBe(amount);
      }),
    );
  });
});

test('amounts are written as players write them', () => {
  expect(amountOf(1250)).toBe('1,250');
  expect(amountOf(-40)).toBe('−40');
  expect(chipsOf(1)).toBe('1 chip');
  expect(chipsOf(1250)).toBe('1,250 chips');
});

test('a purse is pictured as up to three piles, the dearest chips first', () => {
  expect(pilesOf(1250)).toEqual([1000, 200, 50]);
  expect(pilesOf(1000)).toEqual([1000]);
  expect(pilesOf(644)).toEqual([500, 100, 25]);
  expect(pilesOf(0)).toEqual([]);
});

test('a pot is poured in stacks that come to all of it, more of them the larger it is', () => {
  for (const amount of [1, 24, 60, 199, 1000, 8230, 123_457]) expect(pourOf(amount).reduce((sum, one) => sum + one, 0)).toBe(amount);
  expect([20, 120, 400, 2000, 90_000].map((amount) => pourOf(amount).length)).toEqual([1, 2, 4, 6, 6]);
});

test('a pot of fifty big blinds looks like one: many stacks, and all of them high', () => {
  const stacks = potStacks(1000, 20);
  expect(stacks.length).toBe(5);
  for (const stack of stacks) expect(highStack(stack).length).toBeGreaterThanOrEqual(5);
  expect([30, 60, 200, 450, 1000, 4000].map((pot) => potStacks(pot, 20).length)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const pot of [1, 2, 19, 60, 777, 123_457]) expect(potStacks(pot, 20).reduce((sum, one) => sum + one, 0)).toBe(pot);
  expect(potStacks(0, 20)).toEqual([]);
});
