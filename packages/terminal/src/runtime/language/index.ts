/** The languages of a visit. */
import { lexicon } from '@baize/engine';
import type { RuntimeWords } from './runtime-words.ts';

/** A visit in the language that is spoken now. */
export const runtimeWords = lexicon<RuntimeWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
