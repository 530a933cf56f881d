/** What a player can set, for both front ends. */
import * as v from 'valibot';

// --- the speeds that a player can choose from ------------------------------------------------------------------------

/** How fast a table moves: every pause is multiplied by this. */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
/** The name of a speed. */
export type Speed = keyof typeof PACES;

// --- how strong opponents are, and how a table is set -----------------------------------------------------------------

/** The level of opponents that are not all alike. */
export const MIXED = 'mixed';

/** The level of players: what they all are. */
export const levelOf = (bots: readonly (string | null)[]): string => {
  const kinds = new Set(bots.filter((bot) => bot !== null));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : MIXED;
};

/** How a table is set: by which rules, with how many others, and how strong they are. */
export interface TableOptions {
  readonly preset: string;
  readonly others: number;
  readonly level: string;
}

const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The schema of the settings. A field that is missing or wrong takes its default, and the others stay. */
export const settingsSchema = v.object({
  speed: v.fallback(v.picklist(['slow', 'normal', 'fast', 'instant']), 'normal'),
  /** `system` follows what the device asks for. */
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), 'system'),
  effects: v.fallback(volume, 70),
  music: v.fallback(volume, 35),
  /** Whether music is heard at all; how loud is `music`. */
  musicOn: v.fallback(v.boolean(), true),
  muted: v.fallback(v.boolean(), false),
  felt: v.fallback(v.picklist(['green', 'blue', 'burgundy']), 'green'),
  rail: v.fallback(v.picklist(['dark', 'light']), 'dark'),
  deck: v.fallback(v.picklist(['two-colour', 'four-colour']), 'two-colour'),
  largeIndices: v.fallback(v.boolean(), false),
  hints: v.fallback(v.boolean(), true),
  /** Whether opponents pull a face now and then, and say a word. */
  reactions: v.fallback(v.boolean(), true),
  confirmLeaving: v.fallback(v.boolean(), true),
  /** Whether it is asked again before all chips go into a pot. */
  confirmAllIn: v.fallback(v.boolean(), false),
  /** In a terminal: whether a bell rings when it is the player's turn, and whether clicks are for the table. */
  bell: v.fallback(v.boolean(), false),
  mouse: v.fallback(v.boolean(), true),
});

/** The settings. */
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

/** The settings of a new player. */
export const defaultSettings: Settings = v.parse(settingsSchema, {});

/** The settings in some value from outside: what is wrong in it is as if it had never been set. */
export const readSettings = (value: unknown): Settings => {
  const read = v.safeParse(settingsSchema, value);
  return read.success ? read.output : defaultSettings;
};
