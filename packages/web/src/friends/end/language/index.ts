/** The languages of the end of a session with friends. */
import { lexicon } from '@baize/engine';
import type { EndWords } from './end-words.ts';

/** The end of a session with friends in the language that is spoken now. */
export const endWords = lexicon<EndWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
