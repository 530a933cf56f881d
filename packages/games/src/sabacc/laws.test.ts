import { fork } from '@baize/engine';
import { checkLaws } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { facts, module } from './laws.fixture.ts';
import { presets } from './rules.ts';

// Few chips and many: somebody is soon out, or can pay for everything.
const STACKS = [50, 100, 400, 2000] as const;

test.each(Object.keys(presets))('random sittings under the %s rules keep the laws', (preset) => {
  const broken = Array.from({ length: 4 }, (_, sitting) => {
    const { seed } = fork('5abacc00'.repeat(8), `${preset} ${sitting}`);
    const stack = STACKS[sitting % STACKS.length] ?? 100;
    return checkLaws(module, { preset, seed, actions: 15 * sitting, stack, examined: 1, ...facts });
  });
  expect(broken.flat()).toEqual([]);
});
