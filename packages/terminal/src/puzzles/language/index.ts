/** The languages of puzzles in the terminal. */
import { lexicon } from '@baize/engine';
import type { PuzzlePageWords } from './puzzle-page-words.ts';

/** Puzzles in the language that is spoken now. */
export const puzzlePageWords = lexicon<PuzzlePageWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
