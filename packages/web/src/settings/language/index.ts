/** The languages of the settings. */
import { lexicon } from '@baize/engine';
import type { SettingsWords } from './settings-words.ts';

/** The settings in the language that is spoken now. */
export const settingsWords = lexicon<SettingsWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
