/** Settings as they are typed in a language that is not spoken now: each word means an id, or one of several. */
import type { SettingId } from './floor-words.ts';

/** The names of the settings. */
export const TYPED_SETTINGS: ReadonlyMap<string, SettingId> = new Map([
  ['sprache', 'language'],
  ['tempo', 'speed'],
  ['tipps', 'hints'],
  ['farben', 'suits'],
  ['gehen', 'leaving'],
  ['all-in', 'allIn'],
  ['glocke', 'bell'],
  ['klingel', 'ring'],
  ['titel', 'title'],
  ['meldung', 'notice'],
  ['maus', 'mouse'],
]);

/** What they are set to. */
export const TYPED_CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['langsam', ['slow']],
  ['schnell', ['fast']],
  ['sofort', ['instant', 'once']],
  ['an', ['on']],
  ['aus', ['off']],
  ['zwei', ['two']],
  ['vier', ['four']],
  ['immer', ['always']],
  ['fragt', ['asks']],
  ['tisch', ['table']],
  ['englisch', ['en']],
  ['english', ['en']],
  ['deutsch', ['de']],
  ['german', ['de']],
]);
