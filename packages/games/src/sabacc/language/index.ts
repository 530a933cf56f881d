/** The languages of Sabacc. */
import { lexicon } from '@baize/engine';
import type { SabaccWords } from './sabacc-words.ts';

/** Sabacc in the language that is spoken now. */
export const sabaccWords = lexicon<SabaccWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
