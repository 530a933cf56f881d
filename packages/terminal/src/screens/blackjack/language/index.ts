/** The languages of Blackjack's screen. */
import { lexicon } from '@baize/engine';
import type { BlackjackScreenWords } from './blackjack-screen-words.ts';

/** What the screen of Blackjack says itself, in the language that is spoken now. */
export const blackjackScreenWords = lexicon<BlackjackScreenWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
