/** The languages of the first steps. */
import { lexicon } from '@baize/engine';
import type { FirstWords } from './first-words.ts';

/** The first steps in the language that is spoken now. */
export const firstWords = lexicon<FirstWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
