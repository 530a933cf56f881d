/** The languages of Hearts. */
import { lexicon } from '@baize/engine';
import type { HeartsWords } from './hearts-words.ts';

/** Hearts in the language that is spoken now. */
export const heartsWords = lexicon<HeartsWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
