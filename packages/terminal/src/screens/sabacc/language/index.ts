/** The languages of Sabacc's screen. */
import { lexicon } from '@baize/engine';
import type { SabaccScreenWords } from './sabacc-screen-words.ts';

/** What the screen of Sabacc says itself, in the language that is spoken now. */
export const screenWords = lexicon<SabaccScreenWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
