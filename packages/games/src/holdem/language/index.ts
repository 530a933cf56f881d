/** The languages of Hold'em. */
import { lexicon } from '@baize/engine';
import type { HoldemWords } from './holdem-words.ts';

/** Hold'em in the language that is spoken now. */
export const holdemWords = lexicon<HoldemWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
