/** The languages of tables with friends. */
import { lexicon } from '@baize/engine';
import type { FriendsWords } from './friends-words.ts';

/** Tables with friends in the language that is spoken now. */
export const friendsWords = lexicon<FriendsWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
