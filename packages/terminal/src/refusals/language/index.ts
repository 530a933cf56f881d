/** The languages of refusals on the command line. */
import { lexicon } from '@baize/engine';
import type { RefusalWords } from './refusal-words.ts';

/** Refusals in the language that is spoken now. */
export const refusalWords = lexicon<RefusalWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
