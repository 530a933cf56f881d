import { noPuzzles } from '@baize/casino';
import { expect, test } from 'vitest';
import { weekOf } from './PuzzlePlate.tsx';

const TODAY = 20_000;

test.each([
  ['nothing solved yet', noPuzzles, { solved: 0, isOpen: true }],
  ['solved up to yesterday', { ...noPuzzles, day: TODAY - 1, days: 3 }, { solved: 3, isOpen: true }],
  ['solved today too', { ...noPuzzles, day: TODAY, days: 4 }, { solved: 4, isOpen: false }],
  ['a day was missed', { ...noPuzzles, day: TODAY - 2, days: 9 }, { solved: 0, isOpen: true }],
  ['a week is all that is drawn, with room for today', { ...noPuzzles, day: TODAY - 1, days: 40 }, { solved: 6, isOpen: true }],
  ['a whole week, and today is in it', { ...noPuzzles, day: TODAY, days: 40 }, { solved: 7, isOpen: false }],
])('%s', (_, progress, week) => expect(weekOf(progress, TODAY)).toEqual(week));
