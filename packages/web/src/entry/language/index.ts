/** The languages of the pages without a table. */
import { lexicon } from '@baize/engine';
import type { EntryWords } from './entry-words.ts';

/** The pages without a table in the language that is spoken now. */
export const entryWords = lexicon<EntryWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
