/** The languages of files. */
import { lexicon } from '@baize/engine';
import type { FileWords } from './file-words.ts';

/** Files in the language that is spoken now. */
export const fileWords = lexicon<FileWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
