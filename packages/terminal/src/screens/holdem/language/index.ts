/** The languages of Hold'em's table in the terminal. */
import { lexicon } from '@baize/engine';
import type { HoldemScreenWords } from './holdem-screen-words.ts';

/** The table's own words in the language that is spoken now. */
export const screenWords = lexicon<HoldemScreenWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
