/** The languages of the room round a table. */
import { lexicon } from '@baize/engine';
import type { SeatWords } from './seat-words.ts';

/** The room round a table in the language that is spoken now. */
export const seatWords = lexicon<SeatWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
