/** The language of the page: what the address asks for, what the player has chosen, or what the browser prefers. */
import type { Settings } from '@baize/casino';
import { firstSpoken, isLanguage, type Language, loadWords, speakBy } from '@baize/engine';

/** The language that this page speaks; `?language=xx` marks every text that went through the words. */
export const languageOf = (setting: Settings['language'], search: string, preferred: readonly string[]): Language => {
  const asked = new URLSearchParams(search).get('language') ?? '';
  if (isLanguage(asked)) return asked;
  return setting === 'system' ? firstSpoken(preferred) : setting;
};

/** Speaks it from now on, as far as anything has been loaded. */
export const speakAsChosen = async (setting: Settings['language']): Promise<void> => {
  const language = languageOf(setting, location.search, navigator.languages);
  speakBy(() => language);
  document.documentElement.lang = language === 'xx' ? 'en' : language;
  await loadWords();
};
