/** The languages of Pontoon. */
import { lexicon } from '@baize/engine';
import type { PontoonWords } from './pontoon-words.ts';

/** Pontoon in the language that is spoken now. */
export const pontoonWords = lexicon<PontoonWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
