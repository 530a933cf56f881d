/** The languages of what is said at a table. */
import { lexicon } from '@baize/engine';
import type { SayWords } from './say-words.ts';

/** What is said at a table in the language that is spoken now. */
export const sayWords = lexicon<SayWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
