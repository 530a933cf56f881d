/** The languages of the statistics' page. */
import { lexicon } from '@baize/engine';
import type { BooksWords } from './books-words.ts';

/** The statistics' page in the language that is spoken now. */
export const booksWords = lexicon<BooksWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
