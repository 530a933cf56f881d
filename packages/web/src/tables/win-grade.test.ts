import { expect, test } from 'vitest';
import { winGrade } from './result-sound.ts';

test('a win is measured by what was staked for it', () => {
  expect([-10, 0, 1, 199, 200, 799, 800].map((net) => winGrade(net, 100))).toEqual([
    'none',
    'none',
    'small',
    'small',
    'good',
    'good',
    'great',
  ]);
});

test('and by what the player had: whoever doubles everything has won greatly, whatever the odds', () => {
  expect(winGrade(500, 500, 500)).toBe('great');
  expect(winGrade(250, 250, 1000)).toBe('good');
  expect(winGrade(50, 50, 1000)).toBe('small');
  expect(winGrade(100, 0, 0)).toBe('small');
});
