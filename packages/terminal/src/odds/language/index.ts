/** The languages of `baize odds`. */
import { lexicon } from '@baize/engine';
import type { OddsLineWords } from './odds-line-words.ts';

/** The odds in the language that is spoken now. */
export const oddsLineWords = lexicon<OddsLineWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
