/** The languages of the floor. */
import { lexicon } from '@baize/engine';
import type { FloorWords } from './floor-words.ts';

/** The floor in the language that is spoken now. */
export const floorWords = lexicon<FloorWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
