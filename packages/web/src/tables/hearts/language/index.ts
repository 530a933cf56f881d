/** The languages of the web's table of Hearts. */
import { lexicon } from '@baize/engine';
import type { HeartsTableWords } from './hearts-table-words.ts';

/** The table's own words in the language that is spoken now. */
export const heartsTableWords = lexicon<HeartsTableWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
