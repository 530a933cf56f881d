import type { GameModule, GameTypes } from '@baize/engine';
import { blackjackModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { describe, expect, test } from 'vitest';
import { type Puzzle, type PuzzleGame, puzzleOf } from './puzzles.ts';
import { decisions, judge } from './review.ts';

const found = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, name: string): Puzzle => {
  const puzzle = puzzleOf(module, game, name);
  if (puzzle === undefined) throw new Error(`${game} ${name} has no puzzle.`);
  return puzzle;
};

/** It is the last decision of its record, and a judge with a fresh seed agrees that another is better. */
const expectClear = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, name: string): void => {
  const { record, judgment } = found(module, game, name);
  const last = [...decisions(module, record, record.me)].at(-1);
  if (last === undefined) throw new Error('A puzzle is about a decision.');
  expect(last.line).toBe(judgment.line);
  expect(last.line).toBe(record.log.length - 1);
  const fresh = judge(module, last, 'f5'.repeat(32));
  expect(fresh?.best).toEqual(judgment.best);
  expect(judgment.best).not.toEqual(last.action);
};

describe('a puzzle has one answer, and a fresh look agrees', () => {
  test('at Blackjack', () => {
    for (const name of ['1', '2', '3', 'day 20772']) expectClear(blackjackModule, 'blackjack', name);
  });
  test('at Hearts', () => expectClear(heartsModule, 'hearts', '2'));
});

test('a puzzle follows from its name alone', () => {
  expect(found(blackjackModule, 'blackjack', '7')).toEqual(found(blackjackModule, 'blackjack', '7'));
  expect(found(blackjackModule, 'blackjack', '7')).not.toEqual(found(blackjackModule, 'blackjack', '8'));
});
