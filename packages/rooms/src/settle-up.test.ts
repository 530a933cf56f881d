import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentsOf } from './settle-up.ts';

test('an evening is settled in the fewest payments that its winners and losers need', () => {
  expect(paymentsOf([480, 260, -60, -260, -420])).toEqual([
    { from: 4, to: 0, chips: 420 },
    { from: 3, to: 1, chips: 260 },
    { from: 2, to: 0, chips: 60 },
  ]);
  expect(paymentsOf([0, 0])).toEqual([]);
});

test('after all payments nobody has won or lost, in fewer payments than there are seats', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 8 }), (some) => {
      const nets = [...some, -some.reduce((sum, net) => sum + net, 0)];
      const payments = paymentsOf(nets);
      const after = nets.map((net, seat) =>
        payments.reduce((sum, { from, to, chips }) => sum + (seat === from ? chips : 0) - (seat === to ? chips : 0), net),
      );
      expect(after.every((net) => net === 0)).toBe(true);
      expect(payments.length).toBeLessThan(nets.length);
    }),
  );
});
