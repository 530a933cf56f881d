import { expect, test } from 'vitest';
import { printed } from './Says.tsx';

test('an apostrophe and a minus are printed as such, and a dash between numbers is left alone', () => {
  expect(printed("Texas Hold'em")).toBe('Texas Hold’em');
  expect(printed('from -10 to -1 (-5), all-in, 1-18')).toBe('from −10 to −1 (−5), all-in, 1-18');
});
