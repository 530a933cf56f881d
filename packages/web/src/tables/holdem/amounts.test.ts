import { openChance, type Range, rulesOf } from '@baize/engine';
import { holdem } from '@baize/games/holdem';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountAt, layOf, nudge, positionOf, potSized, SLIDER_END, wagerIn, within } from './amounts.ts';

const range = (min: number, max: number): Range => ({ kind: 'range', min, max, step: 1 });
const ranges = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.nat(20_000)).map(([min, more]) => range(min, min + more));

test('the bet or the raise is found among the offers, and an amount made an action of', () => {
  expect(wagerIn([{ type: 'fold' }, { type: 'call' }])).toBeUndefined();
  expect(wagerIn([{ type: 'check' }, { type: 'bet', amount: range(20, 900) }])).toEqual({ type: 'bet', range: range(20, 900) });
  expect(wagerIn([{ type: 'raise', to: range(40, 900) }])).toEqual({ type: 'raise', range: range(40, 900) });
  expect([layOf('bet', 50), layOf('raise', 80)]).toEqual([
    { type: 'bet', amount: 50 },
    { type: 'raise', to: 80 },
  ]);
});

test('a part of the pot counts the call first, as players do', () => {
  const { state } = holdem.open({ rules: rulesOf(holdem, 'casino'), stacks: [1000, 1000], chance: openChance('ab'.repeat(32)) });
  const view = { ...holdem.view(state, 1), pot: 300, toCall: 100, bets: [150, 50] };
  expect([potSized(view, 1, 0.5), potSized(view, 1, 1)]).toEqual([350, 550]);
  expect(potSized({ ...view, toCall: 0, bets: [0, 0] }, 1, 0.5)).toBe(150);
});

test('the slider and the keys never leave what may be laid, and the ends are the ends', () => {
  fc.assert(
    fc.property(ranges, fc.double({ min: 0, max: 100, noNaN: true }), fc.boolean(), (one, position, up) => {
      const amount = amountAt(one, position);
      expect(within(one, amount)).toBe(amount);
      const next = nudge(one, amount, up);
      expect(within(one, next)).toBe(next);
      if (amount !== (up ? one.max : one.min)) expect(up ? next > amount : next < amount).toBe(true);
    }),
  );
  expect([amountAt(range(20, 900), 0), amountAt(range(20, 900), SLIDER_END)]).toEqual([20, 900]);
  expect([positionOf(range(20, 900), 20), positionOf(range(20, 900), 900), positionOf(range(5, 5), 5)]).toEqual([0, 100, 100]);
});

test('amounts on the slider are round, and a little more is the next round one', () => {
  expect(amountAt(range(1, 10_000), 50) % 100).toBe(0);
  expect([nudge(range(1, 10_000), 7, true), nudge(range(1, 10_000), 203, true), nudge(range(1, 10_000), 203, false)]).toEqual([
    8, 210, 200,
  ]);
});
