/** The languages of the web's table of Pontoon. */
import { lexicon } from '@baize/engine';
import type { PontoonTableWords } from './pontoon-table-words.ts';

/** The table's own words in the language that is spoken now. */
export const pontoonTableWords = lexicon<PontoonTableWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
