import { expect, test } from 'vitest';
import { blackjackOdds } from './blackjack.ts';

const linesOf = (...args: readonly string[]): readonly string[] => {
  const answer = blackjackOdds(args);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.lines;
};

// An infinite shoe is the quickest to work out.
test('the edge and the strategy of a table, in words and as JSON', () => {
  const lines = linesOf('--preset', 'casino', '--decks', 'infinite');
  expect(lines[0]).toBe('Blackjack, casino, an infinite shoe.');
  expect(lines[1]).toMatch(/^The house has an edge of \d\.\d{4}%/);
  expect(lines.find((line) => line.startsWith('20'))).toBe(`20       ${'   S'.repeat(10)}`);
  expect(lines.some((line) => line.startsWith('pairs'))).toBe(false);
  const [text = ''] = linesOf('--preset', 'casino', '--decks', 'infinite', '--json');
  const parsed: unknown = JSON.parse(text);
  expect(parsed).toMatchObject({ preset: 'casino', decks: 'infinite', hard: { 20: { A: 'S' } } });
});
