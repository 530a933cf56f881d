/** The languages of the terminal's table of Hearts. */
import { lexicon } from '@baize/engine';
import type { HeartsScreenWords } from './hearts-screen-words.ts';

/** The table's own words in the language that is spoken now. */
export const heartsScreenWords = lexicon<HeartsScreenWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
