/** The languages of the web's table of Hold'em. */
import { lexicon } from '@baize/engine';
import type { HoldemTableWords } from './holdem-table-words.ts';

/** The table's own words in the language that is spoken now. */
export const holdemTableWords = lexicon<HoldemTableWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
