/** The languages of Roulette. */
import { lexicon } from '@baize/engine';
import type { RouletteWords } from './roulette-words.ts';

/** Roulette in the language that is spoken now. */
export const rouletteWords = lexicon<RouletteWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
