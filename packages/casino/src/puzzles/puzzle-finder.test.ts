import type { GameModule, GameTypes } from '@baize/engine';
import { floorModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { describe, expect, test } from 'vitest';
import { decisions } from '../review/review.ts';
import { findPuzzles } from './puzzle-finder.ts';
import { loadBook, PUZZLE_GAMES, PUZZLES_A_GAME, type Puzzle, type PuzzleGame, puzzleIn, puzzleOfDay, writeBook } from './puzzles.ts';

const all = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, book: string): readonly Puzzle[] =>
  Array.from({ length: PUZZLES_A_GAME }, (_, at) => {
    const puzzle = puzzleIn(module, game, book, at + 1);
    if (puzzle === undefined) throw new Error(`${game} has no puzzle ${at + 1}. Make the book anew: node scripts/puzzles.mjs ${game}`);
    return puzzle;
  });

/** Every puzzle is the last decision of a record that the rules allow, and its answer is another action that is offered there. */
const expectSound = <T extends GameTypes>(module: GameModule<T>, puzzles: readonly Puzzle[]): void => {
  for (const { record, judgment } of puzzles) {
    const last = [...decisions(module, record, record.me)].at(-1);
    expect([last?.line, last?.action]).toEqual([record.log.length - 1, judgment.action]);
    expect(judgment.line).toBe(record.log.length - 1);
    expect(judgment.best).not.toEqual(judgment.action);
    expect(judgment.because).not.toBe('');
    expect(judgment.behind).toBeGreaterThan(2 * judgment.error);
  }
};

/** The books of another version of the rules, the bots or the judge are not the ones that the script would make now. */
const expectMadeAgain = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, book: string, count: number): void => {
  const again = writeBook(findPuzzles(module, game, count));
  for (let number = 1; number <= count; number += 1)
    expect(puzzleIn(module, game, again, number)).toEqual(puzzleIn(module, game, book, number));
};

describe('the books', () => {
  test('of Blackjack', async () => {
    const book = await loadBook('blackjack');
    expectSound(floorModule, all(floorModule, 'blackjack', book));
    expectMadeAgain(floorModule, 'blackjack', book, 3);
  });
  test('of Hearts', async () => expectSound(heartsModule, all(heartsModule, 'hearts', await loadBook('hearts'))));
  test("of Hold'em ask whether to call or to fold", async () => {
    const puzzles = all(holdemModule, 'holdem', await loadBook('holdem'));
    expectSound(holdemModule, puzzles);
    for (const { judgment } of puzzles) expect(JSON.stringify([judgment.action, judgment.best])).toMatch(/"(call|fold)".*"(call|fold)"/);
  });
  test('are small', async () => {
    for (const game of PUZZLE_GAMES) expect((await loadBook(game)).length).toBeLessThan(100_000);
  });
});

test('a puzzle of other rules, and one that is not there, is none', async () => {
  const book = await loadBook('blackjack');
  expect(puzzleIn(floorModule, 'blackjack', book.replace(/"version":\d+/, '"version":99'), 1)).toBeUndefined();
  for (const number of [0, -1, PUZZLES_A_GAME + 1, 1.5]) expect(puzzleIn(floorModule, 'blackjack', book, number)).toBeUndefined();
  expect(puzzleIn(floorModule, 'blackjack', 'rubbish', 1)).toBeUndefined();
});

test('every day has a puzzle: the games take turns, and each goes through its book', () => {
  const days = Array.from({ length: PUZZLE_GAMES.length * PUZZLES_A_GAME }, (_, day) => puzzleOfDay(20_000 + day));
  expect(new Set(days.map(({ game, number }) => `${game} ${number}`)).size).toBe(days.length);
  expect(new Set(days.slice(0, 3).map(({ game }) => game)).size).toBe(3);
});
