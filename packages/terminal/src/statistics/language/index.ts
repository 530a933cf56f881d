/** The languages of `baize statistics`. */
import { lexicon } from '@baize/engine';
import type { StatisticsLineWords } from './statistics-line-words.ts';

/** The lines of the statistics in the language that is spoken now. */
export const statisticsLineWords = lexicon<StatisticsLineWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
