/** The languages of the terminal's table of Roulette. */
import { lexicon } from '@baize/engine';
import type { RouletteScreenWords } from './roulette-screen-words.ts';

/** The table's own words in the language that is spoken now. */
export const rouletteScreenWords = lexicon<RouletteScreenWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
