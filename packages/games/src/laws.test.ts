import { laws } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { tables } from './laws.fixture.ts';

// One sitting, for the quick loop. The long test plays hundreds, and asks the bots as well, who think long.
const among = laws.filter(({ name }) => name !== 'bots');

test.each(tables)('a random sitting at $name keeps the laws', ({ check }) => {
  expect(check({ seed: '1a35'.repeat(16), actions: 12, stack: 100, examined: 1 }, among)).toEqual([]);
});
