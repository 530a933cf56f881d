/** The puzzles in English. */
import { capital, figure, inWords } from '@baize/engine/language/en';
import type { PuzzleWords } from './puzzle-words.ts';

/** The puzzles in English. */
export const words = {
  title: 'Puzzles',
  back: 'Back',
  toFloor: 'Back to the floor',
  loading: 'Setting up the table …',
  gone: 'This puzzle isn’t here any more.',
  oldRules: 'This puzzle was made for rules that have changed since.',
  asks: { title: 'What would you play?', text: 'No clock, nothing at stake.' },
  plate: {
    title: 'Puzzle of the day',
    solved: 'Solved. There are plenty more',
    game: (game) => `${game}, the same for everyone`,
    days: (count) => (count === 1 ? 'One day' : `${capital(inWords(count))} days`),
    play: 'Play',
    more: 'More',
  },
  today: {
    title: 'Today’s puzzle',
    game: (game) => `${game}, the same for everyone.`,
    asks: 'One decision: what would you play?',
    solved: (days) => (days > 1 ? `Solved, ${inWords(days)} days in a row.` : 'Solved.'),
    play: 'Play today’s',
    again: 'Look at it again',
  },
  numbered: (number, of) => `No. ${figure(number)} of ${figure(of)}`,
  own: {
    title: 'Your own',
    none: 'Mistakes from your reviewed games appear here',
    left: (count) => `${figure(count)} to fix – solve ${count === 1 ? 'it' : 'each'} twice`,
  },
  noneSolved: 'Your solved puzzles, your streak and your best run will be counted here. Today’s puzzle adds a day to your streak.',
  solved: (solved, inRow, best) => `${figure(solved)} solved, ${figure(inRow)} in a row now, ${figure(best)} at best.`,
} as const satisfies PuzzleWords;
