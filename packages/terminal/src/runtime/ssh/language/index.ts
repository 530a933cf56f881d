/** The languages of a house. */
import { lexicon } from '@baize/engine';
import type { HouseWords } from './house-words.ts';

/** A house in the language that is spoken now. */
export const houseWords = lexicon<HouseWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
