import { checkLaws, laws } from '@baize/engine/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heartsModule } from './index.ts';
import { facts } from './laws.fixture.ts';
import { presets } from './rules.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
// The players think long; the long test asks them.
const among = laws.filter(({ name }) => name !== 'bots');

test.each(Object.keys(presets))('random sittings under %s rules keep the laws', (preset) => {
  fc.assert(
    fc.property(seeds, fc.nat(66), (seed, actions) => {
      expect(checkLaws(heartsModule, { ...facts, preset, seed, actions, examined: 1 }, among)).toEqual([]);
    }),
    { seed: 1, numRuns: 2 },
  );
});

test('HEA-1.1 HEA-8.1 a human sits down with three players of the house, who bring no chips', () => {
  const normal = { bot: 'normal', stack: 0 };
  expect(heartsModule.company(presets.house, 3, { seed: '00'.repeat(32), at: 0 })).toEqual([null, normal, normal, normal]);
  expect(Object.keys(heartsModule.bots)).toEqual(['easy', 'normal', 'hard']);
  expect(heartsModule.tempo({ type: 'hearts-broken', seat: 0 })).toBe('word');
});
