import { describe, expect, test } from 'vitest';
import { faultsOf, wordsIn } from './game-words.mjs';

const words = wordsIn(`
  export type Action = { readonly type: 'fold' } | ({ readonly type: 'raise' } & To);
  export type Event = { readonly type: 'hand-scored'; readonly points: readonly number[] };
  export type Phase = { readonly type: 'elsewhere' };
`);
const faults = (code: string, file = 'packages/casino/src/table.ts') => faultsOf(file, code, words);

test('a game’s words are the types of its actions and events', () => {
  expect([...words]).toEqual(['fold', 'raise', 'hand-scored']);
});

describe('nothing is decided elsewhere', () => {
  test.each([
    ['by an event', `const ends = (event) => event.type === 'hand-scored';`],
    ['by an action from a wire', `const folds = (action) => 'fold' !== action['type'];`],
    ['by a type on its own', `const folds = ({ type }) => type == 'fold';`],
    ['in a switch', `switch (action?.type) { case 'raise': break; }`],
    ['by a list', `const isPassive = ({ type }) => ['check', 'fold'].includes(type);`],
    ['by the game', `const isPoints = id === 'hearts';`],
    ['by the game, in a switch', `switch (game) { case 'holdem': break; }`],
  ])('%s: %s', (_, code) => {
    expect(faults(code)).toHaveLength(1);
  });
});

test.each([
  ['a game’s own folder', `const folds = action.type === 'fold' && id === 'holdem';`, 'packages/terminal/src/screens/holdem/log.ts'],
  ['a game’s own file', `const folds = action.type === 'fold';`, 'packages/casino/src/figures/holdem.ts'],
  ['the games themselves', `const folds = action.type === 'fold';`, 'packages/games/src/catalogue.ts'],
  ['a typed list', 'const drawings = { hearts: points, holdem: chips };', 'packages/web/src/statistics/series.ts'],
  ['the same word for something else', `const isRaised = card.state === 'raise';`, 'packages/web/src/kit/Card.tsx'],
])('%s may', (_, code, file) => {
  expect(faults(code, file)).toEqual([]);
});
