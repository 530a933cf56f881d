/** The languages of a look back. */
import { lexicon } from '@baize/engine';
import type { ReviewWords } from './review-words.ts';

/** A look back in the language that is spoken now. */
export const reviewWords = lexicon<ReviewWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
