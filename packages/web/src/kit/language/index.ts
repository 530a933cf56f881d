/** The languages of the kit. */
import { lexicon } from '@baize/engine';
import type { KitWords } from './kit-words.ts';

/** The kit in the language that is spoken now. */
export const kitWords = lexicon<KitWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
