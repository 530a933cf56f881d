import { type GameModule, type GameTypes, isAction, type PuzzleIdea } from '@baize/engine';
import { floorModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { describe, expect, test } from 'vitest';
import { decisions } from '../review/review.ts';
import { isSameKind, triedAnswer } from '../review/try-again.ts';
import { puzzlesAtTable } from './puzzle-finder.ts';
import { loadBook, PUZZLE_GAMES, PUZZLES_A_GAME, type Puzzle, type PuzzleGame, puzzleIn, puzzleOfDay, tablesIn } from './puzzles.ts';

const all = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, book: string): readonly Puzzle[] =>
  Array.from({ length: PUZZLES_A_GAME }, (_, at) => {
    const puzzle = puzzleIn(module, game, book, at + 1);
    if (puzzle === undefined) throw new Error(`${game} has no puzzle ${at + 1}. Make the book anew: node scripts/puzzles.mjs ${game}`);
    return puzzle;
  });

/** Every puzzle is the last decision of a record that the rules allow, and its answer is another action that is offered there. */
const expectSound = <T extends GameTypes>(module: GameModule<T>, puzzles: readonly Puzzle[]): readonly PuzzleIdea[] =>
  puzzles.map(({ record, judgment }) => {
    const last = [...decisions(module, record, record.me)].at(-1);
    if (last === undefined) throw new Error('The record holds no decision.');
    expect([last.line, last.action]).toEqual([record.log.length - 1, judgment.action]);
    expect(judgment.line).toBe(record.log.length - 1);
    expect(isSameKind(last.action, judgment.best)).toBe(false);
    expect(judgment.behind).toBeGreaterThan(2 * judgment.error);
    const about = isAction<T['action']>(module.game.shapes, judgment.best)
      ? module.puzzle?.(last.sight, last.action, judgment.best)
      : undefined;
    if (about === undefined) throw new Error('The game makes no puzzle of this.');
    return about;
  });

const LONGEST_RUN = 3;

/** Nobody gets far by always answering the same, nor by remembering the last one. */
const expectMixed = (about: readonly PuzzleIdea[], kinds: number): void => {
  expect(new Set(about.map(({ idea }) => idea)).size).toBe(PUZZLES_A_GAME);
  const answers = about.map(({ answer }) => answer);
  const counts = [...new Set(answers)].map((answer) => answers.filter((one) => one === answer).length);
  expect(counts.length).toBeGreaterThanOrEqual(kinds);
  expect(Math.max(...counts)).toBeLessThanOrEqual(0.3 * PUZZLES_A_GAME);
  let run = 0;
  for (const [at, answer] of answers.entries()) {
    run = answer === answers[at - 1] ? run + 1 : 1;
    expect(run).toBeLessThanOrEqual(LONGEST_RUN);
  }
};

/** The books of another version of the rules, the bots or the judge are not the ones that the script would make now. */
const expectMadeAgain = <T extends GameTypes>(module: GameModule<T>, game: PuzzleGame, puzzles: readonly Puzzle[], book: string): void => {
  for (const [at, puzzle] of puzzles.slice(0, 3).entries()) {
    const table = tablesIn(book)[at] ?? 0;
    const again = [...puzzlesAtTable(module, game, table)].map(({ record }) => record.log);
    expect(again).toContainEqual(puzzle.record.log);
  }
};

describe('the books hold a bit of everything: no two puzzles alike, no answer too often, and none in a long row', () => {
  test('of Blackjack, with every answer that there is', async () => {
    const book = await loadBook('blackjack');
    const puzzles = all(floorModule, 'blackjack', book);
    const about = expectSound(floorModule, puzzles);
    expectMixed(about, 5);
    expect(new Set(about.map(({ answer }) => answer))).toEqual(new Set(['hit', 'stand', 'double', 'split', 'surrender']));
    expectMadeAgain(floorModule, 'blackjack', puzzles, book);
  });
  test('of Hearts', async () => {
    expectMixed(expectSound(heartsModule, all(heartsModule, 'hearts', await loadBook('hearts'))), 5);
  });
  test("of Hold'em, where a bet or a raise is an answer too", async () => {
    const about = expectSound(holdemModule, all(holdemModule, 'holdem', await loadBook('holdem')));
    expectMixed(about, 4);
    expect(new Set(about.map(({ answer }) => answer))).toEqual(new Set(['fold', 'call', 'bet', 'raise']));
  });
  test('are small', async () => {
    for (const game of PUZZLE_GAMES) expect((await loadBook(game)).length).toBeLessThan(100_000);
  });
});

test('a bet where a bet is best is right, whatever its size', async () => {
  const puzzles = all(holdemModule, 'holdem', await loadBook('holdem'));
  const found = puzzles.find(({ judgment }) => JSON.stringify(judgment.best).includes('"bet"'));
  const made = found && [...decisions(holdemModule, found.record, found.record.me)].at(-1);
  const offer = made?.sight.offers.find(({ type }) => type === 'bet');
  if (found === undefined || made === undefined || offer?.type !== 'bet') throw new Error('No puzzle asks for a bet.');
  for (const amount of [offer.amount.min, Math.round((offer.amount.min + offer.amount.max) / 2)])
    expect(triedAnswer(holdemModule, made, found.judgment, { type: 'bet', amount }).isRight).toBe(true);
  expect(triedAnswer(holdemModule, made, found.judgment, { type: 'check' }).isRight).toBe(false);
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
