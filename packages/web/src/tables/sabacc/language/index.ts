/** The languages of Sabacc's table on the page. */
import { lexicon } from '@baize/engine';
import type { SabaccTableWords } from './sabacc-table-words.ts';

/** What the table of Sabacc says itself, in the language that is spoken now. */
export const sabaccTableWords = lexicon<SabaccTableWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
