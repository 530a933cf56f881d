import { expect, test } from 'vitest';
import { openChance, read } from '../chance.ts';
import { accepts, some } from '../offers.ts';
import { nearMisses, rubbish } from './garbage.ts';

const action = { type: 'pass', cards: ['2c', '3c'] } as const;
const offer = { type: 'pass', cards: some(['2c', '3c', '4c'], 2) } as const;

test('near misses of an action that passes cards are all missed', () => {
  const misses = nearMisses(action, ['stick']);
  expect(misses.length).toBeGreaterThan(50);
  expect(misses.filter((miss) => accepts<{ readonly type: 'pass'; readonly cards: readonly string[] }>(offer, miss))).toEqual([]);
});

test('near misses reach one past either end of a number, and other kinds of value', () => {
  const amounts = nearMisses({ type: 'bet', amount: 10 } as { type: string }, []).flatMap((miss) =>
    typeof miss === 'object' && miss !== null && 'amount' in miss ? [miss.amount] : [],
  );
  for (const near of [9, 11, 10.5, -10, '10', Number.NaN, null, -0]) expect(amounts).toContainEqual(near);
});

test('there is rubbish with keys of its own that usually are inherited', () => {
  const found = rubbish(read(openChance('5eed'.repeat(16))));
  expect(found).toContainEqual({ type: '__proto__' });
  expect(nearMisses(action, []).some((miss) => typeof miss === 'object' && miss !== null && Object.hasOwn(miss, '__proto__'))).toBe(true);
  expect(rubbish(read(openChance('5eed'.repeat(16))))).toEqual(found);
});
