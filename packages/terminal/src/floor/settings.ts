/** What can be set on the floor: the settings that mean something in a terminal. */
import type { CallWay, Settings } from '@baize/casino';
import { LANGUAGES } from '@baize/engine';
import type { SettingId, SettingLabel } from './language/floor-words.ts';
import { floorWords } from './language/index.ts';
import { TYPED_CHOICES, TYPED_SETTINGS } from './language/typed-settings.ts';

/** One choice of a setting. Its id is the word that it is said with in plain mode, beside the word of the language. */
interface Option {
  readonly id: string;
  readonly isSet: (settings: Settings) => boolean;
  readonly set: (settings: Settings) => Settings;
}

/** A setting and its choices. */
export interface SettingRow {
  readonly id: SettingId;
  readonly options: readonly Option[];
}

const option = (id: string, change: Partial<Settings>): Option => ({
  id,
  isSet: (settings) => Object.entries(change).every(([key, value]) => Object.entries(settings).some(([k, v]) => k === key && v === value)),
  set: (settings) => ({ ...settings, ...change }),
});

/** On or off: one way of being called at a table with friends. */
const callRow = (id: SettingId, way: CallWay): SettingRow => {
  const without = ({ callsOff }: Settings): readonly CallWay[] => callsOff.filter((one) => one !== way);
  const on: Option = {
    id: 'on',
    isSet: ({ callsOff }) => !callsOff.includes(way),
    set: (settings) => ({ ...settings, callsOff: without(settings) }),
  };
  const off: Option = {
    id: 'off',
    isSet: ({ callsOff }) => callsOff.includes(way),
    set: (settings) => ({ ...settings, callsOff: [...without(settings), way] }),
  };
  return { id, options: [on, off] };
};

/** The settings, from top to bottom. */
export const floorSettings: readonly SettingRow[] = [
  {
    id: 'speed',
    options: [
      option('slow', { speed: 'slow' }),
      option('normal', { speed: 'normal' }),
      option('fast', { speed: 'fast' }),
      option('instant', { speed: 'instant' }),
    ],
  },
  { id: 'hints', options: [option('on', { hints: true }), option('off', { hints: false })] },
  { id: 'suits', options: [option('two', { deck: 'two-colour' }), option('four', { deck: 'four-colour' })] },
  { id: 'leaving', options: [option('always', { confirmLeaving: true }), option('chips', { confirmLeaving: false })] },
  { id: 'allIn', options: [option('once', { confirmAllIn: false }), option('asks', { confirmAllIn: true })] },
  { id: 'bell', options: [option('off', { bell: false }), option('on', { bell: true })] },
  callRow('ring', 'sound'),
  callRow('title', 'title'),
  callRow('notice', 'notice'),
  { id: 'mouse', options: [option('table', { mouse: true }), option('text', { mouse: false })] },
  { id: 'language', options: (['system', ...LANGUAGES] as const).map((language) => option(language, { language })) },
];

/** What is said of a setting. */
export interface SettingShown {
  readonly name: string;
  readonly about: string;
  readonly options: readonly { readonly label: string; readonly word: string; readonly option: Option }[];
}

/** A setting in the language that is spoken now. */
export const settingShown = ({ id, options }: SettingRow): SettingShown => {
  const { name, about, choices } = floorWords().settings[id];
  const words: Readonly<Record<string, SettingLabel>> = choices;
  return {
    name,
    about,
    options: options.map((one) => {
      const [label, word] = words[one.id] ?? [one.id, one.id];
      return { label, word, option: one };
    }),
  };
};

/** The choice that is typed, in whichever language. */
export const settingNamed = (name: string, word: string): Option | undefined => {
  const row = floorSettings.find(
    (one) => one.id === name || one.id === TYPED_SETTINGS.get(name) || settingShown(one).name.toLowerCase() === name,
  );
  const meant = [word, ...(TYPED_CHOICES.get(word) ?? [])];
  return row && settingShown(row).options.find((one) => one.word === word || meant.includes(one.option.id))?.option;
};

/** The settings after one of them was moved on, round and round. */
export const moveOn = (settings: Settings, { options }: SettingRow, by: number): Settings => {
  const at = options.findIndex(({ isSet }) => isSet(settings));
  return options.at((at + by) % options.length)?.set(settings) ?? settings;
};
