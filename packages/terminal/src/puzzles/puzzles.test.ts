import { decisions, loadBook, puzzleIn } from '@baize/casino';
import { describe, expect, test } from 'vitest';
import { blackjackScreen } from '../screens/blackjack/blackjack.ts';
import { openPlainPuzzle } from './plain-puzzle.ts';
import { readPuzzle } from './request.ts';

describe('what is asked for', () => {
  const usual = { kind: 'puzzle', game: undefined, number: undefined, plain: false, ascii: false };
  test.each([
    [[], usual],
    [['hearts'], { ...usual, game: 'hearts' }],
    [['poker', '12', '--plain'], { ...usual, game: 'holdem', number: 12, plain: true }],
    [['own', '--plain'], { kind: 'own', plain: true, ascii: false }],
  ])('%j', (args, request) => expect(readPuzzle(args)).toEqual(request));
  test.each([
    [['roulette']],
    [['hearts', '0']],
    [['hearts', '201']],
    [['hearts', 'x']],
    [['hearts', '1', '2']],
    [['own', '3']],
    [['--loud']],
  ])('not %j', (args) => expect(readPuzzle(args).kind).toBe('wrong'));
});

test('a puzzle line by line: what has happened, a question, and what is said to the answer', async () => {
  const { module } = blackjackScreen;
  const puzzle = puzzleIn(module, 'blackjack', await loadBook('blackjack'), 1);
  const made = puzzle && [...decisions(module, puzzle.record, puzzle.record.me)].at(-1);
  if (puzzle === undefined || made === undefined) throw new Error('There is no first puzzle.');
  const page = openPlainPuzzle(blackjackScreen, { ...puzzle, made, asks: 'What would you play?' }, 80);
  expect(page?.text).toMatch(/^What would you play\?/);
  expect(page?.isOver).toBe(false);
  const puzzled = page?.hear('perhaps');
  expect([puzzled?.isOver, puzzled?.answer]).toEqual([false, undefined]);
  const wordOf = (action: unknown): string => (/"type":"(\w+)"/.exec(JSON.stringify(action))?.[1] ?? '').replace('give-up', 'surrender');
  expect(page?.hear(wordOf(puzzle.judgment.best)).answer?.isRight).toBe(true);
  const wrong = page?.hear(wordOf(puzzle.judgment.action));
  expect([wrong?.isOver, wrong?.answer?.isRight]).toEqual([true, false]);
  expect(wrong?.text).toContain("There's better.");
});
