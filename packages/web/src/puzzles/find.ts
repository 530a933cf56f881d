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
