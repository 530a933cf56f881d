/** Finding a puzzle, in a thread of its own: the judge takes up to a second. */
import { type Puzzle, type PuzzleGame, puzzleOf } from '@baize/casino';
import { floorModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';

/** Which puzzle is asked for. */
export interface PuzzleAsked {
  readonly game: PuzzleGame;
  readonly name: string;
}

/** The puzzle. */
export const findPuzzle = ({ game, name }: PuzzleAsked): Puzzle | undefined => {
  switch (game) {
    case 'hearts':
      return puzzleOf(heartsModule, game, name);
    case 'blackjack':
      return puzzleOf(floorModule, game, name);
  }
};

/** Asks a thread for a puzzle, or the page itself where there can be none. It has all the time it needs. */
export const askPuzzle = (asked: PuzzleAsked, open: () => Worker): Promise<Puzzle | undefined> =>
  new Promise((settle) => {
    try {
      const worker = open();
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly answer: Puzzle | undefined }>) => {
        worker.terminate();
        settle(data.answer);
      });
      worker.addEventListener('error', () => settle(findPuzzle(asked)), { once: true });
      worker.postMessage({ id: 0, thought: asked });
    } catch {
      // No thread can be had: the page finds it by itself, and stands still for a moment.
      settle(findPuzzle(asked));
    }
  });
