import { expect, test } from 'vitest';
import { blackjackOdds } from './blackjack.ts';
import { odds } from './registry.ts';

const refusalOf = (...args: readonly string[]): string => {
  const answer = blackjackOdds(args);
  return answer.ok ? '' : answer.sentence;
};

test('what is not known is told by name', () => {
  expect(refusalOf('--preset', 'vegsa')).toBe('There is no preset "vegsa". Did you mean vegas?');
  expect(refusalOf('--decks', '0')).toBe('--decks needs a whole number from 1 to 99, or infinite.');
  expect(refusalOf('--deck', '2')).toContain('--decks');
  expect(refusalOf('more')).toContain('one word too many');
});

test('the command finds it', async () => {
  expect(await odds.blackjack?.()).toBe(blackjackOdds);
});
