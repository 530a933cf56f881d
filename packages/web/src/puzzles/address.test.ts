import { expect, test } from 'vitest';
import { askedIn, puzzleAt } from './PuzzlesPage.tsx';

const DAY = 20_000;

test.each([
  { kind: 'daily', day: DAY },
  { kind: 'numbered', game: 'hearts', number: 12 },
  { kind: 'own', name: '0123abcd 45' },
] as const)('an address leads to its puzzle: %j', (asked) => {
  const [, query = ''] = puzzleAt(asked).split('?');
  expect(askedIn(query, DAY)).toEqual(asked);
});

test.each(['', 'hearts=0', 'hearts=201', 'hearts=x', 'hearts=', 'roulette=3'])('"%s" asks for none', (query) => {
  expect(askedIn(query, DAY)).toBeUndefined();
});
