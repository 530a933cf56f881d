import { range } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { amountIn, draftFrom, lay, parseAmount, undo, whyNoAmount } from './bet-draft.ts';

describe('a bet being laid', () => {
  test('it begins with what was laid before, as near as may be', () => {
    expect(amountIn(draftFrom(range(10, 50), 0))).toBe(10);
    expect(amountIn(draftFrom(range(10, 50), 25))).toBe(25);
    expect(amountIn(draftFrom(range(10, 20), 25))).toBe(20);
  });

  test('every step can be taken back, down to the first', () => {
    const draft = lay(lay(draftFrom(range(10, 50), 10), 15), 40);
    expect(amountIn(draft)).toBe(40);
    expect(amountIn(undo(draft))).toBe(15);
    expect(amountIn(undo(undo(undo(draft))))).toBe(10);
  });

  test('the same amount again is no step', () => {
    const draft = draftFrom(range(10, 50), 10);
    expect(lay(draft, 10)).toBe(draft);
  });

  test.each([
    ['25', 25],
    ['1,250', 1250],
    [' 40 ', 40],
    ['', undefined],
    ['1.5', undefined],
    ['1,5', undefined],
    ['1.000', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['９', undefined],
    ['9999999999', undefined],
  ])('%j is %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

test('whatever is no amount has a reason of its own, and an amount has none', () => {
  const wrong = ['50.0', 'abc', '1e2', '', '9999999999', '-5', '1,00'].map(whyNoAmount);
  expect(wrong).toEqual([
    'You can only bet whole chips.',
    '“abc” isn’t a number. Type digits only.',
    '“1e2” isn’t a number. Type digits only.',
    'Type a number of chips.',
    'There aren’t that many chips.',
    'An amount can’t be less than zero.',
    'Type the number without commas.',
  ]);
  expect(['0', '50', '1,000', '1 000 000'].map(whyNoAmount)).toEqual([undefined, undefined, undefined, undefined]);
});
