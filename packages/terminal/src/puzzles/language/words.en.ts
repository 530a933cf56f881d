/** Puzzles in the terminal, in English. */
import { and, figure } from '@baize/engine/language/en';
import type { PuzzleNamed, PuzzlePageWords } from './puzzle-page-words.ts';

const nameOf = (puzzle: PuzzleNamed): string => {
  switch (puzzle.kind) {
    case 'daily':
      return `Today’s puzzle, ${puzzle.game}`;
    case 'numbered':
      return `Puzzle ${puzzle.number} of ${puzzle.of}, ${puzzle.game}`;
    case 'own':
      return `One of your own, ${figure(puzzle.left)} to fix`;
  }
};

/** Puzzles in English. */
export const words = {
  asks: (puzzle) => `${nameOf(puzzle)}: what would you play? No clock, and nothing at stake.`,
  solved: (count, run, days) => `${figure(count)} solved, ${figure(run)} in a row${days > 1 ? `, ${figure(days)} days in a row` : ''}.`,
  otherRules: 'This puzzle was made under rules that are no longer here.',
  noneOfYours: 'You have no mistakes left to fix. baize review finds them.',
  ownInTurn: 'Your own puzzles come one after another, without a number.',
  noneOf: (games, given) => `There are puzzles for ${and(games)}, and your own; none for ${given}.`,
  numbers: (most) => `Puzzles are numbered from 1 to ${most}.`,
  tooMany: (word) => `One puzzle at a time: ${word} is one word too many.`,
  takes: 'baize puzzle takes GAME, a number, own, --plain and --ascii.',
} as const satisfies PuzzlePageWords;
