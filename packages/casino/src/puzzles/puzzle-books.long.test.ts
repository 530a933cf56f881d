import type { GameModule, GameTypes } from '@baize/engine';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { describe, expect, test } from 'vitest';
import { decisions, judge } from '../review/review.ts';
import { isSameKind } from '../review/try-again.ts';
import { loadBook, PUZZLES_A_GAME, type PuzzleGame, puzzleIn } from './puzzles.ts';

/** How many of every tenth puzzle of a book a judge with a fresh look would answer the same. */
const agreed = async <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame): Promise<number> => {
  const book = await loadBook(game);
  let same = 0;
  for (let number = 1; number <= PUZZLES_A_GAME; number += 10) {
    const puzzle = puzzleIn(module, game, book, number);
    const last = puzzle && [...decisions(module, puzzle.record, puzzle.record.me)].at(-1);
    const found = last && judge(module, last, { look: 'a fresh look' });
    if (found !== undefined && isSameKind(found.best, puzzle?.judgment.best)) same += 1;
  }
  return same;
};

describe('a fresh look agrees with the book: 19 of 20 at the least', () => {
  test('of Hearts', async () => expect(await agreed(heartsModule, 'hearts')).toBeGreaterThanOrEqual(19));
  test("of Hold'em", async () => expect(await agreed(holdemModule, 'holdem')).toBeGreaterThanOrEqual(19));
});
