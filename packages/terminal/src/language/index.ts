/** The languages of what is round every table. */
import { lexicon } from '@baize/engine';
import type { TerminalWords } from './terminal-words.ts';

/** What is round every table in the language that is spoken now. */
export const terminalWords = lexicon<TerminalWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
