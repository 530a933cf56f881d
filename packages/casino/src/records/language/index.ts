/** The languages of the check of a record. */
import { lexicon } from '@baize/engine';
import type { RecordWords } from './record-words.ts';

/** The check in the language that is spoken now. */
export const checkWords = lexicon<RecordWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
