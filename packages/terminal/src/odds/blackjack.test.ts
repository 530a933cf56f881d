import { expect, test } from 'vitest';
import { blackjackOdds } from './blackjack.ts';
import { odds } from './registry.ts';

const linesOf = (...args: readonly string[]): readonly string[] => {
  const answer = blackjackOdds(args);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.lines;
};
const refusalOf = (...args: readonly string[]): string => {
  const answer = blackjackOdds(args);
  return answer.ok ? '' : answer.sentence;
};

// An infinite shoe is the quickest to work out.
test('the edge and the strategy of a table, in words and as JSON', () => {
  const lines = linesOf('--preset', 'casino', '--decks', 'infinite');
  expect(lines[0]).toBe('Blackjack, casino, an infinite shoe.');
  expect(lines[1]).toMatch(/^House edge: \d\.\d{4}% for the house/);
  expect(lines.find((line) => line.startsWith('20'))).toBe(`20       ${'   S'.repeat(10)}`);
  expect(lines.some((line) => line.startsWith('pairs'))).toBe(false);
  const [text = ''] = linesOf('--preset', 'casino', '--decks', 'infinite', '--json');
  const parsed: unknown = JSON.parse(text);
  expect(parsed).toMatchObject({ preset: 'casino', decks: 'infinite', hard: { 20: { A: 'S' } } });
});

test('what is not known is told by name', () => {
  expect(refusalOf('--preset', 'vegsa')).toBe('There is no preset "vegsa". Did you mean vegas?');
  expect(refusalOf('--decks', '0')).toBe('--decks needs a whole number from 1 to 99, or infinite.');
  expect(refusalOf('--deck', '2')).toContain('--decks');
  expect(refusalOf('more')).toContain('one word too many');
});

test('the command finds it', async () => {
  expect(await odds.blackjack?.()).toBe(blackjackOdds);
});
