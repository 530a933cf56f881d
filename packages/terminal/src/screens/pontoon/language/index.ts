/** The languages of Pontoon's screen. */
import { lexicon } from '@baize/engine';
import type { PontoonScreenWords } from './pontoon-screen-words.ts';

/** The words of the screen in the language that is spoken now. */
export const pontoonScreenWords = lexicon<PontoonScreenWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
