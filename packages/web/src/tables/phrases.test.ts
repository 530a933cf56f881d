import { pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { coachWords, companyWords } from './phrases.ts';

test('the company is counted without the player', () => {
  expect([1, 2, 4, 10].map((seats) => companyWords(Array.from({ length: seats })))).toEqual([
    ', no opponents',
    ', one opponent',
    ', three opponents',
    ', nine opponents',
  ]);
});

test('the coach says what to do and why, and nothing unless asked', () => {
  const { game, words } = pontoonModule;
  const sight = { view: game.view(game.setup({ preset: 'house', seats: 1, seed: 'coach' }), 0), seat: 0, offers: [] };
  expect(coachWords(words, sight, undefined)).toBeUndefined();
  expect(coachWords(words, sight, { action: { type: 'stick' }, because: 'You have 20.' })).toBe('Stick. You have 20.');
});
