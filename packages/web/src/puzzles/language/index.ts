/** The languages of the puzzles. */
import { lexicon } from '@baize/engine';
import type { PuzzleWords } from './puzzle-words.ts';

/** The puzzles in the language that is spoken now. */
export const puzzleWords = lexicon<PuzzleWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
