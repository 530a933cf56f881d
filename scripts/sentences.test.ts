import { expect, test } from 'vitest';
import { faultsIn, sentencesIn } from './sentences.mjs';

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

test('a sentence outside language/ is told with its place, unless an exception names it; an exception without a use is told too', () => {
  const found = [
    { file: 'packages/web/src/Page.tsx', line: 3, text: 'You win the pot.' },
    { file: 'packages/web/src/Page.tsx', line: 4, text: 'key {}' },
  ];
  const keys = { where: /Page/, texts: /^key/, why: 'keys' };
  expect(faultsIn(found, [keys])).toEqual(['packages/web/src/Page.tsx:3: "You win the pot." belongs in language/']);
  expect(faultsIn(found.slice(1), [keys, { where: /Other/, why: 'names' }])).toEqual([
    'Other: nothing needs this exception any more (names)',
  ]);
});
