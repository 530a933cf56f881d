import { defaultSettings } from '@baize/casino';
import { expect, test } from 'vitest';
import { classesFor, isStill } from './SettingsProvider.tsx';

test('the page is dressed by classes', () => {
  expect(classesFor(defaultSettings)).toEqual(['felt-green', 'rail-dark']);
  expect(classesFor({ ...defaultSettings, felt: 'burgundy', deck: 'four-colour', largeIndices: true })).toEqual([
    'felt-burgundy',
    'rail-dark',
    'four-colour',
    'large-indices',
  ]);
});

test('the player’s word about movement comes before the system’s', () => {
  const asked = (motion: 'system' | 'full' | 'reduced') => [true, false].map((system) => isStill({ ...defaultSettings, motion }, system));
  expect([asked('system'), asked('full'), asked('reduced')]).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
});
