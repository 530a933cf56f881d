/** The languages of the notices. */
import { lexicon } from '@baize/engine';
import type { NoticeWords } from './notice-words.ts';

/** The notices in the language that is spoken now. */
export const noticeWords = lexicon<NoticeWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
