/** The languages of the frame. */
import { lexicon } from '@baize/engine';
import type { KitWords } from './kit-words.ts';

/** The frame in the language that is spoken now. */
export const kitWords = lexicon<KitWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
