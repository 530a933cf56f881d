import { beginTable, noRounds, showAllAt } from '@baize/casino';
import { pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { coachWords, opponentsWords } from './CoachLine.tsx';

test('the company is counted without the player', () => {
  expect([1, 2, 4, 10].map((seats) => opponentsWords(Array.from({ length: seats })))).toEqual([
    ', no opponents',
    ', one opponent',
    ', three opponents',
    ', nine opponents',
  ]);
});

test('the coach says what to do and why, and nothing unless asked', () => {
  const opening = { preset: 'house', seed: '1'.padStart(64, '0'), me: 0, stacks: [1000], names: ['You'], bots: [null] };
  const sight = showAllAt(pontoonModule, beginTable(pontoonModule, opening, noRounds)).shown;
  const hint = { action: { type: 'stick' }, because: 'You have 20.' } as const;
  expect(coachWords(pontoonModule.words, sight, hint)).toBe('Stick. You have 20.');
  expect(coachWords(pontoonModule.words, sight, undefined)).toBeUndefined();
});
