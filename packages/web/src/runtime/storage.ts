/** The disk of the browser: one key for the settings. */
import { parseSettings, type Settings } from '../settings/settings.ts';

const KEY = 'baize.settings';

/** The stored settings, or the house's own. */
export const loadSettings = (): Settings => {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    // Storage can be forbidden altogether, and then writing fails as well, which the settings sheet tells.
    return parseSettings(null);
  }
};

/** Remembers the settings. False where the browser forbids it. */
export const storeSettings = (settings: Settings): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
};
