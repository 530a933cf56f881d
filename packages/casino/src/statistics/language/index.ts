/** The languages of the statistics. */
import { lexicon } from '@baize/engine';
import type { StatisticsWords } from './statistics-words.ts';

/** The statistics in the language that is spoken now. */
export const figureWords = lexicon<StatisticsWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
export type { CountedKind } from './statistics-words.ts';
