import { expect, test } from 'vitest';
import { folderOf, grownIn, sentencesIn } from './sentences.mjs';

const textsIn = (code: string): readonly string[] => sentencesIn('page.tsx', code).map(({ text }) => text);

test('a sentence is found in a string, in a template, in what is shown and in what is read out', () => {
  expect(textsIn("const a = 'You win the pot.';")).toEqual(['You win the pot.']);
  expect(textsIn(['const b = (n: number) => `Bet $', '{n} more`;'].join(''))).toEqual(['Bet {} more']);
  expect(textsIn('const c = <p>Deal</p>;')).toEqual(['Deal']);
  expect(textsIn('const d = <b aria-label="Deal" />;')).toEqual(['Deal']);
  expect(textsIn("const e = <b aria-label={isOn ? 'Deal' : undefined} />;")).toEqual(['Deal']);
});

test('what is for machines is no sentence', () => {
  expect(textsIn("import a from 'two words';")).toEqual([]);
  expect(textsIn("if (said === 'two words') throw new Error('It is broken here.');")).toEqual([]);
  expect(textsIn('const a = <b className="one two" data-at="one two" />;')).toEqual([]);
  expect(textsIn("const a = fork(seed, 'the coach at');")).toEqual([]);
  expect(textsIn("const a = 'card-dealt';")).toEqual([]);
  expect(textsIn("const a = 'translate(4px, 4px) rotate(8deg)';")).toEqual([]);
});

test('a count may fall and not grow, and is kept by the folder of a game or a page', () => {
  expect(grownIn({ web: 3, rooms: 1 }, { web: 3, rooms: 2 })).toEqual([]);
  expect(grownIn({ web: 4, odds: 1 }, { web: 3 })).toEqual([
    ['web', 4],
    ['odds', 1],
  ]);
  expect(folderOf('packages/web/src/tables/hearts/Felt.tsx')).toBe('web/tables/hearts');
  expect(folderOf('packages/web/src/tables/SitDown.tsx')).toBe('web/tables');
  expect(folderOf('packages/terminal/src/plain.ts')).toBe('terminal');
});
