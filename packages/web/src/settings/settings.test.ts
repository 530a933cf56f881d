import { defaultSettings, freshProfile, noPuzzles, openSave } from '@baize/casino';
import { expect, test } from 'vitest';
import { profileFile, puzzlesIn } from './Records.tsx';
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

test('the file of a profile holds its puzzles and streaks beside the save, and an older file says nothing of them', () => {
  const puzzles = { ...noPuzzles, solved: 12, run: 3, bestRun: 7, day: 20_000, days: 5, next: { hearts: 9 } };
  const text = profileFile(freshProfile(), puzzles);
  expect(puzzlesIn(text)).toEqual(puzzles);
  expect(openSave(text)).toMatchObject({ kind: 'opened', profile: freshProfile() });
  expect(puzzlesIn('{"format":1}')).toBeUndefined();
  expect(puzzlesIn('rubbish')).toBeUndefined();
});
