/** The player's settings: what they may be, and what they are when nothing good is stored. */
import { SPEEDS, type Speed } from '../kit/motion.ts';

/** The felts of the house. */
export const FELTS = ['green', 'blue', 'burgundy'] as const;
/** The rails of the house. */
export const RAILS = ['dark', 'light'] as const;
/** The deck in two colours or in four. */
export const DECKS = ['two', 'four'] as const;

/** What a player has chosen. */
export interface Settings {
  readonly felt: (typeof FELTS)[number];
  readonly rail: (typeof RAILS)[number];
  readonly deck: (typeof DECKS)[number];
  readonly speed: Speed;
  /** Nothing travels or turns, whatever the system says. */
  readonly stillness: boolean;
  readonly hints: boolean;
}

/** The house's own. */
export const DEFAULTS: Settings = { felt: 'green', rail: 'dark', deck: 'two', speed: 'normal', stillness: false, hints: true };

const oneOf = <T extends string>(options: readonly T[], value: unknown, otherwise: T): T =>
  options.find((option) => option === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings from an untrusted value: each field on its own, so that one bad field costs only itself. */
export const settingsFrom = (value: unknown): Settings => {
  const given = isRecord(value) ? value : {};
  return {
    felt: oneOf(FELTS, given['felt'], DEFAULTS.felt),
    rail: oneOf(RAILS, given['rail'], DEFAULTS.rail),
    deck: oneOf(DECKS, given['deck'], DEFAULTS.deck),
    speed: oneOf(SPEEDS, given['speed'], DEFAULTS.speed),
    stillness: flag(given['stillness'], DEFAULTS.stillness),
    hints: flag(given['hints'], DEFAULTS.hints),
  };
};

/** Settings from stored text; broken text is as good as none. */
export const parseSettings = (text: string | null): Settings => {
  if (text === null) return DEFAULTS;
  try {
    return settingsFrom(JSON.parse(text));
  } catch {
    // Not JSON: somebody else's text, or half a write. There is nothing in it to save.
    return DEFAULTS;
  }
};

/** The classes on the root that dress the house; tokens.css knows them. */
export const classesFor = ({ felt, rail, deck }: Settings): readonly string[] => [
  `felt-${felt}`,
  `rail-${rail}`,
  ...(deck === 'four' ? ['four-colour'] : []),
];
