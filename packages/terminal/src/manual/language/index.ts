/** The languages of the help, of the completion and of the man page. */
import { lexicon } from '@baize/engine';
import type { ManualWords } from './manual-words.ts';

/** The help in the language that is spoken now. */
export const manualWords = lexicon<ManualWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
