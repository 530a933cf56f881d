/** The languages of looking back. */
import { lexicon } from '@baize/engine';
import type { LookBackWords } from './look-back-words.ts';

/** Looking back in the language that is spoken now. */
export const lookBackWords = lexicon<LookBackWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
