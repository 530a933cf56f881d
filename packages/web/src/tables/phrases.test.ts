import { beginTable, hintAt, noRounds, showAllAt } from '@baize/casino';
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
  const table = showAllAt(pontoonModule, beginTable(pontoonModule, opening, noRounds));
  expect(coachWords(table)).toBeUndefined();
  expect(coachWords(hintAt(pontoonModule, table))).toMatch(/^(Stick|Twist)\. Sticking wins \d+ times in 100, twisting \d+\.$/);
});
