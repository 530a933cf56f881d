import { laws } from '@baize/engine/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tables } from './laws.fixture.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
// Few chips and many: somebody is soon broke, or can pay for everything.
const stacks = fc.constantFrom(50, 100, 1000);
// A few sittings, for the quick loop. The long test plays thousands, and asks the bots as well, who think long.
const among = laws.filter(({ name }) => name !== 'bots');

test.each(tables)('random sittings at $name keep the laws', ({ check }) => {
  fc.assert(
    fc.property(seeds, fc.nat(50), stacks, (seed, actions, stack) => {
      expect(check({ seed, actions, stack, examined: 1 }, among)).toEqual([]);
    }),
    { seed: 1, numRuns: 4 },
  );
});
