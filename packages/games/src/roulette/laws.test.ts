import { expect, test } from 'vitest';
import { breachesAt } from './laws.fixture.ts';
import { presets } from './rules.ts';

test.each(Object.keys(presets))('random sittings at %s keep the laws', (preset) => {
  expect(breachesAt(preset, 4, 1)).toEqual([]);
});
