/** The languages of rooms. */
import { lexicon } from '@baize/engine';
import type { RoomWords } from './room-words.ts';

/** Rooms in the language that is spoken now. */
export const roomWords = lexicon<RoomWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
