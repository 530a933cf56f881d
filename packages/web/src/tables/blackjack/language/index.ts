/** The languages of Blackjack's table. */
import { lexicon } from '@baize/engine';
import type { BlackjackTableWords } from './blackjack-table-words.ts';

/** What the table of Blackjack says itself, in the language that is spoken now. */
export const blackjackTableWords = lexicon<BlackjackTableWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
