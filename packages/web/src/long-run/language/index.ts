/** The languages of the long run. */
import { lexicon } from '@baize/engine';
import type { LongRunWords } from './long-run-words.ts';

/** The long run in the language that is spoken now. */
export const longRunWords = lexicon<LongRunWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
