/** The languages of Blackjack. */
import { lexicon } from '@baize/engine';
import type { BlackjackWords } from './blackjack-words.ts';

/** Blackjack in the language that is spoken now. */
export const blackjackWords = lexicon<BlackjackWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
