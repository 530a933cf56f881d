import { expect, test } from 'vitest';
import { sabaccTableWords } from './language/index.ts';
import { firstOpen } from './SabaccTable.tsx';

test('the lesson opens for a newcomer alone, and never over the clock of a table with friends', () => {
  // Nothing is remembered here: every time is the first.
  expect(firstOpen(false, true)).toBe('lesson');
  expect(firstOpen(false, false)).toBeUndefined();
  expect(firstOpen(true, true)).toBeUndefined();
});

test('the lesson says what the rules say: a hand is junked in place of a draw, and not while others bet', () => {
  expect(JSON.stringify(sabaccTableWords().lesson)).toContain('junk it instead of drawing');
});
