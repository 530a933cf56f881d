/** What can be set on the floor: the settings that mean something in a terminal. */
import type { Settings } from '@baize/casino';

/** One choice of a setting. */
interface Option {
  readonly label: string;
  /** In plain mode it may be said with this word. */
  readonly word: string;
  readonly isSet: (settings: Settings) => boolean;
  readonly set: (settings: Settings) => Settings;
}

/** A setting and its choices. */
export interface SettingRow {
  readonly name: string;
  readonly options: readonly Option[];
  readonly about: string;
}

const option = (label: string, word: string, change: Partial<Settings>): Option => ({
  label,
  word,
  isSet: (settings) => Object.entries(change).every(([key, value]) => Object.entries(settings).some(([k, v]) => k === key && v === value)),
  set: (settings) => ({ ...settings, ...change }),
});

/** The settings, from top to bottom. */
export const floorSettings: readonly SettingRow[] = [
  {
    name: 'Speed',
    about: 'How long each card and word is held.',
    options: [
      option('slow', 'slow', { speed: 'slow' }),
      option('normal', 'normal', { speed: 'normal' }),
      option('fast', 'fast', { speed: 'fast' }),
      option('instant', 'instant', { speed: 'instant' }),
    ],
  },
  {
    name: 'Hints',
    about: 'I at a table: what to do, and why.',
    options: [option('on', 'on', { hints: true }), option('off', 'off', { hints: false })],
  },
  {
    name: 'Suits',
    about: 'Diamonds and clubs may have their own.',
    options: [option('two colours', 'two', { deck: 'two-colour' }), option('four colours', 'four', { deck: 'four-colour' })],
  },
  {
    name: 'Leaving',
    about: 'Chips at risk are always asked about.',
    options: [option('always asks', 'always', { confirmLeaving: true }), option('asks for chips', 'chips', { confirmLeaving: false })],
  },
  {
    name: 'Bell',
    about: 'For your turn, from your next visit on.',
    options: [option('off', 'off', { bell: false }), option('on', 'on', { bell: true })],
  },
  {
    name: 'Mouse',
    about: 'Ctrl+T changes it for now.',
    options: [option('for the table', 'table', { mouse: true }), option('selects text', 'text', { mouse: false })],
  },
];

/** The settings after one of them was moved on, round and round. */
export const moveOn = (settings: Settings, { options }: SettingRow, by: number): Settings => {
  const at = options.findIndex(({ isSet }) => isSet(settings));
  return options.at((at + by) % options.length)?.set(settings) ?? settings;
};
