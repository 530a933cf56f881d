/** The languages of the web's table of Roulette. */
import { lexicon } from '@baize/engine';
import type { RouletteTableWords } from './roulette-table-words.ts';

/** The table's own words in the language that is spoken now. */
export const rouletteTableWords = lexicon<RouletteTableWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
