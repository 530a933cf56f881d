/** The languages of a look back in the terminal. */
import { lexicon } from '@baize/engine';
import type { WalkWords } from './walk-words.ts';

/** A look back in the language that is spoken now. */
export const walkWords = lexicon<WalkWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
