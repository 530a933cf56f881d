/** The languages of records. */
import { lexicon } from '@baize/engine';
import type { RecordPageWords } from './record-page-words.ts';

/** Records in the language that is spoken now. */
export const recordPageWords = lexicon<RecordPageWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
